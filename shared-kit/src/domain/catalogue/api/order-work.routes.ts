import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CatalogEditSession } from './catalog-edit-session.schema';
import { CatalogOrder, CatalogStepKey } from './order.schema';

const oneOrder = Type.Object({ id: Id, orderId: Id });

/** Collaboration on an order: presence of editors, answers to comments of a returned order, change history. */
export const catalogueOrderWorkApi = routeTable('catalogue', {
  'POST /participants/{id}/catalog-orders/{orderId}/presence': {
    summary: 'Tell colleagues which step the caller is editing; nothing is stored',
    params: oneOrder,
    body: Type.Object({ step_key: CatalogStepKey }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /participants/{id}/catalog-orders/{orderId}/comments/{commentId}': {
    summary: 'Answer a comment of the organiser on a returned order',
    params: Type.Object({ id: Id, orderId: Id, commentId: Id }),
    body: Type.Object({ answer: Type.String({ maxLength: 5000 }) }),
    responses: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/catalog-orders/{orderId}/history': {
    summary: 'Change history by user session, newest first, with the changed fields',
    params: oneOrder,
    responses: { 200: DataOf(Type.Array(CatalogEditSession)), ...errorResponses(401, 403, 404) },
  },
});
