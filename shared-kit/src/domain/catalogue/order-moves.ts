import { isOrderPlaced } from './catalogue-preparation';
import type { CatalogueOrderStatus } from './catalogue-order';

/** The status values of an order, in workflow order. */
export const catalogueOrderStatuses = [
  'draft',
  'sent',
  'moderation',
  'confirmed',
] as const satisfies readonly CatalogueOrderStatus[];

/** A status change of an order. */
export interface OrderMove {
  from: CatalogueOrderStatus;
  to: CatalogueOrderStatus;
  by: 'exhibitor' | 'organizer';
  /** A return requires a reason. */
  needsReason: boolean;
}

/** All allowed status changes; confirmed is final. */
export const orderMoves: readonly OrderMove[] = [
  { from: 'draft', to: 'sent', by: 'exhibitor', needsReason: false },
  { from: 'sent', to: 'moderation', by: 'organizer', needsReason: false },
  { from: 'moderation', to: 'confirmed', by: 'organizer', needsReason: false },
  { from: 'sent', to: 'draft', by: 'organizer', needsReason: true },
  { from: 'moderation', to: 'draft', by: 'organizer', needsReason: true },
];

/** The change between two statuses; undefined if it is not allowed, which the server answers with 422. */
export const orderMove = (
  from: CatalogueOrderStatus,
  to: CatalogueOrderStatus,
  by: OrderMove['by'],
): OrderMove | undefined => orderMoves.find((move) => move.from === from && move.to === to && move.by === by);

/** Whether there is a placed order: it has an id and a status other than draft. */
export const hasOrder = (order: { id: number | null; status: string } | null): boolean =>
  order !== null && order.id !== null && isOrderPlaced(order.status);
