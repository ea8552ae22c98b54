import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** The contracts for which a company accepts electronic documents. */
export type EdoSettings = Pick<Participation, 'is_edo_rent_available' | 'is_edo_services_available'>;

/** Saves the settings and returns the stored version. */
export const patchEdoSettings = async (api: ApiClient, id: number, body: EdoSettings): Promise<EdoSettings> =>
  (await api.patch('/participants/{id}/edo-settings', { params: { path: { id } }, body })).data;

/** Writes the saved settings into the cached event. */
export const enterEdoSettings = (queryClient: QueryClient, id: number, settings: EdoSettings): void => {
  queryClient.setQueryData<Participation>(
    queryKeys.participation.detail(id),
    (participation) => participation && { ...participation, ...settings },
  );
};

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
