import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { orderListParameters } from '../../participations/api/staff-lists.schema';
import { orderStatuses } from '../order-status';
import { MessageForm, MessagesPage, MessagesQuery, OrderMessage } from './order-message.schema';
import {
  OrderableService,
  OrderChangeBody,
  OrganizerOrderResponse,
  OrganizerOrdersPage,
} from './organizer-orders.schema';

const params = Type.Object({ orderId: Id });

/** Orders of services and their chats for the organiser. */
export const organizerOrdersApi = routeTable('organizer', {
  'GET /organizer/additional-orders': {
    summary:
      'List orders of all participations, newest first, by number or company; unread=1: with messages that no staff member has read',
    access: 'manager',
    scope: 'orders',
    exhibitions: 'filtered',
    query: Type.Object({
      ...orderListParameters,
      status: Type.Optional(Type.Enum([...orderStatuses])),
      unread: Type.Optional(Type.Enum(['1'])),
    }),
    responses: { 200: OrganizerOrdersPage, ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/additional-orders/{orderId}': {
    summary: 'Get one order with exhibitor, changes, history, documents and the newest messages',
    access: 'manager',
    scope: 'orders',
    params,
    responses: { 200: OrganizerOrderResponse, ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/additional-orders/{orderId}/services': {
    summary: 'Search services that can be added to an order, with their prices of today in its currency',
    access: 'manager',
    scope: 'orders',
    params,
    query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 100 })) }),
    responses: { 200: DataOf(Type.Array(OrderableService)), ...errorResponses(401, 403, 404, 422) },
  },
  'PATCH /organizer/additional-orders/{orderId}': {
    summary:
      'Change, add and remove lines, change amounts, the status, or all of it; 409 for a status change that is not allowed',
    access: 'manager',
    scope: 'orders',
    params,
    body: OrderChangeBody,
    responses: { 200: OrganizerOrderResponse, ...errorResponses(401, 403, 404, 409, 412, 422) },
  },
  'GET /organizer/additional-orders/{orderId}/messages': {
    summary: 'List messages, oldest first: the newest page, or the one before a message',
    access: 'manager',
    scope: 'orders',
    params,
    query: MessagesQuery,
    responses: { 200: MessagesPage, ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/additional-orders/{orderId}/messages': {
    summary: 'Send a message in the chat of an order, multipart with text and files[]; marks earlier messages as read',
    access: 'manager',
    scope: 'orders',
    params,
    form: MessageForm,
    responses: { 201: DataOf(OrderMessage), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /organizer/additional-orders/{orderId}/messages/read-all': {
    summary: 'Mark all messages of the exhibitor as read, which their open chat shows at once',
    access: 'manager',
    scope: 'orders',
    params,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
