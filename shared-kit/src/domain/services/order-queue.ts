import { staffMoveRefusal, type OrderAmounts, type OrderStatus } from './order-status';

/** The parts of the queue of orders; `all` is the whole queue. */
export const orderQueueParts = ['all', 'unread', 'new', 'processing'] as const;
/** One of `orderQueueParts`. */
export type OrderQueuePart = (typeof orderQueueParts)[number];

/** Statuses in which an order waits for staff; in any other it waits while the exhibitor's messages are unread. */
export const waitingOrderStatuses = ['new', 'processing'] as const satisfies readonly OrderStatus[];

const isWaiting = (status: OrderStatus): boolean => (waitingOrderStatuses as readonly OrderStatus[]).includes(status);

/** What accepting an order can lead to, best first. */
const acceptances = ['confirmed', 'waiting_confirmation', 'processing'] as const satisfies readonly OrderStatus[];

/**
 * The status that an order gets when staff accept it: confirmed, otherwise the exhibitor is asked, otherwise staff
 * take it up because an amount is missing. Null if there is nothing to accept.
 */
export const acceptedStatus = (from: OrderStatus, amounts: OrderAmounts): OrderStatus | null =>
  isWaiting(from) ? (acceptances.find((to) => staffMoveRefusal(from, to, amounts) === null) ?? null) : null;

/** The event by which the staff of an exhibition learn up to which message the exhibitor has read the chat of an order. */
export const chatReadEvent = 'order.messages-read';

/** What it says. */
export interface ChatReadEvent {
  order_id: number;
  read_by_exhibitor_id: number;
}
