import { PriceTag } from '../price-tag/price-tag';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { amountText } from '../price/amount-text';
import { Heading } from '../context/heading';
import type { RubricPrice } from './entry-prices';
import type { RubricOffer } from './rubric-offer';
import styles from './rubrics.module.css';
import { usePriceText } from './use-price-text';

/** The name of a rubric, or a note that it is no longer in the tree. */
export const useRubricName = (node: RubricNode | undefined): string => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return node ? textOf(node, 'name', locale) : t('rubrics.unknown');
};

/** The total price of the rubric: its separate charges, or the reason why it is free. */
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
  /** The id of the name element, which labels the group of services. */
  nameId: string;
  node: RubricNode | undefined;
  price: RubricPrice;
  offer: RubricOffer;
  /** The button at the end. */
  end?: ReactNode;
}

/** The code, name and price of a selected rubric. */
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
