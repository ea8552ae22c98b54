import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { batch } from './batch';
import { isOwnCall } from '../api/own-calls';
import { passKeys } from '../api/query-keys';

/**
 * Invalidates lists, tiles, quota and checklist when a colleague or another tab has added, deleted, imported or restored
 * passes. Skips this tab's own writes, which are on screen already.
 */
const handlePassesChange: RealtimeHandler<'passes.updated'> = ({ kind, call_id }, { participationId, queryClient }) =>
  batch(queryClient, `${kind} passes of ${participationId}`, call_id, (callIds) => {
    if (callIds.every((id) => isOwnCall(queryClient, id))) return;
    const area = kind === 'car' ? passKeys.carPasses : queryKeys.personalPasses;
    void queryClient.invalidateQueries({ queryKey: area.all(participationId) });
  });

export default handlePassesChange;
