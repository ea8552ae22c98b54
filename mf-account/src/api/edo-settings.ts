import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';

/** For which contracts a company takes electronic documents (ACC-131). */
export type EdoSettings = Pick<Participation, 'is_edo_rent_available' | 'is_edo_services_available'>;

/** Stores the settings; the answer holds them as the server has them now (ACC-134 to ACC-136). */
export const patchEdoSettings = async (api: ApiClient, id: number, body: EdoSettings): Promise<EdoSettings> =>
  (await api.patch('/participants/{id}/edo-settings', { params: { path: { id } }, body })).data;

/** Puts stored settings into the loaded event (ACC-135). */
export const enterEdoSettings = (queryClient: QueryClient, id: number, settings: EdoSettings): void => {
  queryClient.setQueryData<Participation>(
    queryKeys.participation.detail(id),
    (participation) => participation && { ...participation, ...settings },
  );
};
