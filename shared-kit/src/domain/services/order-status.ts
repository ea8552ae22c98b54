/** The six statuses of an order. */
export const orderStatuses = [
  'new',
  'processing',
  'waiting_confirmation',
  'confirmed',
  'executed',
  'canceled',
] as const;
/** One of `orderStatuses`. */
export type OrderStatus = (typeof orderStatuses)[number];

const staffMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
  processing: ['waiting_confirmation', 'confirmed', 'canceled'],
  waiting_confirmation: ['processing', 'canceled'],
  confirmed: ['executed', 'canceled'],
  executed: [],
  canceled: [],
};

/** What a decision on an order depends on besides its status. */
export interface OrderAmounts {
  /** An amount is currently missing. */
  hasMissingAmount: boolean;
  /** Placed with a missing amount or changed since, so that only the participant can confirm it. */
  isAcceptNeeded: boolean;
}

/** Why staff cannot change the status of an order; a code of `errors` in the locale files. */
export type StaffMoveRefusal = 'move_not_allowed' | 'amounts_missing' | 'accept_needed';

/** Why staff cannot move an order to a status; null if they can. */
export const staffMoveRefusal = (
  from: OrderStatus,
  to: OrderStatus,
  { hasMissingAmount, isAcceptNeeded }: OrderAmounts,
): StaffMoveRefusal | null => {
  if (!staffMoves[from].includes(to)) return 'move_not_allowed';
  if (to !== 'confirmed' && to !== 'waiting_confirmation') return null;
  if (hasMissingAmount) return 'amounts_missing';
  return to === 'confirmed' && isAcceptNeeded ? 'accept_needed' : null;
};

/** Whether staff may change amounts, alone or together with a move. */
export const canStaffSetAmounts = (from: OrderStatus, to: OrderStatus = from): boolean =>
  (from === 'new' || from === 'processing') && (to === from || to === 'processing' || to === 'waiting_confirmation');

/** Whether the participant may confirm. */
export const canAccept = (status: OrderStatus): boolean => status === 'waiting_confirmation';

/** Whether the participant may cancel. */
export const canCancel = (status: OrderStatus): boolean => status === 'new' || status === 'waiting_confirmation';

/**
 * Whether this caller may accept or cancel the order: everybody who may order, but an installer only their own orders.
 */
export const canDecideOrder = (
  caller: { userId: number; isInstaller: boolean; canOrder: boolean },
  createdBy: number | null,
): boolean => caller.canOrder && (!caller.isInstaller || createdBy === caller.userId);
