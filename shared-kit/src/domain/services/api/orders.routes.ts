import { Type } from 'typebox';
import { orderSearchLength } from '../../common';
import { DataOf, Id, errorResponses, pagingQuery, routeTable } from '../../http';
import { CheckoutForm, Order, OrderDetail, OrderGroupName, OrderVersionBody, OrdersPage } from './order.schema';

const inParticipation = Type.Object({ id: Id });

const oneOrder = Type.Object({ id: Id, orderId: Id });

/** Orders of additional services of a participation (SVC sections 8 and 9). */
export const ordersApi = routeTable('services', {
  'GET /participants/{id}/additional-orders': {
    summary: 'List orders, newest first, by group, number or service',
    params: inParticipation,
    query: Type.Object({
      ...pagingQuery,
      group: Type.Optional(OrderGroupName),
      search: Type.Optional(Type.String({ maxLength: orderSearchLength })),
    }),
    responses: { 200: OrdersPage, ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/additional-orders/{orderId}': {
    summary: 'Get one order with its changes since it was placed, its history and documents',
    params: oneOrder,
    responses: { 200: DataOf(OrderDetail), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/additional-orders': {
    summary: 'Place the cart as one order; multipart with comment, currency, attachment, cart_version, payer',
    params: inParticipation,
    form: CheckoutForm,
    responses: { 201: DataOf(Order), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/additional-orders/{orderId}/accept': {
    summary: 'Confirm an order that awaits confirmation',
    params: oneOrder,
    body: OrderVersionBody,
    responses: { 200: DataOf(Order), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/additional-orders/{orderId}/cancel': {
    summary: 'Cancel a new or pending order',
    params: oneOrder,
    body: OrderVersionBody,
    responses: { 200: DataOf(Order), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
