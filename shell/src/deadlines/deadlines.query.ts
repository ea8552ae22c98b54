import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { deadlineKeys } from './query-keys';

/** ms for which deadlines fetched before their screen mounted are not refetched. */
const freshFor = 5_000;

/** The deadlines of a participation. Other people work on it too, so a screen that opens refetches them. */
export const deadlinesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.deadlines.lists(id),
    queryFn: ({ signal }) => api.get('/participants/{id}/deadlines', { params: { path: { id } }, signal }),
    select: ({ data }) => data,
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < freshFor ? false : 'always'),
  });

/** The personal calendar of the user; null if there is none. */
export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: deadlineKeys.calendarFeed(),
    queryFn: ({ signal }) => api.get('/calendar-feed', { signal }),
  });

/** Key of the notification settings, which include the e-mail preference. */
export const notificationSettingsKey = ['notification-settings'] as const;

/** When and how the user is reminded of deadlines. */
export const reminderSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.reminders(),
    queryFn: ({ signal }) => api.get('/deadline-reminders', { signal }),
  });
