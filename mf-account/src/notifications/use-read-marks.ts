import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { useMutation, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { markReadInLists } from '../api/notifications';

/** Marks notifications read: on screen at once, refetched with the bell when the server has answered (ACC-144, ACC-146). */
export const useReadMarks = () => {
  const { api, messages, now } = usePlatform();
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
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
  return { markRead: one.mutate, markAllRead: () => all.mutate(), isMarkingAll: all.isPending };
};
