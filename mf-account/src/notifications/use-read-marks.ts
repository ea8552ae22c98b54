import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/formats';
import { useLocale, useMutation, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { changeInLists, markReadInLists, removeFromLists } from '../api/notifications';

/** Until when a notification is put off, ms since the epoch; null takes it back at once. */
export interface Snooze {
  id: number;
  until: number | null;
}

/** Marks notifications read and unread, and puts them off: on screen at once, refetched with the bell when the server has answered (ACC-144, ACC-146, SHELL-466, SHELL-467). */
export const useReadMarks = () => {
  const { api, messages, now } = usePlatform();
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const locale = useLocale();
  const settle = () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all() });
  const fail = (error: unknown) => messages.error(errorText(error, t));
  const readAt = () => new Date(now()).toISOString();

  const one = useMutation({
    mutationFn: (id: number) => api.put('/notifications/{id}', { params: { path: { id } } }),
    onMutate: (id) => markReadInLists(queryClient, readAt(), [id]),
    onError: fail,
    onSettled: settle,
  });
  const all = useMutation({
    mutationFn: () => api.post('/notifications/read-all'),
    onSuccess: () => {
      markReadInLists(queryClient, readAt());
      messages.notice(t('notifications.allRead'));
    },
    onError: fail,
    onSettled: settle,
  });
  const unread = useMutation({
    mutationFn: (id: number) => api.put('/notifications/{id}/unread', { params: { path: { id } } }),
    onMutate: (id) => changeInLists(queryClient, id, { read_at: null }),
    onError: fail,
    onSettled: settle,
  });
  const snooze = useMutation({
    mutationFn: ({ id, until }: Snooze) =>
      api.put('/notifications/{id}/snooze', {
        params: { path: { id } },
        body: { until: until === null ? null : new Date(until).toISOString() },
      }),
    onMutate: ({ id }) => removeFromLists(queryClient, id),
    onSuccess: (_answer, { until }) => {
      if (until === null) return;
      const instant = new Date(until).toISOString();
      messages.notice(
        t('notifications.snooze.done', { date: formatProseDate(instant, locale), time: formatTime(instant) }),
      );
    },
    onError: fail,
    onSettled: settle,
  });
  return {
    markUnread: unread.mutate,
    snooze: snooze.mutate,
    markRead: one.mutate,
    markAllRead: () => all.mutate(),
    isMarkingAll: all.isPending,
  };
};
