import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { Participation, QueryClient } from '@fairfront/shared-kit/platform';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';

export type Company = Participation['company'];
export type CompanyImage = NonNullable<Company['image']>;

/** The company in the API format. */
export interface CompanyPlace {
  participationId: number;
  companyId: number;
}

const pathOf = ({ participationId, companyId }: CompanyPlace) => ({ id: participationId, companyId });

/** Saves the profile and returns the stored version. */
export const putCompany = async (api: ApiClient, place: CompanyPlace, values: CompanyValues): Promise<Company> => {
  const params = { path: pathOf(place) };
  return (await api.put('/participants/{id}/companies/{companyId}', { params, body: values })).data;
};

/** Uploads a logo that has passed validation. */
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
 * Applies a company change to every cached participation, so that tile, checklist and header update at once. Invalidates the
 * lists that show its name.
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
