import { queryKeys } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** Writes the known order state into the cached participation before it is refetched. */
export const patchParticipation = (
  queryClient: QueryClient,
  participationId: number,
  changes: Partial<Pick<Participation, 'catalog_order_id' | 'catalog_order_status'>>,
): void => {
  queryClient.setQueryData<Participation>(queryKeys.participation.detail(participationId), (known) =>
    known ? { ...known, ...changes } : known,
  );
};
