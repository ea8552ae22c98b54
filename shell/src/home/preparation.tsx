import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { formatPercent } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Preparation as PreparationResponse } from '@fairfront/shared-kit/api';
import styles from './exhibition-card.module.css';

/** The completed steps of the company's hub; the space is reserved until the response arrives. */
export const Preparation = ({ steps }: { steps: Pick<PreparationResponse, 'done' | 'total'> | undefined }) => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const share = steps && formatPercent(steps.done / steps.total, locale);
  return (
    <div className={styles.preparation}>
      {steps && share && (
        <>
          <p className={styles.steps}>
            <b className={styles.done}>{t('home.prepared', { done: steps.done, count: steps.total })}</b>
            <span aria-hidden="true">{share}</span>
          </p>
          <QuotaMeter total={steps.total} accepted={steps.done} label={share} legend={false} />
        </>
      )}
    </div>
  );
};
