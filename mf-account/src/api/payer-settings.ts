import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** Whether a collective organiser pays orders of its sub-exhibitors (SVC-164). */
export type PayerSettings = Pick<Participation, 'pays_for_subs'>;

/** Stores the setting; the answer holds it as the server has it now. */
export const patchPayerSettings = async (api: ApiClient, id: number, body: PayerSettings): Promise<PayerSettings> =>
  (await api.patch('/participants/{id}/payer-settings', { params: { path: { id } }, body })).data;

/** Puts the stored setting into the loaded event. */
export const enterPayerSettings = (queryClient: QueryClient, id: number, settings: PayerSettings): void => {
  queryClient.setQueryData<Participation>(
    queryKeys.participation.detail(id),
    (participation) => participation && { ...participation, ...settings },
  );
};
