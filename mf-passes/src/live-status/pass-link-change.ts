import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { batch } from './batch';
import { passKeys } from '../api/query-keys';

/** Invalidates links, passes and their quotas when a link is sent, opened, used or withdrawn. */
const handlePassLinkChange: RealtimeHandler<'pass-link.updated'> = ({ id }, { participationId, queryClient }) =>
  batch(queryClient, `links of ${participationId}`, id, () => {
    void queryClient.invalidateQueries({ queryKey: passKeys.passLinks.all(participationId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participationId) });
  });

export default handlePassLinkChange;
