import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { accountKeys } from '../api/query-keys';

/** An announcement has come, gone or been read by a colleague: what is open of them is loaded anew (ACC-227). */
const announcementUpdated: RealtimeHandler<'announcement.updated'> = (_event, { participationId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: accountKeys.announcements.all(participationId) });
};

export default announcementUpdated;
