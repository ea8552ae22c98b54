import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sub-exhibitors.module.css';

interface StandQuotaLineProps {
  count: number;
  quota: { total: number | null; own: number; held: number; given: number; available: number };
}

/** The number of sub-exhibitors and the distribution of the stand's quota. */
export const StandQuotaLine = ({ count, quota }: StandQuotaLineProps) => {
  const { t } = useTranslation('account');
  const { total, own, held, given, available } = quota;
  return (
    <div className={styles.head}>
      <p className={styles.figures}>{t('subs.figures', { n: count, available, total: total ?? 0 })}</p>
      {total !== null && (
        <QuotaMeter
          total={total}
          accepted={own}
          held={held}
          given={given}
          names={{ accepted: t('subs.own'), given: t('subs.given') }}
          legend
        />
      )}
    </div>
  );
};
