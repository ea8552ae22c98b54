import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDateTime, formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { addDays, dayAt } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useNow,
  useParticipation,
  useTranslation,
  useUser,
  type ParticipationUser,
} from '@fairfront/shared-kit/platform';
import type { MemberAccess } from '../api/team-access';
import { accessVia } from '@fairfront/shared-kit/domain/account';
import styles from './users.module.css';
import { inviteStatusVariant } from './invite-status-variant';

interface AccessCellProps {
  user: ParticipationUser;
  /** Undefined while loading and after a failed request. */
  access: MemberAccess | undefined;
  isLoading: boolean;
}

/** The last visit of a member, with the time for yesterday and today; an invitation shows when it expires. */
export const LastSeenCell = ({ user, access, isLoading }: AccessCellProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const me = useUser();
  const now = useNow();
  if (user.invite === 'pending') {
    const until = access?.invited_until;
    return (
      <span className={styles.lines}>
        <StatusBadge {...inviteStatusVariant.pending}>{t('team.invitationSent')}</StatusBadge>
        {until && (
          <time className={styles.quiet} dateTime={until} title={formatDateTime(until, locale)}>
            {t('access.invitedUntil', { date: formatProseDate(until, locale, { now }) })}
          </time>
        )}
      </span>
    );
  }
  if (user.id === me.id) return <strong className={styles.now}>{t('access.now')}</strong>;
  if (isLoading) return <Skeleton width={96} height={16} />;
  const seen = access?.last_seen_at;
  if (!seen) return <span className={styles.secondary}>{access ? t('access.neverSeen') : ''}</span>;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [day, today] = [dayAt(Date.parse(seen), zone), dayAt(now, zone)];
  const near = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null;
  return (
    <time className={styles.secondary} dateTime={seen} title={formatDateTime(seen, locale)}>
      {near ? t(`access.${near}`, { time: formatTime(seen) }) : formatProseDate(seen, locale, { now })}
    </time>
  );
};

/** The company that a member belongs to, who invited them and when; one line of text where there is no column for it. */
export const ViaCell = ({ user, access, isLoading, inline = false }: AccessCellProps & { inline?: boolean }) => {
  const { t } = useTranslation('account');
  const { type } = useParticipation();
  const inviter = useInviter(access);
  const via = t(`access.${accessVia(user.role, type)}`);
  if (inline) return [via, ...(inviter ? [inviter] : [])].join(', ');
  return (
    <span className={styles.lines}>
      <span>{via}</span>
      {isLoading ? <Skeleton width={140} height={12} /> : inviter && <span className={styles.quiet}>{inviter}</span>}
    </span>
  );
};

const useInviter = (access: MemberAccess | undefined): string | null => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const now = useNow();
  if (!access?.invited_at || !access.invited_by) return null;
  const { kind, name } = access.invited_by;
  const date = formatProseDate(access.invited_at, locale, { now });
  return t(`access.invitedBy.${kind}`, { name, date });
};
