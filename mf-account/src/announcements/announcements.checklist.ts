import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { daysLeft } from '@fairfront/shared-kit/domain/common';
import {
  defineChecklist,
  failsHere,
  useAccess,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ChecklistContent,
  type ChecklistItem,
} from '@fairfront/shared-kit/platform';
import { announcementsQuery } from '../api/announcements';

const modal = 'event-modal-announcements';
/** An unread announcement becomes urgent this many days before its last day. */
const soon = 3;

/**
 * Adds a checklist step for every mandatory announcement, done when the first administrator marks it as read. Also adds a
 * link to all announcements while there are any.
 */
const useAnnouncementsChecklist = (): ChecklistContent => {
  const { t } = useTranslation('account');
  const { api, now } = usePlatform();
  const locale = useLocale();
  const { canAdministerUsers } = useAccess();
  const { id, exhibition } = useParticipation();
  const { data, isPending, refetch } = useQuery(announcementsQuery(api, id));
  if (!data) return { state: isPending ? 'loading' : 'failed', items: [], retry: () => void refetch() };

  const urgencyOf = (due: string): Partial<ChecklistItem> => {
    const count = daysLeft(due, now(), exhibition.timezone);
    const date = formatProseDate(due, locale, { now: now() });
    if (count < 0) return { due, tone: 'danger', detail: t('announcements.todo.late', { date }) };
    const left = count > 0 ? `, ${t('kit:deadlineNotice.days', { count })}` : '';
    return { due, tone: count > soon ? 'info' : 'warning', detail: t('announcements.todo.until', { date }) + left };
  };
  return {
    state: 'ready',
    items: data
      .filter(({ is_step }) => is_step)
      .map((one) => ({
        id: String(one.id),
        done: one.is_counted,
        title: t('announcements.todo.title', { title: textOf(one, 'title', locale) }),
        tone: 'info',
        ...(one.read_until !== null && !one.is_counted && urgencyOf(one.read_until)),
        ...(canAdministerUsers && { target: { modal, params: { announcement: String(one.id) } } }),
      })),
    ...(data.length > 0 && {
      places: [
        {
          id: modal,
          icon: 'flag',
          title: t('announcements.place', { total: data.length }),
          target: { modal, params: {} },
        },
      ],
    }),
  };
};

export default defineChecklist(useAnnouncementsChecklist, ({ queryClient, api, participationId }) =>
  queryClient.prefetchQuery({ ...announcementsQuery(api, participationId), ...failsHere }),
);
