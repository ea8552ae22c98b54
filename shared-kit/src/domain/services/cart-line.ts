import { overlapsChosen, slotGroups } from '../../model';
import { array, number, object, string, type AnyObjectSchema } from 'yup';
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

/** The payload of a cart line (SVC-066). Days are YYYY-MM-DD, slots the hours at which they start. */
export interface CartLineInput {
  unit_id: number;
  quantity: number;
  dates: string[];
  quantity_by_dates: { date: string; quantity: number }[];
  time_range_by_dates: { date: string; time_range: number[] }[];
  comment: string | null;
}

/** What a line is judged against. */
export interface CartLineContext {
  service: ServiceRules;
  /** Units in which the service is offered. */
  unitIds: readonly number[];
  periods: readonly ServicePeriod[];
  /** YYYY-MM-DD in the zone of the exhibition. */
  today: string;
  /** Areas of the stands of the participation in square metres (SVC-063). */
  standAreas: readonly number[];
}

const slotStarts = slotGroups.flat();

/** An empty text is none; days once and in order, entries of zero dropped, quantity recomputed from entries (SVC-058, SVC-072). */
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

/**
 * The rules of a cart line that has been normalised, for the form and the backend; messages are codes (SVC-050 to SVC-063,
 * SVC-071, SVC-074).
 */
export const cartLineSchema = (context: CartLineContext): AnyObjectSchema => {
  const { service, unitIds, periods, standAreas } = context;
  const mode = quantityModeOf(service);
  const least = minimumCount(service);
  const day = () =>
    string()
      .required('date_unavailable')
      .test('offered', 'date_unavailable', (value) => isDayOffered(value, periods, context.today));
  const daysOnce = (entries: readonly { date?: string | undefined }[] | undefined) =>
    new Set(entries?.map(({ date }) => date)).size === (entries?.length ?? 0);
  const needed = (asked: boolean) => (asked ? 1 : 0);

  const counted = number().typeError('number').required('number').max(largestCount, 'above_maximum');
  const quantity =
    mode === 'stand-area'
      ? counted.test('area', 'stand_area_unknown', (value) => standAreas.includes(value))
      : counted
          .integer('whole_number')
          // an entry that is missing is said at the entries, not at their sum
          .test('least', 'below_minimum', function atLeast(value) {
            if (value >= least || (mode !== 'plain' && value === 0)) return true;
            return this.createError({ message: 'below_minimum', params: { count: least } });
          });
  return object({
    unit_id: number()
      .required('unit_unknown')
      .test('unit', 'unit_unknown', (value) => unitIds.includes(value)),
    quantity,
    dates: array(day())
      .required('dates_missing')
      .min(needed(needsDates(service) && !hasEntries(service)), 'dates_missing'),
    quantity_by_dates: array(
      object({
        date: day(),
        quantity: number()
          .required('number')
          .integer('whole_number')
          .min(0, 'number')
          .max(largestCount, 'above_maximum'),
      }),
    )
      .required('dates_missing')
      .min(needed(mode === 'quantity-by-date'), 'dates_missing')
      .test('once', 'date_repeated', daysOnce),
    time_range_by_dates: array(
      object({
        date: day(),
        time_range: array(number().required('slot_unknown').oneOf(slotStarts, 'slot_unknown'))
          .required('slot_unknown')
          .test('apart', 'slots_overlap', (starts) => areApart(starts)),
      }),
    )
      .required('dates_missing')
      .min(needed(mode === 'time-ranges'), 'dates_missing')
      .test('once', 'date_repeated', daysOnce),
    comment: printed(commentIssue).defined(),
  });
};

const areApart = (starts: readonly number[]): boolean =>
  starts.every((start, index) => starts.indexOf(start) === index && !overlapsChosen(start, starts));
