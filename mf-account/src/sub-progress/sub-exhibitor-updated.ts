import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** Invalidates open sub-exhibitor queries when one makes progress or gets an email. */
const subExhibitorUpdated: RealtimeHandler<'sub-participant.updated'> = (_event, { participationId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: queryKeys.subExhibitors.all(participationId) });
};

export default subExhibitorUpdated;
