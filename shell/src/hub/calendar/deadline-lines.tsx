import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatLongDate, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineLabel } from '../../deadlines/deadline-label';
import type { ShownDeadline } from '../../deadlines/deadlines.model';
import styles from './deadline-lines.module.css';

interface DeadlineLinesProps {
  deadlines: readonly ShownDeadline[];
  className?: string | undefined;
  /** Colours the date of a near deadline like its icon, if no calendar beside it shows how near it is. */
  tinted?: boolean;
}

/** A list of deadlines: title and date (mock-ups b and c). */
export const DeadlineLines = ({ deadlines, className, tinted = false }: DeadlineLinesProps) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const locale = useLocale();
  return (
    <ul className={classNames(styles.list, className)}>
      {deadlines.map((deadline) => {
        const { id, day, isSoon } = deadline;
        return (
          <li key={id} className={styles.deadline}>
            <Icon name={isSoon ? 'warning' : 'calendar'} size={16} className={isSoon ? styles.soon : styles.calm} />
            <span className={styles.what}>{deadlineLabel(deadline, t)}</span>
            <time
              dateTime={day}
              title={formatLongDate(day, locale)}
              className={classNames(styles.when, tinted && isSoon && styles.soon)}
            >
              {formatProseDate(day, locale, { now: now() })}
            </time>
          </li>
        );
      })}
    </ul>
  );
};
