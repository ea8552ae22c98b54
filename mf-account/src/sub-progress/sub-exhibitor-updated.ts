import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** A sub-exhibitor has gone on, or was written to: what is open of the sub-exhibitors is loaded anew (ACC-273). */
const subExhibitorUpdated: RealtimeHandler<'sub-participant.updated'> = (_event, { participationId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: queryKeys.subExhibitors.all(participationId) });
};

export default subExhibitorUpdated;
