import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { Button } from '@fairfront/shared-kit/components/button';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import type { RemovedMember } from '../api/team-access';
import { shownRole } from '@fairfront/shared-kit/domain/participations/team';
import type { TeamAccessState } from './use-team-access';
import styles from './access-lists.module.css';

/** Removed members with who removed them and when; they can be restored for 30 days (mock-up y8). */
export const RemovedPeople = ({
  removed,
  restore,
}: { removed: readonly RemovedMember[] } & Pick<TeamAccessState, 'restore'>) => {
  const { t } = useTranslation('account');
  const titleId = useId();
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {t('access.removedTitle')}
      </h3>
      <ul className={styles.list}>
        {removed.map((member) => (
          <RemovedRow key={member.id} member={member} restore={restore} />
        ))}
      </ul>
    </section>
  );
};

const RemovedRow = ({ member, restore }: { member: RemovedMember } & Pick<TeamAccessState, 'restore'>) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const now = useNow();
  const { name, lastname, middlename, email, removed_by, removed_at, restore_until, issue, role, user_id } = member;
  const full = [lastname, name, middlename].filter(Boolean).join(' ') || email;
  const day = (instant: string) => formatProseDate(instant, locale, { now });
  return (
    <li className={styles.row}>
      <Avatar id={user_id} name={[name, lastname].filter(Boolean).join(' ') || email} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{full}</span>
        <span className={styles.quiet}>{email}</span>
        <span className={styles.secondary}>
          {t(`access.removedBy.${removed_by.kind}`, { name: removed_by.name, date: day(removed_at) })}
        </span>
      </span>
      <span className={styles.end}>
        <span className={styles.words}>
          {issue ? (
            <span className={styles.secondary}>{t(`errors.${issue}`)}</span>
          ) : (
            <>
              <span className={styles.secondary}>{t('access.until', { date: day(restore_until) })}</span>
              <span className={styles.quiet}>{t('access.roleKept', { role: t(`team.roles.${shownRole(role)}`) })}</span>
            </>
          )}
        </span>
        {!issue && (
          <Button
            size="sm"
            icon="undo"
            busy={restore.isBusy(member.id)}
            aria-label={t('access.restoreOf', { name: full })}
            onClick={() => void restore.run(member)}
          >
            {t('access.restore')}
          </Button>
        )}
      </span>
    </li>
  );
};
