import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { accountKeys } from '../api/query-keys';

/** A colleague has sent a request, or the organiser has moved one: open lists are loaded anew (ACC-166, ACC-170). */
const publicationUpdated: RealtimeHandler<'publication-request.updated'> = (
  _event,
  { participationId, queryClient },
) => {
  void queryClient.invalidateQueries({ queryKey: accountKeys.publications.all(participationId) });
};

export default publicationUpdated;
