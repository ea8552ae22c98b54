import type { ApiClient, paths } from '@fairfront/shared-kit/api';
import type { ReadOnly } from '@fairfront/shared-kit/domain/common';

type Order = '/participants/{id}/catalog-orders/{orderId}';

/** The catalogue order calls in the API description. */
export type CataloguePaths = ReadOnly<
  Pick<
    paths,
    | '/spell-check'
    | '/participants/{id}/catalog-templates/{templateId}'
    | '/participants/{id}/catalog-rubrics'
    | '/participants/{id}/catalog-orders'
    | Order
    | `${Order}/submit`
    | `${Order}/files/{type}`
    | `${Order}/files/{type}/{fileId}`
    | `${Order}/documents/{kind}`
    | `${Order}/presence`
    | `${Order}/comments/{commentId}`
    | `${Order}/history`
    | '/participants/{id}/catalog-copy'
    | '/participants/{id}/catalog-copy/{orderId}'
  >
>;

/** The portal's API client, typed by the catalogue paths. */
export const catalogueClient = (api: ApiClient): ApiClient<CataloguePaths> =>
  api as unknown as ApiClient<CataloguePaths>;
