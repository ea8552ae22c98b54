import { deadlineActions, deadlineIcons } from '@fairfront/shared-kit/domain/participations';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { ownTextOf } from '@fairfront/shared-kit/domain/common';
import { useAccess, useLocale, usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { TargetLink } from '../routing/target-link';
import { deadlineTarget } from './deadline-target';
import { DeadlineStatus } from './deadline-status';
import type { ShownDeadline } from './deadlines.model';
import { ExtendAction } from './extensions/extend-action';
import type { ExtensibleDeadline } from './extensions/extensions.model';
import { useDeadlineTexts } from './use-deadline-texts';
import styles from './deadline-row.module.css';

interface DeadlineRowProps {
  deadline: ExtensibleDeadline;
  participation: Participation;
  /** Contains the only primary action of the page (DESIGN §12). */
  isMain: boolean;
  /** The extension form is open beside the list. */
  isExtending: boolean;
}

const actionOf = ({ group, kind, detail: { code } }: ShownDeadline): string => {
  if (group !== 'todo') return 'open';
  if (code === 'fix') return 'fix';
  return deadlineActions[kind] ?? (code === 'none' ? 'add' : 'open');
};

/**
 * The date first, then the title, progress and link, and the button that requests an extension.
 */
export const DeadlineRow = ({ deadline, participation, isMain, isExtending }: DeadlineRowProps) => {
  const { t } = useTranslation('deadlines');
  const { canWrite } = useAccess();
  const texts = useDeadlineTexts(participation.exhibition.timezone);
  const { group, isSoon, kind, extension } = deadline;
  const title = texts.title(deadline);
  const isTodo = group === 'todo' && canWrite;
  const canExtend = canWrite && extension !== null && !extension.offer.refusal;
  const target = deadlineTarget(deadline, participation.id);
  // the extension button takes the space of the plain link
  const isTitleLink = canExtend && !isTodo;
  return (
    <li className={classNames(styles.row, group === 'passed' && styles.over, isExtending && styles.chosen)}>
      <div className={classNames(styles.when, isSoon && styles.soon)}>
        <time dateTime={deadline.at} title={texts.moment(deadline)} className={styles.date}>
          {texts.date(deadline)}
        </time>
        <span className={styles.left}>
          {extension?.former ? <s>{texts.date({ day: extension.former })}</s> : texts.left(deadline)}
        </span>
      </div>
      <Icon name={deadlineIcons[kind]} size={18} className={styles.icon} />
      <div className={styles.what}>
        <h3 className={styles.title}>
          {isTitleLink ? (
            <TargetLink target={target} variant="quiet">
              {title}
            </TargetLink>
          ) : (
            title
          )}
          {extension?.former && (
            <StatusBadge tone="success" icon="check-circle" className={styles.extended}>
              {t('extension.extended')}
            </StatusBadge>
          )}
        </h3>
        <ExtensionText deadline={deadline} zone={participation.exhibition.timezone} />
      </div>
      <div className={styles.status}>
        <DeadlineStatus deadline={deadline} />
      </div>
      <div className={styles.action}>
        {canExtend && (
          <ExtendAction
            kind={kind}
            title={title}
            participationId={participation.id}
            isOpen={isExtending}
            isSmall={isTodo}
          />
        )}
        {!isTitleLink && (
          <TargetLink target={target} variant={isTodo ? (isMain ? 'primary' : 'secondary') : 'text'}>
            {t(`action.${isTodo ? actionOf(deadline) : 'open'}`)}
            <span className="ff-sr-only">: {title}</span>
          </TargetLink>
        )}
      </div>
    </li>
  );
};

/**
 * Progress; for an extended deadline also the reason, and for one that cannot be extended a note that it cannot.
 */
const ExtensionText = ({ deadline, zone }: { deadline: ExtensibleDeadline; zone: string }) => {
  const { t } = useTranslation('deadlines');
  const { now } = usePlatform();
  const locale = useLocale();
  const texts = useDeadlineTexts(zone);
  const { extension, group } = deadline;
  const decided = extension?.former ? extension.granted?.decided_at : null;
  const rule = extension?.rule;
  const isNever = group === 'todo' && rule !== null && rule?.until === null;
  const note = rule && ownTextOf(rule, 'note', locale);
  return (
    <>
      <p className={styles.detail}>
        {decided
          ? t('extension.onRequest', { date: formatProseDate(decided, locale, { now: now(), zone }) })
          : texts.detail(deadline)}
      </p>
      {isNever && (
        <p className={styles.detail}>{note ? t('extension.neverBecause', { note }) : t('extension.never')}</p>
      )}
    </>
  );
};
