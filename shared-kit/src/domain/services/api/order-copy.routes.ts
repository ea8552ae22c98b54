import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Cart } from './cart.schema';
import { CopyBody, CopyOffers } from './order-copy.schema';

const params = Type.Object({ id: Id });

/** Copying lines of the company's earlier orders into the cart. */
export const orderCopyApi = routeTable('services', {
  'GET /participants/{id}/cart/copy-offers': {
    summary: 'List lines of earlier orders with dates and prices of this exhibition',
    params,
    responses: { 200: DataOf(CopyOffers), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/cart/copies': {
    summary: 'Add lines of earlier orders to the cart, all or none; returns the cart',
    params,
    body: CopyBody,
    responses: { 201: DataOf(Cart), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
