import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { notificationSettingsKey } from '../deadlines/deadlines.query';

/** The notification settings, refetched when their screen opens. */
export const notificationSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }) => api.get('/notification-settings', { signal }),
    refetchOnMount: 'always',
  });
