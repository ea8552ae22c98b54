import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import type { PassKind } from '../model';

/** Earlier fairs whose passes can be taken over (PASS-304). */
export const passSourcesQuery = (api: ApiClient, participantId: number) =>
  queryOptions({
    queryKey: queryKeys.passSources.lists(participantId),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/pass-sources', { params: { path: { id: participantId } }, signal })).data,
  });

/** Passes of one of them, judged for this fair. */
export const takeOverQuery = (api: ApiClient, participantId: number, sourceId: number | null, kind: PassKind) =>
  queryOptions({
    queryKey: queryKeys.passSources.list(participantId, { sourceId, kind }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/pass-sources/{sourceId}', {
        params: { path: { id: participantId, sourceId: sourceId ?? 0 }, query: { kind } },
        signal,
      }),
    enabled: sourceId !== null,
  });
