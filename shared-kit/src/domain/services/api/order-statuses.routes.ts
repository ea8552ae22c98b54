import { Type, type Static } from 'typebox';
import { BatchOf, DataOf, Id, Instant, Nullable, batchResult, errorResponses, routeTable } from '../../http';
import { MoveComment, OrderStatusName } from './order.schema';

const OrderMove = Type.Object({
  id: Id,
  status: OrderStatusName,
  comment: Type.Optional(MoveComment),
  version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The version that the caller saw; order_changed if there is a newer one' }),
  ),
});
export type OrderMove = Static<typeof OrderMove>;

export const OrderMoveResult = Type.Object(
  {
    id: Id,
    ...batchResult,
    order: Nullable(Type.Object({ status: OrderStatusName, version: Type.Integer({ minimum: 1 }) })),
    moved_by: Nullable(
      Type.Object(
        { id: Id, name: Type.String(), lastname: Type.String() },
        { description: 'Of a move that was refused: who has given the order its present status' },
      ),
    ),
    moved_at: Nullable(Instant()),
  },
  { title: 'OrderMoveResult', description: 'What became of one move, and the order as it is stored now' },
);
export type OrderMoveResult = Static<typeof OrderMoveResult>;

/** Moves of many orders at once. */
export const orderStatusesApi = routeTable('organizer', {
  'POST /organizer/order-statuses': {
    summary: 'Move up to 500 orders, each by itself and by the rules of a single move',
    access: 'manager',
    scope: 'orders',
    exhibitions: 'filtered',
    body: BatchOf(OrderMove),
    responses: { 200: DataOf(Type.Array(OrderMoveResult)), ...errorResponses(401, 403, 422) },
  },
});
