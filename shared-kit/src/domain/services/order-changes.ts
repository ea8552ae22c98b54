/** An original or current line of an order; amounts in hundredths. */
export interface OrderLineState {
  quantity: number;
  dates: readonly string[];
  quantity_by_dates: readonly { date: string; quantity: number }[];
  time_range_by_dates: readonly { date: string; time_range: readonly number[] }[];
  price: number | null;
  amount: number | null;
}

/** The organiser's changes of a line since the order was placed. */
export interface LineChange {
  /** Null for an added line. */
  before: OrderLineState | null;
  /** Null for a removed line. */
  after: OrderLineState | null;
  changed: ('quantity' | 'dates' | 'price' | 'amount')[];
}

/** Both states of a line: `placed` is null if it was added later, `current` is null if it was removed. */
export interface LineStates {
  placed: OrderLineState | null;
  current: OrderLineState | null;
}

const datesOf = ({ dates, quantity_by_dates, time_range_by_dates }: OrderLineState): string =>
  JSON.stringify([dates, quantity_by_dates, time_range_by_dates]);

/** The change of one line; null if nothing changed. */
export const lineChange = ({ placed, current }: LineStates): LineChange | null => {
  if (!placed || !current) return placed === current ? null : { before: placed, after: current, changed: ['amount'] };
  const changed: LineChange['changed'] = [
    ...(placed.quantity === current.quantity ? [] : (['quantity'] as const)),
    ...(datesOf(placed) === datesOf(current) ? [] : (['dates'] as const)),
    ...(placed.price === current.price ? [] : (['price'] as const)),
    ...(placed.amount === current.amount ? [] : (['amount'] as const)),
  ];
  return changed.length === 0 ? null : { before: placed, after: current, changed };
};

/**
 * Whether only the participant can confirm an order: a line was placed without an amount, or the organiser has changed
 * one since.
 */
export const isAcceptNeeded = (lines: readonly LineStates[]): boolean =>
  lines.some((line) => (line.placed !== null && line.placed.amount === null) || lineChange(line) !== null);
