import {
  canAccept,
  canCancel,
  canDecideOrder,
  lineChange,
  type OrderLineState,
  type OrderStatus,
} from '@fairfront/shared-kit/domain/services';
import {
  fromHundredths,
  totalAmount,
  vatInside,
  type Hundredths,
  type Localized,
  localizedOf,
} from '@fairfront/shared-kit/domain/common';
import type { QuantityOfDate, TimesOfDate } from '../cart/tables';
import type { Order, OrderFile, OrderLine, OrderLineChange } from '@fairfront/shared-kit/domain/services/api';
import type { OrderedService } from './tables';

/** A stored line, with amounts in hundredths. */
export interface OrderLineRow {
  id: number;
  service_id: number;
  service: OrderedService;
  quantity: number;
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
  comment: string | null;
  purchase_number: string | null;
  price: Hundredths | null;
  amount: Hundredths | null;
  is_removed: boolean;
  placed: OrderLineState | null;
}

/** A stored order with everything that its response needs. */
export interface OrderRow {
  id: number;
  participation_id: number;
  version: number;
  status: OrderStatus;
  currency: string;
  vat_rate: number;
  comment: string | null;
  purchase_number: string | null;
  is_accept_needed: boolean;
  created_by: number | null;
  created_at: Date;
  updated_at: Date;
  payer: Localized<'name'> & { id: number };
  attachment: OrderFile | null;
  lines: OrderLineRow[];
  unread_messages_count: number;
  has_documents: boolean;
}

/** The caller; the response contains what they may do. */
export interface OrderCaller {
  userId: number;
  canOrder: boolean;
  isInstaller: boolean;
}

const inUnits = (hundredths: Hundredths | null): number | null =>
  hundredths === null ? null : fromHundredths(hundredths);

const lineResponse = (row: OrderLineRow): OrderLine => ({
  id: row.service_id,
  line_id: row.id,
  ...localizedOf(row.service, 'name'),
  executor: row.service.executor,
  unit: row.service.unit,
  quantity: row.quantity,
  dates: row.dates,
  quantity_by_dates: row.quantity_by_dates,
  time_range_by_dates: row.time_range_by_dates,
  comment: row.comment,
  purchase_number: row.purchase_number,
  price_with_vat: inUnits(row.price),
  amount_with_vat: inUnits(row.amount),
});

/** The lines that were not removed. */
export const countedLines = ({ lines }: Pick<OrderRow, 'lines'>): OrderLineRow[] =>
  lines.filter(({ is_removed }) => !is_removed);

/** The total in hundredths; null if an amount is missing. */
export const orderTotal = (order: Pick<OrderRow, 'lines'>): Hundredths | null =>
  totalAmount(countedLines(order).map(({ amount }) => amount));

/** An order as the API returns it to this caller. */
export const orderResponse = (row: OrderRow, caller: OrderCaller): Order => {
  const total = orderTotal(row);
  const mayDecide = canDecideOrder(caller, row.created_by);
  return {
    id: row.id,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    status: row.status,
    currency: row.currency,
    comment: row.comment,
    purchase_number: row.purchase_number,
    payer: row.payer,
    attachment: row.attachment,
    services: countedLines(row).map(lineResponse),
    total_with_vat: inUnits(total),
    vat: total === null ? null : fromHundredths(vatInside(total, Number(row.vat_rate))),
    unread_messages_count: row.unread_messages_count,
    has_documents: row.has_documents,
    can_accept: mayDecide && canAccept(row.status),
    can_cancel: mayDecide && canCancel(row.status),
  };
};

/** The current quantities and price of a line; null if it was removed. */
export const currentState = (row: OrderLineRow): OrderLineState | null =>
  row.is_removed
    ? null
    : {
        quantity: row.quantity,
        dates: row.dates,
        quantity_by_dates: row.quantity_by_dates,
        time_range_by_dates: row.time_range_by_dates,
        price: row.price,
        amount: row.amount,
      };

const stateResponse = (state: OrderLineState | null): OrderLineChange['before'] =>
  state && {
    quantity: state.quantity,
    dates: [...state.dates],
    quantity_by_dates: [...state.quantity_by_dates],
    time_range_by_dates: state.time_range_by_dates.map(({ date, time_range }) => ({
      date,
      time_range: [...time_range],
    })),
    price_with_vat: inUnits(state.price),
    amount_with_vat: inUnits(state.amount),
  };

/** The differences between the placed order and its current state. */
export const orderDifference = (row: OrderRow) => {
  const changes = row.lines.flatMap((line): OrderLineChange[] => {
    const change = lineChange({ placed: line.placed, current: currentState(line) });
    if (!change) return [];
    return [
      {
        line_id: line.id,
        ...localizedOf(line.service, 'name'),
        unit: line.service.unit,
        changed: change.changed,
        before: stateResponse(change.before),
        after: stateResponse(change.after),
      },
    ];
  });
  const placed = totalAmount(row.lines.flatMap((line) => (line.placed ? [line.placed.amount] : [])));
  const total = orderTotal(row);
  return {
    changes,
    placed_total_with_vat: inUnits(placed),
    delta_with_vat: placed === null || total === null ? null : fromHundredths(total - placed),
  };
};
