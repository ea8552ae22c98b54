import type { ApiClient } from '@fairfront/shared-kit/api';
import type { Passage, PassageResult } from '@fairfront/shared-kit/domain/passes/api';

/** The signed list of passes of an exhibition, and the keys that may have signed it. */
export const fetchGateList = async (api: ApiClient, exhibitionId: number, signal?: AbortSignal) => {
  const options = { params: { path: { exhibitionId } }, ...(signal && { signal }) };
  const { data } = await api.get('/organizer/exhibitions/{exhibitionId}/pass-list', options);
  const { data: known } = await api.get('/organizer/pass-list-keys', signal ? { signal } : {});
  return { jws: data.jws, keys: known.keys };
};

/** Public keys of the lists of passes. */
export type GateKeys = Awaited<ReturnType<typeof fetchGateList>>['keys'];

/** The entries of all gates since a cursor. */
export const fetchGateEntries = (api: ApiClient, exhibitionId: number, cursor: string | null, signal?: AbortSignal) =>
  api.get('/organizer/exhibitions/{exhibitionId}/pass-entries', {
    params: { path: { exhibitionId }, query: cursor === null ? {} : { cursor } },
    ...(signal && { signal }),
  });

/** Checks passes at the gate and stores the entries. */
export const postPassages = async (
  api: ApiClient,
  exhibitionId: number,
  items: readonly Passage[],
): Promise<PassageResult[]> =>
  (
    await api.post('/organizer/exhibitions/{exhibitionId}/pass-entries', {
      params: { path: { exhibitionId } },
      body: { items: [...items] },
    })
  ).data;
