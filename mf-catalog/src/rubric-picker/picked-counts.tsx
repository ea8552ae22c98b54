import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { amountText } from '../price/amount-text';
import styles from './rubric-picker.module.css';
import { shortEntriesSum } from './short-entry-price';

interface PickedCountsProps {
  template: CatalogueTemplate;
  /** The draft with the currently ticked rubrics. */
  draft: OrderDraft;
  count: number;
  /** In percent. */
  vatRate: number;
}

/** Paid rubrics are those beyond the free ones. */
const paidOf = (selected: number, free: number): number => Math.max(selected - free, 0);

/** The number of selected and paid rubrics, and the price of their entries. */
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
