import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CatalogCopy, CatalogCopyOffer } from './copy.schema';

/**
 * Copying the company's order of an earlier exhibition: proposals for users with write access; nothing is stored.
 */
export const catalogueCopyApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-copy': {
    summary: 'List orders of earlier exhibitions that can be copied, newest first',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(CatalogCopyOffer)), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/catalog-copy/{orderId}': {
    summary: 'Propose a draft from an earlier order and list what has no match; stores nothing',
    params: Type.Object({ id: Id, orderId: Id }),
    responses: { 200: DataOf(CatalogCopy), ...errorResponses(401, 403, 404, 422) },
  },
});
