import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** Whether a collective organiser pays for the orders of its sub-exhibitors. */
export type PayerSettings = Pick<Participation, 'pays_for_subs'>;

/** Saves the setting and returns the stored version. */
export const patchPayerSettings = async (api: ApiClient, id: number, body: PayerSettings): Promise<PayerSettings> =>
  (await api.patch('/participants/{id}/payer-settings', { params: { path: { id } }, body })).data;

/** Writes the saved setting into the cached event. */
export const enterPayerSettings = (queryClient: QueryClient, id: number, settings: PayerSettings): void => {
  queryClient.setQueryData<Participation>(
    queryKeys.participation.detail(id),
    (participation) => participation && { ...participation, ...settings },
  );
};
