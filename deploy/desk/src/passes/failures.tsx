import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './passes.module.css';
import { keyOf } from './queue-place';
import type { FailedDecision } from './use-decisions';

/** The decisions that were not stored, with reasons: a conflict or a failed call. */
export const Failures = ({ failed, onClose }: { failed: readonly FailedDecision[]; onClose: () => void }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  if (failed.length === 0) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('failures', { count: failed.length })} onClose={onClose}>
      <ul className={styles.failures}>
        {failed.map(({ pass, message, stored, comment }) => {
          const by = stored && stored.status !== 'consideration' ? stored.decided_by : null;
          return (
            <li key={keyOf(pass)}>
              <b>{pass.title}</b>: {message}
              {by && stored?.decided_at && (
                <>
                  {' '}
                  {t(`decided.${stored.status}`)}{' '}
                  {t('decided.by', {
                    name: `${by.name} ${by.lastname}`,
                    when: formatDateTime(stored.decided_at, locale),
                  })}
                </>
              )}
              {comment && <span className={styles.quote}>{t('yourText', { text: comment })}</span>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
