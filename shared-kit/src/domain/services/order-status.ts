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

/** Maximum length of what staff say about a new status. */
export const moveCommentLength = 500;

/** Filters of the order list, in tab order; every status belongs to one. */
export const orderGroups = ['answer', 'active', 'completed', 'canceled'] as const;
/** One of `orderGroups`. */
export type OrderGroup = (typeof orderGroups)[number];

/** Where the list shows an order of this status, its badge by DESIGN §5, and the statuses to which staff may move it. */
interface StatusFacts {
  group: OrderGroup;
  tone: string;
  /** Name in the kit's icon sprite. */
  icon: string;
  staffMoves: readonly OrderStatus[];
}

/** The rules and the badge of each status; its texts are `orders.status` of `texts/services`. */
const facts = {
  new: {
    group: 'active',
    tone: 'info',
    icon: 'clock',
    staffMoves: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
  },
  processing: {
    group: 'active',
    tone: 'info',
    icon: 'half-circle',
    staffMoves: ['waiting_confirmation', 'confirmed', 'canceled'],
  },
  waiting_confirmation: { group: 'answer', tone: 'warning', icon: 'clock', staffMoves: ['processing', 'canceled'] },
  confirmed: { group: 'active', tone: 'info', icon: 'check-circle', staffMoves: ['executed', 'canceled'] },
  executed: { group: 'completed', tone: 'info', icon: 'flag', staffMoves: [] },
  canceled: { group: 'canceled', tone: 'neutral', icon: 'minus-circle', staffMoves: [] },
} as const satisfies Record<OrderStatus, StatusFacts>;

/** The filter of the list that shows orders of this status. */
export const groupOf = (status: OrderStatus): OrderGroup => facts[status].group;

/** The tone and icon of the badge of a status. */
export const orderStatusVariant = (status: OrderStatus): Pick<(typeof facts)[OrderStatus], 'tone' | 'icon'> => {
  const { tone, icon } = facts[status];
  return { tone, icon };
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
  const moves: readonly OrderStatus[] = facts[from].staffMoves;
  if (!moves.includes(to)) return 'move_not_allowed';
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
