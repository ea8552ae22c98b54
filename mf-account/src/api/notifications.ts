import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import {
  keepPreviousData,
  queryOptions,
  type Notification,
  type NotificationsMeta,
  type QueryClient,
} from '@fairfront/shared-kit/platform';

/** What the list is narrowed to; the names are those of the call (ACC-142). */
export interface NotificationFilters {
  notification_type?: string;
  company_id?: number;
  exhibition_id?: number;
  state?: 'new' | 'snoozed';
  page: number;
}

interface NotificationsPage {
  data: Notification[];
  meta: NotificationsMeta;
}

/** Notifications a page (ACC-203). */
const pageSize = 20;

/** Lists of the screen in the cache, whatever their filters. */
const listsKey = queryKeys.notifications.lists();

/** A page of the own notifications, newest first; the former page stays while the next one comes. */
export const notificationsQuery = (api: ApiClient, filters: NotificationFilters) =>
  queryOptions({
    queryKey: queryKeys.notifications.list({ ...filters }),
    queryFn: ({ signal }) =>
      api.get('/notifications', { params: { query: { ...filters, perPage: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });

/** The options of the three filters: only what occurs in the own notifications (ACC-143). */
export const notificationOptionsQuery = (
  api: ApiClient,
  path: '/notification-types' | '/notifications/companies' | '/notifications/exhibitions',
) =>
  queryOptions({
    queryKey: [...queryKeys.notifications.all(), 'options', path] as const,
    queryFn: async ({ signal }) =>
      (await api.get(path, { signal })).data.map((option) => ({ ...option, id: String(option.id) })),
  });

/** Changes one item in every list of the cache; a list of another state is asked for again by whoever changes it. */
export const changeInLists = (queryClient: QueryClient, id: number, change: Partial<Notification>): void => {
  queryClient.setQueriesData<NotificationsPage>(
    { queryKey: listsKey },
    (page) => page && { ...page, data: page.data.map((item) => (item.id === id ? { ...item, ...change } : item)) },
  );
};

/** Takes one item out of every list of the cache. */
export const removeFromLists = (queryClient: QueryClient, id: number): void => {
  queryClient.setQueriesData<NotificationsPage>(
    { queryKey: listsKey },
    (page) => page && { ...page, data: page.data.filter((item) => item.id !== id) },
  );
};

/** Marks items read in every list of the cache, all of them when no ids are given. */
export const markReadInLists = (queryClient: QueryClient, readAt: string, ids?: readonly number[]): void => {
  queryClient.setQueriesData<NotificationsPage>(
    { queryKey: listsKey },
    (page) =>
      page && {
        ...page,
        data: page.data.map((item) =>
          item.read_at === null && (!ids || ids.includes(item.id)) ? { ...item, read_at: readAt } : item,
        ),
      },
  );
};
