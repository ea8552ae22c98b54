import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

const fetchAnnouncement = async (api: ApiClient, id: number, announcementId: number, signal?: AbortSignal) =>
  (
    await api.get('/participants/{id}/announcements/{announcementId}', {
      params: { path: { id, announcementId } },
      ...(signal && { signal }),
    })
  ).data;

/** An announcement with its text and readers. */
export type AnnouncementDetail = Awaited<ReturnType<typeof fetchAnnouncement>>;

/** Reads one announcement with its text. */
export const announcementQuery = (api: ApiClient, id: number, announcementId: number) =>
  queryOptions({
    queryKey: accountKeys.announcements.detail(id, announcementId),
    queryFn: ({ signal }) => fetchAnnouncement(api, id, announcementId, signal),
  });

/** Marks an announcement as read; idempotent. */
export const postRead = async (api: ApiClient, id: number, announcementId: number): Promise<AnnouncementDetail> =>
  (
    await api.post('/participants/{id}/announcements/{announcementId}/read', {
      params: { path: { id, announcementId } },
    })
  ).data;

/** Reminds the team members who have not read it. */
export const postReminder = async (api: ApiClient, id: number, announcementId: number, idempotencyKey: string) =>
  (
    await api.post('/participants/{id}/announcements/{announcementId}/reminders', {
      params: { path: { id, announcementId } },
      idempotencyKey,
    })
  ).data;
