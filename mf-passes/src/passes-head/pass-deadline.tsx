import { DeadlineNotice, deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineNotice, deadlineOf, isCreationDisabled, type PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassContext, usePassLabels } from '../context/use-pass-context';
import styles from './passes-head.module.css';

/**
 * Until when passes can be issued: plain, a warning from ten days on, gone afterwards (PASS-046, PASS-047, PASS-049). Where
 * the organiser has closed them there is no date to wait for.
 */
export const PassDeadline = ({ kind, count }: { kind: PassKind; count: number }) => {
  const { t } = useTranslation('passes');
  const { participation, now } = usePassContext();
  const { dateOf } = usePassLabels();
  const isNarrow = useNarrow();
  if (isCreationDisabled(kind, participation)) return null;
  const notice = deadlineNotice(deadlineOf(kind, participation), now, count);
  // that nothing was issued in time stands in the place of the list
  if (notice?.state !== 'open') return null;
  const lead = t('deadline.until', { date: dateOf(notice.at) });
  // a date that is far away is a line of a phone; the warning is a notice everywhere
  if (isNarrow && deadlineState(notice.at, now) === 'open') return <p className={styles.reason}>{lead}</p>;
  return <DeadlineNotice until={notice.at} now={now} lead={lead} />;
};
