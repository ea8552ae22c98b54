import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions, type QueryClient } from '@fairfront/shared-kit/platform';
import { accountKeys } from './query-keys';

const fetchContracts = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/contracts', { params: { path: { id } }, ...(signal ? { signal } : {}) })).data;

export type Contract = Awaited<ReturnType<typeof fetchContracts>>[number];
export type ContractDocument = Contract['documents'][number];

/** Contracts of an event with their documents (ACC-119). */
export const contractsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.documents.list(id),
    queryFn: ({ signal }) => fetchContracts(api, id, signal),
  });

/** Payers or contractors of the contracts, for a filter (ACC-121, ACC-122). */
export const partiesQuery = (api: ApiClient, id: number, side: 'counterparties' | 'executors') =>
  queryOptions({
    queryKey: accountKeys.documents.list(id, { side }),
    queryFn: async ({ signal }) =>
      (await api.get(`/participants/{id}/${side}`, { params: { path: { id } }, signal })).data,
  });

/** Sets electronic exchange for one contract, and puts the answer into the loaded list (ACC-140). */
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

/** Address of a document, for `api.download`: the attached file, without one the drawn PDF (ACC-129). */
export const documentPath = ({ id, file }: Pick<ContractDocument, 'id' | 'file'>): string =>
  file ? `/files/${file.id}/download` : `/documents/${id}/download`;
