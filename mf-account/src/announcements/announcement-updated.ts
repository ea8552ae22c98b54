import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** An announcement has come, gone or been read by a colleague: what is open of them is loaded anew (ACC-227). */
const announcementUpdated: RealtimeHandler<'announcement.updated'> = (_event, { participationId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: queryKeys.announcements.all(participationId) });
};

export default announcementUpdated;
