import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { ChosenRubric, RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { RubricPrice } from './entry-prices';
import { RubricHead } from './rubric-head';
import type { RubricOffer } from './rubric-offer';
import styles from './rubrics.module.css';
import { usePriceText } from './use-price-text';

interface RubricTextProps {
  rubric: ChosenRubric;
  node: RubricNode | undefined;
  addresses: readonly RubricAddress[];
  price: RubricPrice;
  offer: RubricOffer;
}

/** A selected rubric as read-only text, for readers and sent orders. */
export const RubricText = ({ rubric, node, addresses, price, offer }: RubricTextProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const nameId = useId();
  const priceText = usePriceText(offer);
  const chosen = offer.services.filter(({ service }) => rubric.services.includes(service.id));
  return (
    <>
      <RubricHead nameId={nameId} node={node} price={price} offer={offer} />
      <ul aria-labelledby={nameId} className={styles.text}>
        {chosen.length === 0 && <li className={styles.cost}>{t('rubrics.noServices')}</li>}
        {chosen.map(({ service }) => {
          const cost = price.services[rubric.services.indexOf(service.id)];
          return (
            <li key={service.id}>
              {textOf(service, 'name', locale)} {cost && <span className={styles.cost}>{priceText(cost)}</span>}
            </li>
          );
        })}
        {addresses.map((row) => {
          const cost = price.addresses[row.id];
          return (
            <li key={row.id}>
              {row.address} {cost && <span className={styles.cost}>{priceText(cost)}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
};
