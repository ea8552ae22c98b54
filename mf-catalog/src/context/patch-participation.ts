import { queryKeys } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** What the wizard knows of an order before the participation is asked for again (CAT-043, CAT-200). */
export const patchParticipation = (
  queryClient: QueryClient,
  participationId: number,
  changes: Partial<Pick<Participation, 'catalog_order_id' | 'catalog_order_status'>>,
): void => {
  queryClient.setQueryData<Participation>(queryKeys.participation.detail(participationId), (known) =>
    known ? { ...known, ...changes } : known,
  );
};
