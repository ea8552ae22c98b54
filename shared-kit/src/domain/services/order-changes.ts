/** A line of an order as it was placed or as it stands now; amounts in hundredths. */
export interface OrderLineState {
  quantity: number;
  dates: readonly string[];
  quantity_by_dates: readonly { date: string; quantity: number }[];
  time_range_by_dates: readonly { date: string; time_range: readonly number[] }[];
  price: number | null;
  amount: number | null;
}

/** What the organiser has changed in a line since it was placed (SVC-163). */
export interface LineChange {
  /** Null for a line that was added. */
  before: OrderLineState | null;
  /** Null for a line that was taken out. */
  after: OrderLineState | null;
  changed: ('quantity' | 'dates' | 'price' | 'amount')[];
}

/** Both states of a line: `placed` null was added later, `current` null was taken out. */
export interface LineStates {
  placed: OrderLineState | null;
  current: OrderLineState | null;
}

const datesOf = ({ dates, quantity_by_dates, time_range_by_dates }: OrderLineState): string =>
  JSON.stringify([dates, quantity_by_dates, time_range_by_dates]);

/** The difference of one line; null when nothing changed. */
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
 * Whether only the participant can confirm an order: a line was placed without an amount, or the organiser has changed one since
 * (SVC-095, SVC-181).
 */
export const isAcceptNeeded = (lines: readonly LineStates[]): boolean =>
  lines.some((line) => (line.placed !== null && line.placed.amount === null) || lineChange(line) !== null);
