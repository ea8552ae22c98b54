import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, type QueryClient } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

const fetchContracts = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/contracts', { params: { path: { id } }, ...(signal ? { signal } : {}) })).data;

export type Contract = Awaited<ReturnType<typeof fetchContracts>>[number];
export type ContractDocument = Contract['documents'][number];

/** The contracts of an event with their documents. */
export const contractsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.documents.list(id),
    queryFn: ({ signal }) => fetchContracts(api, id, signal),
  });

/** The payers or contractors of the contracts, for a filter. */
export const partiesQuery = (api: ApiClient, id: number, side: 'counterparties' | 'executors') =>
  queryOptions({
    queryKey: accountKeys.documents.list(id, { side }),
    queryFn: async ({ signal }) =>
      (await api.get(`/participants/{id}/${side}`, { params: { path: { id } }, signal })).data,
  });

/** Switches electronic exchange for one contract and updates the cached list. */
export const setEdoRent = async (
  api: ApiClient,
  queryClient: QueryClient,
  participationId: number,
  contractId: number,
  is_edo_rent: boolean,
): Promise<void> => {
  const params = { path: { id: participationId, contractId } };
  const { data } = await api.patch('/participants/{id}/contracts/{contractId}/edo-rent', {
    params,
    body: { is_edo_rent },
  });
  queryClient.setQueryData<Contract[]>(accountKeys.documents.list(participationId), (contracts) =>
    contracts?.map((contract) => (contract.id === data.id ? { ...contract, is_edo_rent: data.is_edo_rent } : contract)),
  );
};

/** The `api.download` path of a document: the attached file, or the generated PDF if there is none. */
export const documentPath = ({ id, file }: Pick<ContractDocument, 'id' | 'file'>): string =>
  file ? `/files/${file.id}/download` : `/documents/${id}/download`;
