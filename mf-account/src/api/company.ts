import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';

export type Company = Participation['company'];
export type CompanyImage = NonNullable<Company['image']>;

/** The company as the call names it. */
export interface CompanyPlace {
  participationId: number;
  companyId: number;
}

const pathOf = ({ participationId, companyId }: CompanyPlace) => ({ id: participationId, companyId });

/** Stores the profile and answers it as the server has it now (ACC-027 to ACC-029). */
export const putCompany = async (api: ApiClient, place: CompanyPlace, values: CompanyValues): Promise<Company> => {
  const params = { path: pathOf(place) };
  return (await api.put('/participants/{id}/companies/{companyId}', { params, body: values })).data;
};

/** Sends a logo that has passed the checks (ACC-039). */
export const postLogo = async (
  api: ApiClient,
  place: CompanyPlace,
  file: File,
  idempotencyKey: string,
): Promise<CompanyImage> => {
  const form = new FormData();
  form.append('image', file);
  const { id, companyId } = pathOf(place);
  const path = `/participants/${id}/companies/${companyId}/logo`;
  return (await api.upload<{ data: CompanyImage }>(path, form, { idempotencyKey })).data;
};

export const deleteLogo = (api: ApiClient, place: CompanyPlace): Promise<unknown> =>
  api.delete('/participants/{id}/companies/{companyId}/logo', { params: { path: pathOf(place) } });

/**
 * Puts a change of the company into every loaded participation of it, so that tile, checklist and header follow at once
 * (ACC-029); the lists that show its name are asked for anew.
 */
export const patchCompany = (queryClient: QueryClient, companyId: number, change: Partial<Company>): void => {
  queryClient.setQueriesData<Participation>(
    {
      queryKey: ['participant'],
      predicate: ({ queryKey }) => queryKey.length === 3 && queryKey[2] === 'detail',
    },
    (participation) =>
      participation?.company.id === companyId
        ? { ...participation, company: { ...participation.company, ...change } }
        : participation,
  );
  void queryClient.invalidateQueries({ queryKey: queryKeys.participations.all() });
};
