import { DeadlineNotice, deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineNotice, deadlineOf, isCreationDisabled, type PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import styles from './passes-head.module.css';

/**
 * The deadline for passes: plain text, a warning from ten days on, hidden afterwards and while the organiser has closed
 * passes.
 */
export const PassDeadline = ({ kind, count }: { kind: PassKind; count: number }) => {
  const { t } = useTranslation('passes');
  const { participation, now } = usePassContext();
  const { dateOf } = usePassLabels();
  const isNarrow = useNarrow();
  if (isCreationDisabled(kind, participation)) return null;
  const notice = deadlineNotice(deadlineOf(kind, participation), now, count);
  // the list area says that nothing was issued in time
  if (notice?.state !== 'open') return null;
  const lead = t('deadline.until', { date: dateOf(notice.at) });
  // a distant date is one line on a phone; the warning is a notice everywhere
  if (isNarrow && deadlineState(notice.at, now) === 'open') return <p className={styles.reason}>{lead}</p>;
  return <DeadlineNotice until={notice.at} now={now} lead={lead} />;
};
