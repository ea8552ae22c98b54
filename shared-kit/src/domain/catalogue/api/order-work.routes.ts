import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CatalogStay } from './catalog-stay.schema';
import { CatalogOrder, CatalogStepKey } from './order.schema';

const oneOrder = Type.Object({ id: Id, orderId: Id });

/** Working on one order together and after a return: who edits where, answers to comments, what was changed by whom. */
export const catalogueOrderWorkApi = routeTable('catalogue', {
  'POST /participants/{id}/catalog-orders/{orderId}/presence': {
    summary: 'Tell the colleagues at which step the caller is editing; nothing is stored (CAT-300)',
    params: oneOrder,
    body: Type.Object({ step_key: CatalogStepKey }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /participants/{id}/catalog-orders/{orderId}/comments/{commentId}': {
    summary: 'Answer a comment of the organiser on a returned order (CAT-298)',
    params: Type.Object({ id: Id, orderId: Id, commentId: Id }),
    body: Type.Object({ answer: Type.String({ maxLength: 5000 }) }),
    responses: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/catalog-orders/{orderId}/history': {
    summary: 'What was saved by whom, newest first: one entry a stay, with the fields that it changed (CAT-299)',
    params: oneOrder,
    responses: { 200: DataOf(Type.Array(CatalogStay)), ...errorResponses(401, 403, 404) },
  },
});
