import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useAccess, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { TargetLink } from '../hub/target-link';
import { deadlineIcons, deadlineTarget } from './deadline-looks';
import { DeadlineStatus } from './deadline-status';
import type { ShownDeadline } from './deadlines.model';
import { useDeadlineWords } from './use-deadline-words';
import styles from './deadline-row.module.css';

interface DeadlineRowProps {
  deadline: ShownDeadline;
  participation: Participation;
  /** Holds the one main action of the page (DESIGN §12). */
  isMain: boolean;
}

const actionOf = ({ group, kind, detail: { code } }: ShownDeadline): string => {
  if (group !== 'todo') return 'open';
  if (code === 'fix') return 'fix';
  if (kind === 'catalogue-order') return 'continue';
  if (kind === 'services') return 'choose';
  if (kind.endsWith('-print-end')) return 'print';
  return code === 'none' ? 'add' : 'open';
};

/** Date first, then what it is, how far it is and where it leads (SHELL-244). */
export const DeadlineRow = ({ deadline, participation, isMain }: DeadlineRowProps) => {
  const { t } = useTranslation('deadlines');
  const { canWrite } = useAccess();
  const words = useDeadlineWords(participation.exhibition.timezone);
  const { group, isSoon, kind } = deadline;
  const title = words.title(deadline);
  const isTodo = group === 'todo' && canWrite;
  return (
    <li className={classNames(styles.row, group === 'passed' && styles.over)}>
      <div className={classNames(styles.when, isSoon && styles.soon)}>
        <time dateTime={deadline.at} title={words.moment(deadline)} className={styles.date}>
          {words.date(deadline)}
        </time>
        <span className={styles.left}>{words.left(deadline)}</span>
      </div>
      <Icon name={deadlineIcons[kind]} size={18} className={styles.icon} />
      <div className={styles.what}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.detail}>{words.detail(deadline)}</p>
      </div>
      <div className={styles.status}>
        <DeadlineStatus deadline={deadline} />
      </div>
      <div className={styles.action}>
        <TargetLink
          target={deadlineTarget(deadline, participation.id)}
          look={isTodo ? (isMain ? 'primary' : 'secondary') : 'text'}
        >
          {t(`action.${isTodo ? actionOf(deadline) : 'open'}`)}
          <span className="ff-sr-only">: {title}</span>
        </TargetLink>
      </div>
    </li>
  );
};
