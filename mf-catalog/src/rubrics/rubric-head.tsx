import { PriceTag } from '../price-tag';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-node';
import { amountText } from '../price/amount-text';
import { Heading } from '../context/heading';
import type { RubricPrice } from './entry-prices';
import type { RubricOffer } from './rubric-offer';
import styles from './rubrics.module.css';
import { usePriceText } from './use-price-text';

/** The name of a rubric; one that is no longer in the tree says so. */
export const useRubricName = (node: RubricNode | undefined): string => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return node ? textOf(node, 'name', locale) : t('rubrics.unknown');
};

/** What the rubric costs as a whole: its single charges, or what makes it cost nothing by itself. */
const RubricTotal = ({ price, offer }: { price: RubricPrice; offer: RubricOffer }) => {
  const { t } = useTranslation('catalog');
  const priceText = usePriceText(offer);
  const { services, addresses, total } = price;
  if (total === null) return <PriceTag amount={null} currency={offer.currency} />;
  const all = [...services, ...Object.values(addresses)];
  if (all.length === 0) return null;
  if (all.some(({ by }) => by === 'unit')) return <>{amountText(total, offer.currency)}</>;
  const covered = all.find(({ by }) => by === 'rubric-package');
  if (covered) return <span className={styles.covered}>{priceText(covered)}</span>;
  return <span className={styles.free}>{t('rubrics.free')}</span>;
};

interface RubricHeadProps {
  /** Id of the name, by which the group of services is named. */
  nameId: string;
  node: RubricNode | undefined;
  price: RubricPrice;
  offer: RubricOffer;
  /** The button at the end. */
  end?: ReactNode;
}

/** Code, name and price of a chosen rubric. */
export const RubricHead = ({ nameId, node, price, offer, end }: RubricHeadProps) => (
  <div className={styles.cardHead}>
    <Heading level={4} id={nameId} className={styles.cardName}>
      {node && <span className={styles.code}>{node.code}</span>} <span>{useRubricName(node)}</span>
    </Heading>
    <span className={styles.cardPrice}>
      <RubricTotal price={price} offer={offer} />
    </span>
    {end}
  </div>
);
