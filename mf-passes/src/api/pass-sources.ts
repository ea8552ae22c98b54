import { type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { passKeys } from './query-keys';

/** Earlier exhibitions with passes to copy. */
export const passSourcesQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: passKeys.passSources.lists(participationId),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/pass-sources', { params: { path: { id: participationId } }, signal })).data,
  });

/** The passes of an earlier exhibition, checked against the rules of this one. */
export const previousPassesQuery = (api: ApiClient, participationId: number, sourceId: number | null, kind: PassKind) =>
  queryOptions({
    queryKey: passKeys.passSources.list(participationId, { sourceId, kind }),
    queryFn: ({ signal }) =>
      api.get('/participants/{id}/pass-sources/{sourceId}', {
        params: { path: { id: participationId, sourceId: sourceId ?? 0 }, query: { kind } },
        signal,
      }),
    enabled: sourceId !== null,
  });
