import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** Rows per request; the backend's maximum. */
const perPage = 100;

/** Reads all events of the caller in one exhibition, page by page. */
export const companiesQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: queryKeys.participations.list({ exhibition_id: exhibitionId, whole: true }),
    queryFn: async ({ signal }) => {
      const page = (number: number) =>
        api.get('/participants', {
          params: { query: { exhibition_id: exhibitionId, per_page: perPage, page: number } },
          signal,
        });
      const first = await page(1);
      const rows = [...first.data];
      for (let number = 2; number <= first.meta.last_page; number += 1) rows.push(...(await page(number)).data);
      return rows;
    },
  });

export const makePrimary = (api: ApiClient, id: number): Promise<unknown> =>
  api.put('/participants/{id}/make-primary', { params: { path: { id } } });
