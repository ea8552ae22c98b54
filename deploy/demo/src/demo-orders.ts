import {
  amountOfLine,
  priceOnDay,
  quantityModeOf,
  steppedPrice,
  type CountedLine,
  type OrderLineState,
  type OrderStatus,
} from '@fairfront/shared-kit/domain/services';
import { flagsOf, type OrderedService, type OrderEventKind } from '@fairfront/backend/areas/services';
import type { DemoCalendar } from './demo-calendar';
import { namedDays } from './demo-days';
import { demoOffers, type DemoOffer } from './demo-offers';
import { demoParticipations } from './demo-participations';
import { demoExecutors, demoService, demoUnits } from './demo-services';
import mainOrders from './orders/main-orders.json';
import otherOrders from './orders/other-orders.json';

/** What a line counts, as the files state it: days by the short names of `namedDays`. */
interface CountEntry {
  quantity?: number;
  dates?: string[];
  /** [day, quantity] */
  quantity_by_dates?: (string | number)[][];
  /** [day, starts of slots] */
  time_range_by_dates?: (string | number[])[][];
}

interface LineEntry extends CountEntry {
  service: number;
  unit?: string;
  /** Roubles, where the price of that time was not today's list price. */
  price?: number;
  comment?: string;
  purchase_number?: string;
  /** What the organiser has changed since. */
  now?: CountEntry & { price?: number };
  added?: boolean;
  removed?: boolean;
}

/** A moment: day from D, hour and minute in Moscow. */
type At = number[];

export interface OrderEntry {
  id: number;
  participation_id: number;
  status: string;
  currency?: string;
  comment?: string | null;
  purchase_number?: string;
  is_accept_needed?: boolean;
  /** Participation whose company pays; without it the own one. */
  payer?: number;
  lines: LineEntry[];
  history: { kind: string; at: At; by?: number; status?: string; file?: string }[];
  /** `by` is missing in those of the organiser. */
  messages: { at: At; text: string; by?: number; files?: string[] }[];
  /** Up to which of its messages a user has read it, counted from 1. */
  reads: Partial<Record<string, number>>;
}

/** All orders of the demo, those of participation 101 first. */
export const demoOrders: readonly OrderEntry[] = [...mainOrders, ...otherOrders];

export const participationOf = (id: number) => {
  const participation = demoParticipations.find((one) => one.id === id);
  if (!participation) throw new Error(`no demo participation ${id}`);
  return participation;
};

export const instantOf = ({ instant }: DemoCalendar, [day = 0, hour = 0, minute = 0]: At): Date =>
  new Date(instant(day, hour, minute));

const unitNamed = (id: number) => {
  const unit = Object.values(demoUnits).find((one) => one.id === id);
  if (!unit) throw new Error(`no demo unit ${id}`);
  return unit;
};

const countOf = (
  { dates = [], quantity_by_dates = [], time_range_by_dates = [], ...entry }: CountEntry,
  dayOf: (name: string) => string,
): CountedLine => {
  const byDates = quantity_by_dates.map(([day, quantity]) => ({
    date: dayOf(String(day)),
    quantity: Number(quantity),
  }));
  const slots = time_range_by_dates.map(([day, starts]) => ({
    date: dayOf(String(day)),
    time_range: Array.isArray(starts) ? starts : [],
  }));
  const counted = byDates.reduce((sum, { quantity }) => sum + quantity, 0);
  const slotCount = slots.reduce((sum, { time_range }) => sum + time_range.length, 0);
  return {
    quantity: entry.quantity ?? (counted || slotCount),
    dates: dates.map(dayOf),
    quantity_by_dates: byDates,
    time_range_by_dates: slots,
  };
};

interface OrderScope {
  currency: string;
  dayOf: (name: string) => string;
  offers: readonly DemoOffer[];
  /** The day of placing. */
  placedOn: string;
}

const orderLine = (entry: LineEntry, { currency, dayOf, offers, placedOn }: OrderScope) => {
  const service = demoService(entry.service);
  const flags = flagsOf(service.requires);
  const unitId = entry.unit ? demoUnits[entry.unit as keyof typeof demoUnits].id : service.unit_id;
  const listed = service.prices.find((price) => price.unit_id === unitId && price.currency === currency);
  const steps = offers.find(({ service_id }) => service_id === service.id)?.price_steps ?? [];
  const listPrice = steppedPrice(listed?.with_vat ?? null, priceOnDay(steps, placedOn).percent);
  const stateOf = (count: CountEntry, price: number | null): OrderLineState => {
    const counted = countOf(count, dayOf);
    return { ...counted, price, amount: amountOfLine(flags, counted, price) };
  };
  const placed = stateOf(entry, entry.price === undefined ? listPrice : entry.price * 100);
  const now = entry.now
    ? stateOf({ ...entry, ...entry.now }, entry.now.price === undefined ? placed.price : entry.now.price * 100)
    : placed;
  const executor = demoExecutors.find(({ id }) => id === service.executor_id) ?? demoExecutors[0];
  if (!executor) throw new Error('the demo has no executors');
  const ordered: OrderedService = {
    name_rus: service.name_rus,
    name_eng: service.name_eng,
    executor,
    unit: unitNamed(unitId),
    mode: quantityModeOf(flags),
  };
  return {
    service_id: service.id,
    service: ordered,
    ...now,
    comment: entry.comment ?? null,
    purchase_number: entry.purchase_number ?? null,
    is_removed: entry.removed ?? false,
    placed: entry.added ? null : placed,
  };
};

const totalOf = (lines: readonly { amount: number | null }[]): number | null =>
  lines.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);

/** An order with its lines at the prices of its day, and what the history says of amounts. */
export const demoOrder = (order: OrderEntry, calendar: DemoCalendar) => {
  const participation = participationOf(order.participation_id);
  const placedAt = instantOf(calendar, order.history[0]?.at ?? []);
  const lines = order.lines.map((entry) =>
    orderLine(entry, {
      currency: order.currency ?? 'RUR',
      dayOf: namedDays(calendar, participation.exhibition_id),
      offers: demoOffers(calendar).filter(({ exhibition_id }) => exhibition_id === participation.exhibition_id),
      placedOn: calendar.day(order.history[0]?.at[0] ?? 0),
    }),
  );
  const total = totalOf(lines.filter(({ is_removed }) => !is_removed));
  const detailsOf = ({ kind, status }: OrderEntry['history'][number]): Record<string, unknown> => {
    if (kind === 'amounts') return { total_with_vat: total === null ? null : total / 100 };
    return { status: status ?? 'new' };
  };
  return {
    row: {
      id: order.id,
      participation_id: order.participation_id,
      version: order.history.filter(({ kind }) => kind !== 'document').length,
      status: order.status as OrderStatus,
      currency: order.currency ?? 'RUR',
      vat_rate: 20,
      comment: order.comment ?? null,
      purchase_number: order.purchase_number ?? null,
      payer_id: participationOf(order.payer ?? order.participation_id).company_id,
      is_accept_needed: order.is_accept_needed ?? false,
      created_by: order.history[0]?.by ?? null,
      created_at: placedAt,
      updated_at: instantOf(calendar, order.history.at(-1)?.at ?? []),
    },
    lines,
    total,
    history: order.history.map((event) => ({
      kind: event.kind as OrderEventKind,
      details: detailsOf(event),
      file: event.file ?? null,
      user_id: event.by ?? null,
      created_at: instantOf(calendar, event.at),
    })),
  };
};
