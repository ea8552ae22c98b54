import { useState } from 'react';
import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation, type Notification } from '@fairfront/shared-kit/platform';
import { markAllRead, markRead } from './bell.query';

/** Marks notifications read: the cache at once, the server behind it; a refusal fetches the truth again (SHELL-092). */
export const useMarkRead = () => {
  const { api, messages, now } = usePlatform();
  const { t } = useTranslation('bell');
  const queryClient = useQueryClient();
  const [isMarkingAll, setMarkingAll] = useState(false);
  const refetch = () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications.all() });
  const readAt = () => new Date(now()).toISOString();
  return {
    isMarkingAll,
    markRead: (items: readonly Notification[]) => {
      if (items.length === 0) return;
      const ids = items.map(({ id }) => id);
      markRead(queryClient, ids, readAt());
      const calls = ids.map((id) => api.put('/notifications/{id}', { params: { path: { id } } }));
      void Promise.all(calls).catch(refetch);
    },
    markAllRead: async () => {
      setMarkingAll(true);
      try {
        await api.post('/notifications/read-all');
        markAllRead(queryClient, readAt());
      } catch (error) {
        messages.error(errorText(error, t));
      } finally {
        setMarkingAll(false);
        void refetch();
      }
    },
  };
};
