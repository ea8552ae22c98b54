import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { Trans } from '@fairfront/shared-kit/platform/trans';
import { quotaState, type PassKind, type PassQuota, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import styles from './passes-head.module.css';

interface QuotaLineProps {
  kind: PassKind;
  /** Undefined until the first response. */
  meta: { quota: PassQuota; status_counts: Record<PassStatus, number> } | undefined;
  isLoading: boolean;
  /** Explains how the quota is counted. */
  rule?: string;
}

/** Used and total passes by status; without a limit only the count. */
export const QuotaLine = ({ kind, meta, isLoading, rule }: QuotaLineProps) => {
  const { t } = useTranslation('passes');
  const { denialOf, statusOf } = usePassLabels();
  if (!meta) {
    return isLoading ? (
      <div className={kind !== 'car' ? styles.expectedMeter : styles.expectedLine}>
        <Skeleton height={34} width="60%" />
      </div>
    ) : null;
  }
  const { quota, status_counts: statuses } = meta;
  if (quotaState(kind, quota) === 'none') return <p>{denialOf({ code: 'quota_reached', total: null })}</p>;
  const { count, held = 0, total } = quota;
  const free = total === null ? 0 : total - count - held;
  const number = <b className={styles.count} data-testid="quota-count" />;
  return (
    <>
      <p className={styles.line}>
        {total === null ? (
          <Trans t={t} i18nKey="quota.countOnly" count={count} components={{ number }} />
        ) : (
          <Trans
            t={t}
            i18nKey={free > 0 ? 'quota.lineFree' : 'quota.line'}
            values={{ count: count + held, total, free }}
            components={{ number, free: <b className={styles.free} /> }}
          />
        )}
        {held > 0 && (
          <span>{t('quota.split', { passes: t('passes', { count }), links: t('links', { count: held }) })}</span>
        )}
        {rule && <TooltipIcon label={t('quota.ruleLabel')} content={rule} icon="question" />}
      </p>
      {total !== null && (
        <QuotaMeter
          className={styles.meter}
          legend="used"
          total={total}
          accepted={statuses.accepted}
          waiting={statuses.consideration}
          rejected={statuses.rejected}
          held={held}
          names={{ waiting: statusOf(kind, 'consideration') }}
          label={held > 0 ? t('quota.spokenHeld', { count, held, total }) : t('quota.spoken', { count, total })}
        />
      )}
    </>
  );
};
