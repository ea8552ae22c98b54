import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { amountText } from '../price/amount-text';
import styles from './rubric-picker.module.css';
import { shortEntriesSum } from './short-entry-price';

interface PickedCountsProps {
  template: CatalogueTemplate;
  /** With the rubrics as they are ticked. */
  draft: OrderDraft;
  count: number;
  /** Percent. */
  vatRate: number;
}

/** Paid ones are those beyond the free ones (CAT-104). */
const paidOf = (selected: number, free: number): number => Math.max(selected - free, 0);

/** How many are selected, how many of them are paid, and what their entries cost (CAT-104). */
export const PickedCounts = ({ template, draft, count, vatRate }: PickedCountsProps) => {
  const { t } = useTranslation('catalog');
  const paid = paidOf(count, template.number_free_rubrics);
  const sum = paid > 0 ? shortEntriesSum(template, draft, vatRate) : 0;
  return (
    <div className={styles.counts}>
      <p role="status">
        {t('picker.selected')} <b className={styles.count}>{count}</b>, {t('picker.paid')}{' '}
        <b className={styles.count}>{paid}</b>
      </p>
      {sum !== null && sum > 0 && (
        <p className={styles.sum}>{t('picker.sum', { amount: amountText(sum, draft.currency) })}</p>
      )}
    </div>
  );
};
