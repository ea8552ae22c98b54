import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';
import type { FailedDecision } from './use-decisions';

interface FailuresProps {
  /** The queue, whose texts are used. */
  queue: string;
  failed: readonly FailedDecision<unknown>[];
  onClose: () => void;
}

/** The decisions that were not stored, with reasons: a conflict or a failed call. */
export const Failures = ({ queue, failed, onClose }: FailuresProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  if (failed.length === 0) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('failures', { count: failed.length })} onClose={onClose}>
      <ul className={styles.failures}>
        {failed.map(({ item, message, stored, text }) => (
          <li key={item.key}>
            <b>{item.title}</b>: {message}
            {stored?.decided_by && stored.decided_at && (
              <>
                {' '}
                {t(`${queue}.decided.${stored.status}`)}{' '}
                {t('decidedBy', {
                  name: `${stored.decided_by.name} ${stored.decided_by.lastname}`,
                  when: formatDateTime(stored.decided_at, locale),
                })}
              </>
            )}
            {text && <span className={styles.quote}>{t('yourText', { text })}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
