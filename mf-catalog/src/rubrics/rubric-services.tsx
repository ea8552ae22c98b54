import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { PriceTag } from '../price-tag/price-tag';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ChosenRubric } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { amountText } from '../price/amount-text';
import type { RubricPrice } from './entry-prices';
import type { OfferedService, RubricOffer } from './rubric-offer';
import styles from './rubrics.module.css';
import { usePriceText } from './use-price-text';

interface RubricServicesProps {
  rubric: ChosenRubric;
  price: RubricPrice;
  offer: RubricOffer;
  /** Whether one more short entry would be free. */
  hasFreePlace: boolean;
  /** The accessible name of the group. */
  labelledBy: string;
  onToggle: (serviceId: number) => void;
}

/** The services of a rubric with their prices; short and full information exclude each other. */
export const RubricServices = ({ rubric, price, offer, hasFreePlace, labelledBy, onToggle }: RubricServicesProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const priceText = usePriceText(offer);
  const costOf = ({ service, unit, isBrief }: OfferedService): string => {
    const chosen = price.services[rubric.services.indexOf(service.id)];
    if (chosen) return priceText(chosen);
    return isBrief && hasFreePlace ? t('rubrics.free') : amountText(unit, offer.currency);
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.services}>
      {offer.services.map((offered) => {
        const { service, unit } = offered;
        const isChosen = rubric.services.includes(service.id);
        const cost = costOf(offered);
        // the contact for a missing price is beside the checkbox, not part of its label
        const isUnknown = cost === amountText(null, offer.currency) && unit === null;
        return (
          <div key={service.id} className={styles.service}>
            <Checkbox checked={isChosen} onChange={() => onToggle(service.id)} className={styles.serviceBox}>
              {textOf(service, 'name', locale)} {!isUnknown && <span className={styles.cost}>{cost}</span>}
            </Checkbox>
            {isUnknown && <PriceTag amount={null} currency={offer.currency} className={styles.cost} />}
          </div>
        );
      })}
    </div>
  );
};
