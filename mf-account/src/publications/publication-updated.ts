import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { accountKeys } from '../api/query-keys';

/** Invalidates open lists when a colleague sends a request or the organiser changes one. */
const publicationUpdated: RealtimeHandler<'publication-request.updated'> = (
  _event,
  { participationId, queryClient },
) => {
  void queryClient.invalidateQueries({ queryKey: accountKeys.publications.all(participationId) });
};

export default publicationUpdated;
