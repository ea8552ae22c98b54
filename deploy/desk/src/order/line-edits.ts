import {
  billableUnits,
  fromHundredths,
  lineAmount,
  toHundredths,
  totalAmount,
} from '@fairfront/shared-kit/domain/common';
import { quantityBy, type CountedLine } from '@fairfront/shared-kit/domain/services/line-quantity';
import {
  canStaffSetAmounts,
  staffMoveRefusal,
  type OrderStatus,
} from '@fairfront/shared-kit/domain/services/order-status';
import type { AddedLineBody, LineChangeBody } from '@fairfront/shared-kit/domain/services/api';
import type { StaffOrder, StaffOrderLine } from '../api/orders';
import { addedBody, type AddedLine } from './added-lines';
import { priceIn } from './price-text';

/** The unsaved changes of one line. */
export interface LineEdit {
  quantity?: number;
  dates?: readonly string[];
  quantity_by_dates?: StaffOrderLine['quantity_by_dates'];
  /** As it is typed. */
  price?: string;
  is_removed?: boolean;
}

/** The unsaved changes by the id of their line. */
export type LineEdits = Readonly<Record<number, LineEdit>>;

/** A line with its unsaved changes. */
export interface EditedLine {
  line: StaffOrderLine;
  edit: LineEdit;
  counted: CountedLine;
  /** Null is N/A; NaN is not a price. */
  price: number | null;
  /** In currency units; null without a price. */
  amount: number | null;
  isChanged: boolean;
}

const modeOf = ({ quantity_by_dates, time_range_by_dates }: CountedLine) =>
  quantity_by_dates.length > 0 ? 'quantity-by-date' : time_range_by_dates.length > 0 ? 'time-ranges' : 'plain';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The differences of an edit from the stored line, as the API accepts them; null if there are none. */
const changeOf = (line: StaffOrderLine, edit: LineEdit): LineChangeBody | null => {
  const { quantity, dates, quantity_by_dates, price, is_removed } = edit;
  const change: LineChangeBody = {
    line_id: line.line_id,
    ...(quantity !== undefined && quantity !== line.quantity && { quantity }),
    ...(dates && !isSame(dates, line.dates) && { dates: [...dates] }),
    ...(quantity_by_dates && !isSame(quantity_by_dates, line.quantity_by_dates) && { quantity_by_dates }),
    ...(price !== undefined && !Object.is(priceIn(price), line.price_with_vat) && { price_with_vat: priceIn(price) }),
    ...(is_removed && { is_removed }),
  };
  return Object.keys(change).length > 1 ? change : null;
};

/** A line as it would be stored. */
const editedLine = (line: StaffOrderLine, edit: LineEdit = {}): EditedLine => {
  const counted: CountedLine = {
    quantity: edit.quantity ?? line.quantity,
    dates: edit.dates ?? line.dates,
    quantity_by_dates: edit.quantity_by_dates ?? line.quantity_by_dates,
    time_range_by_dates: line.time_range_by_dates,
  };
  const price = edit.price === undefined ? line.price_with_vat : priceIn(edit.price);
  const isPrice = price !== null && !Number.isNaN(price);
  const amount = lineAmount(isPrice ? toHundredths(price) : null, billableUnits(quantityBy(modeOf(counted), counted)));
  return {
    ...{ line, edit, counted, price },
    amount: amount === null ? null : fromHundredths(amount),
    isChanged: changeOf(line, edit) !== null,
  };
};

/** The unsaved changes as the API accepts them, and the resulting total. */
export interface EditedOrder {
  lines: EditedLine[];
  changes: LineChangeBody[];
  /** Services that are not in the order yet; their lines stand after the others, under negative numbers. */
  additions: AddedLineBody[];
  /** In currency units; null if an amount is missing. */
  total: number | null;
  hasWrongPrice: boolean;
}

/** An order with its unsaved changes. */
export const editedOrder = (
  { services, removed }: Pick<StaffOrder, 'services' | 'removed'>,
  edits: LineEdits,
  added: readonly AddedLine[] = [],
): EditedOrder => {
  const stored = services.map((line) => editedLine(line, edits[line.line_id]));
  const lines = [...stored, ...added.map(({ line }) => editedLine(line))];
  const kept = lines.filter(({ edit }) => edit.is_removed !== true);
  const total = totalAmount(kept.map(({ amount }) => (amount === null ? null : toHundredths(amount))));
  const restored = removed.flatMap(({ line_id }) =>
    edits[line_id]?.is_removed === false ? [{ line_id, is_removed: false }] : [],
  );
  return {
    lines,
    changes: [...stored.flatMap(({ line, edit }) => changeOf(line, edit) ?? []), ...restored],
    additions: added.map(addedBody),
    total: total === null ? null : fromHundredths(total),
    hasWrongPrice: lines.some(({ price }) => Number.isNaN(price)),
  };
};

/** The statuses to which staff can move an order together with unsaved changes. */
export const possibleMoves = (
  { status, is_accept_needed }: Pick<StaffOrder, 'status' | 'is_accept_needed'>,
  { changes, additions, total }: Pick<EditedOrder, 'changes' | 'additions' | 'total'>,
  statuses: readonly OrderStatus[],
): OrderStatus[] => {
  const isDirty = changes.length + additions.length > 0;
  const amounts = { hasMissingAmount: total === null, isAcceptNeeded: is_accept_needed || isDirty };
  return statuses.filter(
    (to) => staffMoveRefusal(status, to, amounts) === null && (!isDirty || canStaffSetAmounts(status, to)),
  );
};

/**
 * The errors of a refused change by line and field: `lines.0.quantity` is about the first line that was sent,
 * `added.0.quantity` about the first one that was added.
 */
export const errorsByLine = (
  errors: Readonly<Record<string, readonly string[]>>,
  sent: { lines: readonly { line_id: number }[]; added: readonly { line_id: number }[] },
): Record<number, Record<string, string>> => {
  const byLine: Record<number, Record<string, string>> = {};
  for (const [field, texts] of Object.entries(errors)) {
    const [, list, index, name] = /^(lines|added)\.(\d+)\.([a-z_]+)/.exec(field) ?? [];
    const id = index === undefined ? undefined : sent[list === 'added' ? 'added' : 'lines'][Number(index)]?.line_id;
    if (id === undefined || name === undefined) continue;
    byLine[id] = { ...byLine[id], [name]: texts.join('\n') };
  }
  return byLine;
};
