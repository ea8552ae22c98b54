import { type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { catalogueClient } from './catalogue-paths';
import { catalogKeys } from './query-keys';

/** Templates and rubrics change when the organiser edits them, not while an order is filled in. */
const aWhile = 5 * 60_000;

/** The info of a template. */
export const templateQuery = (api: ApiClient, participationId: number, templateId: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.list(participationId, { of: 'template', templateId }),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId, templateId } };
      const call = catalogueClient(api).get('/participants/{id}/catalog-templates/{templateId}', { params, signal });
      return (await call).data;
    },
    staleTime: aWhile,
    ...failsHere,
  });

/** Both rubric trees. */
export const rubricsQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.list(participationId, { of: 'rubrics' }),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId } };
      const { data, exporter } = await catalogueClient(api).get('/participants/{id}/catalog-rubrics', {
        params,
        signal,
      });
      return { main: data, exporter };
    },
    staleTime: aWhile,
    ...failsHere,
  });

/** The order that the wizard starts with; refetched on every opening. */
export const orderQuery = (api: ApiClient, participationId: number, orderId: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.detail(participationId, orderId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId, orderId } };
      return (await catalogueClient(api).get('/participants/{id}/catalog-orders/{orderId}', { params, signal })).data;
    },
    staleTime: Infinity,
    gcTime: 0,
    ...failsHere,
  });

/** The versions of an order, newest first; a new version refetches while the previous list stays visible. */
export const historyQuery = (api: ApiClient, participationId: number, orderId: number, version: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.list(participationId, { of: 'history', orderId, version }),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId, orderId } };
      const path = '/participants/{id}/catalog-orders/{orderId}/history';
      return (await catalogueClient(api).get(path, { params, signal })).data;
    },
    placeholderData: keepPreviousData,
    ...failsHere,
  });

/** Orders of earlier exhibitions that can be copied, newest first. */
export const copyOffersQuery = (api: ApiClient, participationId: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.list(participationId, { of: 'copy-offers' }),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId } };
      return (await catalogueClient(api).get('/participants/{id}/catalog-copy', { params, signal })).data;
    },
    staleTime: aWhile,
    ...failsHere,
  });

/** What an earlier order provides for this exhibition, and what has no match. */
export const copyProposalQuery = (api: ApiClient, participationId: number, orderId: number) =>
  queryOptions({
    queryKey: catalogKeys.catalogue.list(participationId, { of: 'copy', orderId }),
    queryFn: async ({ signal }) => {
      const params = { path: { id: participationId, orderId } };
      return (await catalogueClient(api).get('/participants/{id}/catalog-copy/{orderId}', { params, signal })).data;
    },
    staleTime: aWhile,
    ...failsHere,
  });
