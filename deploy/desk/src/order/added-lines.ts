import { cartLineFields, normaliseCartLine, type CartLineInput } from '@fairfront/shared-kit/domain/services/cart-line';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import {
  hasEntries,
  minimumCount,
  periodsOf,
  quantityModeOf,
} from '@fairfront/shared-kit/domain/services/service-rules';
import type { AddedLineBody, OrderableService } from '@fairfront/shared-kit/domain/services/api';
import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { DeskExhibition } from '../api/desk';
import type { StaffOrderLine } from '../api/orders';
import { priceIn, priceText } from './price-text';

/** What staff enter for a service that they add. Quantities and slots stay by day, so that a day chosen again keeps them. */
export interface AddedValues {
  unit_id: number | null;
  quantity: number;
  /** Square metres, for a service by the area of a stand. */
  area: number | null;
  dates: string[];
  quantities: Record<string, number>;
  slots: Record<string, number[]>;
  comment: string;
  /** As it is typed. */
  price: string;
}

/** The exhibition and the stands of an order, on which the rules of its lines depend. */
export interface AddedContext {
  exhibition: DeskExhibition;
  areas: readonly number[];
  /** ms since the epoch */
  now: number;
}

/** The price of today in a unit; null if a service has none. */
export const priceOf = ({ prices }: OrderableService, unitId: number | null): number | null =>
  prices.find(({ unit }) => unit.id === unitId)?.price_with_vat ?? null;

/** The first values for a service: its least quantity, its first unit and its price of today. */
export const valuesOf = (service: OrderableService, areas: readonly number[], decimalMark: ',' | '.'): AddedValues => {
  const unitId = service.units[0]?.id ?? null;
  return {
    ...{ unit_id: unitId, quantity: minimumCount(service), area: areas[0] ?? null },
    ...{ dates: [], quantities: {}, slots: {}, comment: '' },
    price: priceText(priceOf(service, unitId), decimalMark),
  };
};

/** The line as the rules of the cart check it and as it is sent. */
export const lineOf = (service: OrderableService, values: AddedValues): CartLineInput =>
  normaliseCartLine(service, {
    unit_id: values.unit_id ?? 0,
    quantity: quantityModeOf(service) === 'stand-area' ? (values.area ?? 0) : values.quantity,
    dates: values.dates,
    quantity_by_dates: values.dates.map((date) => ({ date, quantity: values.quantities[date] ?? 1 })),
    time_range_by_dates: values.dates.map((date) => ({ date, time_range: values.slots[date] ?? [] })),
    comment: values.comment,
  });

/** The fields of the line, by the rules of the exhibitor's cart. */
export const addedFields = (service: OrderableService, { exhibition, areas, now }: AddedContext) =>
  cartLineFields({
    service,
    unitIds: service.units.map(({ id }) => id),
    periods: periodsOf(service, exhibition),
    today: today(exhibition, now),
    standAreas: areas,
  });

/** The first issue of each field of the form, of the issues of a line. */
export const issuesByPlace = (
  service: OrderableService,
  issues: Readonly<Record<string, CodedIssue>>,
): Partial<Record<keyof AddedValues, CodedIssue>> => {
  const byPlace: Partial<Record<keyof AddedValues, CodedIssue>> = {};
  for (const [name, issue] of Object.entries(issues)) {
    const field = name.split('.')[0];
    const mode = quantityModeOf(service);
    const ofQuantity = mode === 'stand-area' ? 'area' : hasEntries(service) ? 'dates' : 'quantity';
    const place =
      field === 'unit_id' || field === 'comment' ? field : field === 'quantity' ? ofQuantity : ('dates' as const);
    byPlace[place] ??= issue;
  }
  return byPlace;
};

/** A line that is not saved yet. */
export interface AddedLine {
  /** As the table shows it; the number of the line is negative. */
  line: StaffOrderLine;
  service: OrderableService;
}

/** The line of valid values. @param number tells the added lines apart */
export const addedLine = (service: OrderableService, values: AddedValues, number: number): AddedLine => {
  const { unit_id: unitId, ...line } = lineOf(service, values);
  const { id, name_rus, name_eng, executor } = service;
  const unit = service.units.find((one) => one.id === unitId) ?? { id: 0, name_rus: '', name_eng: '' };
  return {
    service,
    line: {
      ...{ id, line_id: -number, name_rus, name_eng, executor, unit, ...line },
      ...{ purchase_number: null, price_with_vat: priceIn(values.price), amount_with_vat: null },
    },
  };
};

/** An added line as the API takes it: a price is sent only if it is not that of today, which the server finds itself. */
export const addedBody = ({ line, service }: AddedLine): AddedLineBody => ({
  service_id: service.id,
  unit_id: line.unit.id,
  ...(line.comment !== null && { comment: line.comment }),
  ...(hasEntries(service) ? {} : { quantity: line.quantity, dates: line.dates }),
  ...(line.quantity_by_dates.length > 0 && { quantity_by_dates: line.quantity_by_dates }),
  ...(line.time_range_by_dates.length > 0 && { time_range_by_dates: line.time_range_by_dates }),
  ...(!Object.is(line.price_with_vat, priceOf(service, line.unit.id)) && { price_with_vat: line.price_with_vat }),
});
