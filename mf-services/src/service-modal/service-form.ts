import type { CartItem } from '@fairfront/shared-kit/platform';
import {
  cartLineFields,
  normaliseCartLine,
  type CartLineContext,
  type CartLineInput,
} from '@fairfront/shared-kit/domain/services/cart-line';
import { minimumCount, quantityModeOf, type ServiceRules } from '@fairfront/shared-kit/domain/services/service-rules';
import { formIssues } from '@fairfront/shared-kit/forms/schema';
import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';

/** The form values of the modal. Quantities and slots are kept by day, so that a day removed and added again keeps them. */
export interface ServiceFormValues {
  unit_id: number;
  quantity: number;
  /** The selected days of the calendar, YYYY-MM-DD, in order. */
  dates: string[];
  quantities: Record<string, number>;
  slots: Record<string, readonly number[]>;
  comment: string;
}

/** The part of a service that the form needs. */
export interface OrderedService extends ServiceRules {
  units: readonly { id: number }[];
}

/** The form field that shows a validation error. */
export type FormPlace = 'unit_id' | 'quantity' | 'dates' | 'comment';

const unitOf = ({ units }: OrderedService): number => units[0]?.id ?? 0;

/** The stored values of a line, or the minimum that can be ordered. */
export const initialValues = (service: OrderedService, item: CartItem | null): ServiceFormValues => {
  if (!item) {
    const quantity = minimumCount(service);
    return { unit_id: unitOf(service), quantity, dates: [], quantities: {}, slots: {}, comment: '' };
  }
  const quantities = Object.fromEntries(item.quantity_by_dates.map(({ date, quantity }) => [date, quantity]));
  const slots = Object.fromEntries(item.time_range_by_dates.map(({ date, time_range: range }) => [date, range]));
  return {
    unit_id: item.unit.id,
    quantity: item.quantity,
    dates: [...new Set([...item.dates, ...Object.keys(quantities), ...Object.keys(slots)])].sort(),
    quantities,
    slots,
    comment: item.comment ?? '',
  };
};

/** The initial quantity of a newly selected day. */
export const quantityOfDay = ({ quantities }: ServiceFormValues, day: string): number => quantities[day] ?? 1;

/**
 * Builds the line that is validated and sent.
 * @param standArea the area of the selected stand in square metres; null without one
 */
export const lineOf = (service: OrderedService, values: ServiceFormValues, standArea: number | null): CartLineInput => {
  const mode = quantityModeOf(service);
  return normaliseCartLine(service, {
    unit_id: values.unit_id,
    quantity: mode === 'stand-area' ? (standArea ?? 0) : values.quantity,
    dates: values.dates,
    quantity_by_dates: values.dates.map((date) => ({ date, quantity: quantityOfDay(values, date) })),
    time_range_by_dates: values.dates.map((date) => ({ date, time_range: [...(values.slots[date] ?? [])] })),
    comment: values.comment,
  });
};

const placeOf = (field: string, service: ServiceRules): FormPlace => {
  if (field === 'unit_id' || field === 'comment') return field;
  const mode = quantityModeOf(service);
  return field === 'quantity' && (mode === 'plain' || mode === 'stand-area') ? 'quantity' : 'dates';
};

/** The first error of every form field, from the server's rules. */
export const lineIssues = (line: CartLineInput, context: CartLineContext): Partial<Record<FormPlace, CodedIssue>> => {
  const issues: Partial<Record<FormPlace, CodedIssue>> = {};
  for (const [field, issue] of Object.entries(formIssues(cartLineFields(context), line))) {
    issues[placeOf(field, context.service)] ??= issue;
  }
  return issues;
};
