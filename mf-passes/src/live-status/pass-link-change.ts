import { queryKeys } from '@fairfront/shared-kit/api';
import type { QueryClient, RealtimeHandler } from '@fairfront/shared-kit/platform';

/** Milliseconds: fifty links sent at once tell fifty changes, which are read anew together. */
const gathering = 100;
const gathered = new WeakMap<QueryClient, Set<number>>();

/** A link was sent, opened, filled in or withdrawn: links, passes and the quota of both are read anew (PASS-299). */
const takePassLinkChange: RealtimeHandler<'pass-link.updated'> = (_, { participantId, queryClient }) => {
  const waiting = gathered.get(queryClient) ?? new Set();
  gathered.set(queryClient, waiting);
  if (waiting.has(participantId)) return;
  waiting.add(participantId);
  setTimeout(() => {
    waiting.delete(participantId);
    void queryClient.invalidateQueries({ queryKey: queryKeys.passLinks.all(participantId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participantId) });
  }, gathering);
};

export default takePassLinkChange;
