import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { accountKeys } from '../api/query-keys';

/** Invalidates the announcement queries when one is published, withdrawn or read by a colleague. */
const announcementUpdated: RealtimeHandler<'announcement.updated'> = (_event, { participationId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: accountKeys.announcements.all(participationId) });
};

export default announcementUpdated;
