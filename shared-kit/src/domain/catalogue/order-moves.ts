import { isOrderPlaced } from './catalogue-preparation';
import type { CatalogueOrderStatus } from './catalogue-order';

/** The status values of an order, in workflow order (CAT-194). */
export const catalogueOrderStatuses = [
  'draft',
  'sent',
  'moderation',
  'confirmed',
] as const satisfies readonly CatalogueOrderStatus[];

/** A status change of an order (CAT-205). */
export interface OrderMove {
  from: CatalogueOrderStatus;
  to: CatalogueOrderStatus;
  by: 'exhibitor' | 'organizer';
  /** A return requires a reason (CAT-287). */
  needsReason: boolean;
}

/** All allowed status changes; confirmed is final (CAT-205, CAT-206). */
export const orderMoves: readonly OrderMove[] = [
  { from: 'draft', to: 'sent', by: 'exhibitor', needsReason: false },
  { from: 'sent', to: 'moderation', by: 'organizer', needsReason: false },
  { from: 'moderation', to: 'confirmed', by: 'organizer', needsReason: false },
  { from: 'sent', to: 'draft', by: 'organizer', needsReason: true },
  { from: 'moderation', to: 'draft', by: 'organizer', needsReason: true },
];

/** The change between two statuses; undefined if it is not allowed, which the server answers with 422 (CAT-206). */
export const orderMove = (
  from: CatalogueOrderStatus,
  to: CatalogueOrderStatus,
  by: OrderMove['by'],
): OrderMove | undefined => orderMoves.find((move) => move.from === from && move.to === to && move.by === by);

/** Whether there is a placed order: it has an id and a status other than draft (CAT-130, CAT-202). */
export const hasOrder = (order: { id: number | null; status: string } | null): boolean =>
  order !== null && order.id !== null && isOrderPlaced(order.status);
