import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { postRead, postReminder, type AnnouncementDetail } from '../api/announcement';
import type { Announcement } from '../api/announcements';
import { marksForAll } from '@fairfront/shared-kit/domain/account';
import { accountKeys } from '../api/query-keys';

/** Marks announcements as read optimistically and reminds the other team members. */
export const useAnnouncementActions = () => {
  const { t } = useTranslation('account');
  const { api, now } = usePlatform();
  const user = useUser();
  const participation = useParticipation();
  const { id } = participation;
  const isForAll = marksForAll(user.id, participation);

  const marked = <Read extends Announcement>(one: Read): Read => ({
    ...one,
    own_read_at: one.own_read_at ?? new Date(now()).toISOString(),
    is_counted: one.is_counted || isForAll,
  });
  const mark = useAction<number, AnnouncementDetail>({
    namespace: 'account',
    run: (announcementId) => postRead(api, id, announcementId),
    optimistic: (announcementId) => [
      {
        key: accountKeys.announcements.list(id),
        patch: (list: Announcement[]) => list.map((one) => (one.id === announcementId ? marked(one) : one)),
      },
      {
        key: accountKeys.announcements.detail(id, announcementId),
        patch: (one: AnnouncementDetail) => marked(one),
      },
    ],
    invalidates: () => [accountKeys.announcements.all(id), queryKeys.participations.all()],
    announce: () => t('announcements.marked'),
  });
  const remind = useAction<number, { recipients: number }>({
    namespace: 'account',
    run: (announcementId, { idempotencyKey }) => postReminder(api, id, announcementId, idempotencyKey),
    invalidates: () => [accountKeys.announcements.all(id)],
    announce: ({ recipients }) => t('announcements.reminded', { count: recipients }),
  });
  return { isForAll, mark, remind };
};
/** The actions on announcements. */
export type AnnouncementActions = ReturnType<typeof useAnnouncementActions>;
