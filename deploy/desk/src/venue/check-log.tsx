import { Icon } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import type { GateAnswer } from './use-gate';
import styles from './venue.module.css';
import { verdictLook } from './verdict-look';

/** The last checks of this gate, newest first. */
export const CheckLog = ({ answers, zone }: { answers: readonly GateAnswer[]; zone: string | undefined }) => {
  const { t } = useTranslation('desk');
  if (answers.length === 0) return null;
  return (
    <section aria-label={t('venue.log')}>
      <h2 className={styles.logTitle}>{t('venue.log')}</h2>
      <ol className={styles.log}>
        {answers.map(({ id, at, verdict, pass, code }) => (
          <li key={id} className={styles.logLine} data-tone={verdictLook[verdict].tone}>
            <Icon name={verdictLook[verdict].icon} size={16} />
            <span className={styles.logName}>{pass?.title ?? code}</span>
            <span>{t(`venue.verdict.${verdict}`)}</span>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at, zone === undefined ? {} : { zone })}</time>
          </li>
        ))}
      </ol>
    </section>
  );
};
