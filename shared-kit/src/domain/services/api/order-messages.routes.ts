import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { MessageForm, MessagesPage, MessagesQuery, OrderMessage } from './order-message.schema';

const oneOrder = Type.Object({ id: Id, orderId: Id });

/** The chat of an order (SVC section 10). */
export const orderMessagesApi = routeTable('services', {
  'GET /participants/{id}/additional-orders/{orderId}/messages': {
    summary: 'List messages, oldest first: the newest page, or the one before a message',
    params: oneOrder,
    query: MessagesQuery,
    responses: { 200: MessagesPage, ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/additional-orders/{orderId}/messages': {
    summary: 'Send a message, multipart with text and files[]',
    params: oneOrder,
    form: MessageForm,
    responses: { 201: DataOf(OrderMessage), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/additional-orders/{orderId}/messages/read-all': {
    summary: 'Mark all messages of the manager as read for the caller; read access is enough',
    params: oneOrder,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
