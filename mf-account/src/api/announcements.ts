import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

/** The user's announcements in a participation, newest first, without texts. */
export const announcementsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.announcements.list(id),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/announcements', { params: { path: { id } }, signal })).data,
  });

type Announcements = Awaited<ReturnType<NonNullable<ReturnType<typeof announcementsQuery>['queryFn']>>>;
/** An announcement with the read state of the user's team. */
export type Announcement = Announcements[number];
