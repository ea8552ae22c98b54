import { Type } from 'typebox';
import { DataOf, Id, Nullable, errorResponses, routeTable, pdfResponse, workbookResponse } from '../../http';
import { Cart, CartItem, CartItemBody } from './cart.schema';
import { Participation } from '../../participations/api/participation.schema';

const inParticipation = Type.Object({ id: Id });

/** The cart of a participation, shared by all its users. */
export const cartApi = routeTable('services', {
  'GET /participants/{id}/cart': {
    summary: 'Get the cart with prices, amounts and total in the currency of the participation',
    params: inParticipation,
    responses: { 200: DataOf(Cart), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/cart-items/{serviceId}': {
    summary: 'Add a service; 409 `already_in_cart` contains the existing item',
    params: Type.Object({ id: Id, serviceId: Id }),
    body: CartItemBody,
    responses: { 201: DataOf(CartItem), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'PUT /participants/{id}/cart-items/{itemId}': {
    summary: 'Update a line',
    params: Type.Object({ id: Id, itemId: Id }),
    body: CartItemBody,
    responses: { 200: DataOf(CartItem), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/cart-items/{itemId}': {
    summary: 'Remove a line',
    params: Type.Object({ id: Id, itemId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/cart/accept-prices': {
    summary: 'Accept current prices after reviewing the increased ones',
    params: inParticipation,
    responses: { 200: DataOf(Cart), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/cart/send': {
    summary: 'Ask a colleague who may order to check and order the cart, once a minute',
    params: inParticipation,
    body: Type.Object({
      user_id: Id,
      comment: Type.Optional(Nullable(Type.String({ maxLength: 10_000 }))),
    }),
    responses: { 201: DataOf(Type.Object({ user_id: Id })), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
});

/** The cart as a file in the language of the request; read access is enough. */
export const cartDownloadsApi = routeTable('services', {
  'GET /participants/{id}/cart/download': {
    summary: 'Download the cart as a PDF for approval, at current prices',
    params: Type.Object({ id: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
  'GET /participants/{id}/cart/download/xlsx': {
    summary: 'Download the cart as a workbook for approval',
    params: Type.Object({ id: Id }),
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});

/** The current currency of a participation; independent of services being shown. */
export const currencyApi = routeTable('services', {
  'PUT /participants/{id}/set-currency': {
    summary: 'Set the currency of services and cart; returns the participation',
    params: Type.Object({ id: Id }),
    body: Type.Object({ currency: Type.String({ maxLength: 10 }) }),
    responses: { 200: DataOf(Participation), ...errorResponses(401, 403, 404, 422) },
  },
});
