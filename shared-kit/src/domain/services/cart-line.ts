import { overlapsChosen, slotGroups } from '../common';
import { field, list, rows, unless, type FieldsFor } from '../validation';
import { commentIssue, printed } from './checkout';
import {
  hasEntries,
  isDayOffered,
  largestCount,
  minimumCount,
  needsDates,
  quantityModeOf,
  type ServicePeriod,
  type ServiceRules,
} from './service-rules';

/** The payload of a cart line. Days are YYYY-MM-DD, slots are start hours. */
export interface CartLineInput {
  unit_id: number;
  quantity: number;
  dates: string[];
  quantity_by_dates: { date: string; quantity: number }[];
  time_range_by_dates: { date: string; time_range: number[] }[];
  comment: string | null;
}

/** Context for validating a line. */
export interface CartLineContext {
  service: ServiceRules;
  /** Units in which the service is offered. */
  unitIds: readonly number[];
  periods: readonly ServicePeriod[];
  /** YYYY-MM-DD in the exhibition's time zone. */
  today: string;
  /** Areas of the stands of the participation in square metres. */
  standAreas: readonly number[];
}

const slotStarts = slotGroups.flat();

/**
 * Normalises a line: an empty text means none; days are unique and sorted, entries of zero dropped, quantity recomputed
 * from entries.
 */
export const normaliseCartLine = (service: ServiceRules, input: CartLineInput): CartLineInput => {
  const mode = quantityModeOf(service);
  const byDay = <Entry extends { date: string }>(entries: readonly Entry[]): Entry[] =>
    [...entries].sort((a, b) => (a.date < b.date ? -1 : 1));
  const quantities =
    mode === 'quantity-by-date' ? byDay(input.quantity_by_dates.filter(({ quantity }) => quantity !== 0)) : [];
  const slots =
    mode === 'time-ranges'
      ? byDay(input.time_range_by_dates.filter(({ time_range }) => time_range.length > 0)).map((entry) => ({
          ...entry,
          time_range: [...entry.time_range].sort((a, b) => a - b),
        }))
      : [];
  const entered: Record<typeof mode, number> = {
    plain: input.quantity,
    'stand-area': input.quantity,
    'quantity-by-date': quantities.reduce((sum, { quantity }) => sum + quantity, 0),
    'time-ranges': slots.reduce((sum, { time_range }) => sum + time_range.length, 0),
  };
  return {
    unit_id: input.unit_id,
    quantity: entered[mode],
    dates: hasEntries(service) ? [] : [...new Set(input.dates)].sort(),
    quantity_by_dates: quantities,
    time_range_by_dates: slots,
    comment: input.comment?.trim() || null,
  };
};

type Dated = Pick<CartLineInput['quantity_by_dates'][number], 'date'>;

const areOnce = (entries: readonly Dated[]): boolean =>
  new Set(entries.map(({ date }) => date)).size === entries.length;
const areApart = (starts: readonly number[]): boolean =>
  starts.every((start, index) => starts.indexOf(start) === index && !overlapsChosen(start, starts));

const isNumber = unless((value: number) => Number.isFinite(value), 'number');
const isWhole = unless((value: number) => Number.isInteger(value), 'whole_number');
const isCountable = unless((value: number) => value <= largestCount, 'above_maximum');

const quantityField = ({ service, standAreas }: CartLineContext) => {
  const mode = quantityModeOf(service);
  const least = minimumCount(service);
  if (mode === 'stand-area') {
    return field(
      isNumber,
      isCountable,
      unless((area: number) => standAreas.includes(area), 'stand_area_unknown'),
    );
  }
  return field(
    isNumber,
    isCountable,
    isWhole,
    // a missing entry is an error of the entries, not of their sum
    unless((count: number) => count >= least || (mode !== 'plain' && count === 0), 'below_minimum', { count: least }),
  );
};

/** The fields of a cart line that has been normalised, for the form and the backend. */
export const cartLineFields = (context: CartLineContext) => {
  const { service, unitIds, periods } = context;
  const mode = quantityModeOf(service);
  const day = field(unless((date: string) => isDayOffered(date, periods, context.today), 'date_unavailable'));
  const neededIf = (isAsked: boolean) =>
    unless((entries: readonly unknown[]) => !isAsked || entries.length > 0, 'dates_missing');
  const once = unless(areOnce, 'date_repeated');
  return {
    unit_id: field(unless((id: number) => unitIds.includes(id), 'unit_unknown')),
    quantity: quantityField(context),
    dates: list(day, neededIf(needsDates(service) && !hasEntries(service))),
    quantity_by_dates: rows(
      {
        date: day,
        quantity: field(
          isNumber,
          isWhole,
          unless((count: number) => count >= 0, 'number'),
          isCountable,
        ),
      },
      neededIf(mode === 'quantity-by-date'),
      once,
    ),
    time_range_by_dates: rows(
      {
        date: day,
        time_range: list(
          field(unless((start: number) => slotStarts.includes(start), 'slot_unknown')),
          unless(areApart, 'slots_overlap'),
        ),
      },
      neededIf(mode === 'time-ranges'),
      once,
    ),
    comment: printed(commentIssue),
  } satisfies FieldsFor<CartLineInput>;
};
