import { type ApiClient } from '@fairfront/shared-kit/api';
import { failsHere, keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { catalogueClient } from './catalogue-paths';
import { catalogKeys } from './query-keys';

/** Templates and rubrics change with the organiser's decisions, not while an order is filled in. */
const aWhile = 5 * 60_000;

/** The info of a template (CAT-227). */
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

/** Both trees of rubrics (CAT-110, CAT-231). */
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

/** The order as the wizard begins with it; asked for anew at every opening (CAT-033, CAT-226). */
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

/** The versions of an order, newest first (CAT-299); another version asks anew while the former list stays. */
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

/** Orders of earlier exhibitions that can be copied, newest first (CAT-297). */
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

/** What one of them gives for this exhibition, and what has no match (CAT-297). */
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
