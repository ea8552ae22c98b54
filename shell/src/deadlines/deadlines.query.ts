import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { deadlineKeys } from './query-keys';

/** Milliseconds for which deadlines that were read before their screen stood are not asked for again. */
const justRead = 5_000;

/** The deadlines of a participation; other people work on it too, so a screen that opens asks anew (SHELL-240). */
export const deadlinesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deadlineKeys.deadlines.lists(id),
    queryFn: ({ signal }) => api.get('/participants/{id}/deadlines', { params: { path: { id } }, signal }),
    select: ({ data }) => data,
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < justRead ? false : 'always'),
  });

/** The personal calendar of the user; null while there is none (SHELL-248). */
export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: deadlineKeys.calendarFeed(),
    queryFn: ({ signal }) => api.get('/calendar-feed', { signal }),
  });

/** The settings of notifications, in which the wish for e-mails stands, too (SHELL-469). */
export const notificationSettingsKey = ['notification-settings'] as const;

/** When and how the user is reminded of deadlines (SHELL-254). */
export const reminderSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.reminders(),
    queryFn: ({ signal }) => api.get('/deadline-reminders', { signal }),
  });
