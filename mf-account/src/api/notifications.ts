import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import {
  keepPreviousData,
  queryOptions,
  type Notification,
  type NotificationsMeta,
  type QueryClient,
} from '@fairfront/shared-kit/platform';

/** The list filters, named as in the API. */
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

/** Notifications per page. */
const pageSize = 20;

/** All cached lists of the screen, whatever their filters. */
const listsKey = queryKeys.notifications.lists();

/** One page of the user's notifications, newest first; the previous page stays visible while the next one loads. */
export const notificationsQuery = (api: ApiClient, filters: NotificationFilters) =>
  queryOptions({
    queryKey: queryKeys.notifications.list({ ...filters }),
    queryFn: ({ signal }) =>
      api.get('/notifications', { params: { query: { ...filters, perPage: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });

/** The options of the three filters; only values that occur in the user's notifications. */
export const notificationOptionsQuery = (
  api: ApiClient,
  path: '/notification-types' | '/notifications/companies' | '/notifications/exhibitions',
) =>
  queryOptions({
    queryKey: [...queryKeys.notifications.all(), 'options', path] as const,
    queryFn: async ({ signal }) =>
      (await api.get(path, { signal })).data.map((option) => ({ ...option, id: String(option.id) })),
  });

/** Changes one item in every cached list. The caller invalidates lists whose filter no longer matches. */
export const changeInLists = (queryClient: QueryClient, id: number, change: Partial<Notification>): void => {
  queryClient.setQueriesData<NotificationsPage>(
    { queryKey: listsKey },
    (page) => page && { ...page, data: page.data.map((item) => (item.id === id ? { ...item, ...change } : item)) },
  );
};

/** Removes one item from every cached list. */
export const removeFromLists = (queryClient: QueryClient, id: number): void => {
  queryClient.setQueriesData<NotificationsPage>(
    { queryKey: listsKey },
    (page) => page && { ...page, data: page.data.filter((item) => item.id !== id) },
  );
};

/** Marks items as read in every cached list; all of them when no ids are given. */
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
