import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, type Notification } from '@fairfront/shared-kit/platform';
import { markAllRead, markRead } from '../../realtime/bell.query';

/** Marks notifications read: optimistically in the cache, then on the server; an error refetches them. */
export const useMarkRead = () => {
  const { api, now } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.notifications.all();
  const readAt = () => new Date(now()).toISOString();
  const reading = useAction<readonly number[]>({
    namespace: 'bell',
    rowOf: (ids) => ids.join(),
    run: (ids) => {
      markRead(queryClient, ids, readAt());
      return Promise.all(ids.map((id) => api.put('/notifications/{id}', { params: { path: { id } } })));
    },
    onRefused: () => {
      void queryClient.invalidateQueries({ queryKey });
      return true;
    },
  });
  const readingAll = useAction<undefined>({
    namespace: 'bell',
    run: (_nothing, { idempotencyKey }) => api.post('/notifications/read-all', { idempotencyKey }),
    onDone: () => markAllRead(queryClient, readAt()),
    invalidates: () => [queryKey],
  });
  return {
    isMarkingAll: readingAll.isBusy(),
    markRead: (items: readonly Notification[]) => {
      if (items.length > 0) void reading.run(items.map(({ id }) => id));
    },
    markAllRead: () => void readingAll.run(undefined),
  };
};
