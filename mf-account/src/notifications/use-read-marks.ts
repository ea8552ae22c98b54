import { useAction, type ActionOptions } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { changeInLists, markReadInLists, removeFromLists } from '../api/notifications';

/** When a snoozed notification returns, ms since the epoch; null brings it back at once. */
export interface Snooze {
  id: number;
  until: number | null;
}

const common = {
  namespace: 'account',
  // also after a refusal: the optimistic change is rolled back
  invalidates: () => [queryKeys.notifications.all()],
} satisfies Partial<ActionOptions<unknown, unknown>>;

/**
 * Marks notifications as read or unread and snoozes them. The change is optimistic; list and bell are refetched after the
 * answer.
 */
export const useReadMarks = () => {
  const { api, now } = usePlatform();
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const locale = useLocale();
  const readAt = () => new Date(now()).toISOString();
  const pathOf = (id: number) => ({ params: { path: { id } } });

  const reading = useAction<number>({
    ...common,
    rowOf: (id) => id,
    run: (id) => {
      markReadInLists(queryClient, readAt(), [id]);
      return api.put('/notifications/{id}', pathOf(id));
    },
  });
  const readingAll = useAction<undefined>({
    ...common,
    run: () => api.post('/notifications/read-all'),
    onDone: () => markReadInLists(queryClient, readAt()),
    announce: () => t('notifications.allRead'),
  });
  const unreading = useAction<number>({
    ...common,
    rowOf: (id) => id,
    run: (id) => {
      changeInLists(queryClient, id, { read_at: null });
      return api.put('/notifications/{id}/unread', pathOf(id));
    },
  });
  const snoozing = useAction<Snooze>({
    ...common,
    rowOf: ({ id }) => id,
    run: ({ id, until }) => {
      removeFromLists(queryClient, id);
      const body = { until: until === null ? null : new Date(until).toISOString() };
      return api.put('/notifications/{id}/snooze', { ...pathOf(id), body });
    },
    announce: (_answer, { until }) => {
      if (until === null) return null;
      const instant = new Date(until).toISOString();
      return t('notifications.snooze.done', { date: formatProseDate(instant, locale), time: formatTime(instant) });
    },
  });
  return {
    markUnread: (id: number) => void unreading.run(id),
    snooze: (snooze: Snooze) => void snoozing.run(snooze),
    markRead: (id: number) => void reading.run(id),
    markAllRead: () => void readingAll.run(undefined),
    isMarkingAll: readingAll.isBusy(),
  };
};
