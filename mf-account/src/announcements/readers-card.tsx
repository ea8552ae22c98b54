import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { Button } from '@fairfront/shared-kit/components/button';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import {
  useAccess,
  useLocale,
  useParticipation,
  usePlatform,
  useTranslation,
  useUser,
} from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import type { AnnouncementDetail } from '../api/announcement';
import { marksForAll } from '@fairfront/shared-kit/domain/account';
import type { AnnouncementActions } from './use-announcement-actions';
import styles from './readers-card.module.css';

interface Person {
  id: number;
  name: string;
  lastname: string;
}
const nameOf = ({ name, lastname }: Person): string => [lastname, name].filter(Boolean).join(' ');

/** Shows who on the team has read the announcement and whose mark completes the step, and reminds the others. */
export const ReadersCard = ({
  announcement,
  actions,
}: {
  announcement: AnnouncementDetail;
  actions: AnnouncementActions;
}) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const titleId = useId();
  const { readers, waiting, is_compulsory, is_counted } = announcement;
  const when = (instant: string) => `${formatProseDate(instant, locale, { now: now() })}, ${formatTime(instant)}`;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('announcements.readers')}
        </h3>
        <span className={styles.count}>
          {t('announcements.readersCount', { done: readers.length, total: readers.length + waiting.length })}
        </span>
      </div>
      {readers.length === 0 ? (
        <p className={styles.note}>{t('announcements.nobody')}</p>
      ) : (
        <ul className={styles.people}>
          {readers.map((reader) => (
            <li key={reader.id} className={styles.person}>
              <Avatar id={reader.id} name={[reader.name, reader.lastname].join(' ')} size={32} />
              <span className={styles.name}>{nameOf(reader)}</span>
              <time dateTime={reader.read_at} className={styles.time}>
                {when(reader.read_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <p className={styles.note}>{t('announcements.waiting', { names: waiting.map(nameOf).join(', ') })}</p>
      )}
      {is_compulsory && <StepNote isCounted={is_counted} />}
      <Reminder announcement={announcement} actions={actions} />
    </section>
  );
};

/** Whose mark completes the step, or that it is complete. */
const StepNote = ({ isCounted }: { isCounted: boolean }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const me = useUser();
  const participation = useParticipation();
  const administrators = participation.users.filter(
    (user) => user.invite === 'activated' && marksForAll(user.id, participation),
  );
  const names = [
    ...(marksForAll(me.id, participation) ? [t('announcements.you')] : []),
    ...administrators.filter(({ id }) => id !== me.id).map(({ name, lastname }) => `${name} ${lastname}`.trim()),
  ];
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  const text = names.length === 0 ? t('announcements.countedByParent') : t('announcements.countedBy', { names: list });
  return <p className={styles.note}>{isCounted ? t('announcements.counted') : text}</p>;
};

const Reminder = ({
  announcement,
  actions: { remind },
}: {
  announcement: AnnouncementDetail;
  actions: AnnouncementActions;
}) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const me = useUser();
  const { canAdministerUsers } = useAccess();
  const { id, waiting, remind_from } = announcement;
  if (!canAdministerUsers || !waiting.some((person) => person.id !== me.id)) return null;
  const date = remind_from && `${formatProseDate(remind_from, locale, { now: now() })}, ${formatTime(remind_from)}`;
  const isTooEarly = remind_from !== null && Date.parse(remind_from) > now();
  return (
    <div className={styles.remind}>
      <Button
        variant="text"
        size="sm"
        icon="bell"
        busy={remind.isBusy()}
        disabledReason={isTooEarly ? t('announcements.remindFrom', { date }) : undefined}
        onClick={() => void remind.run(id)}
      >
        {t('announcements.remind')}
      </Button>
    </div>
  );
};
