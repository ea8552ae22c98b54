import { field, unless } from '../../model/validation';
import { cartLineFields, normaliseCartLine, type CartLineInput } from './cart-line';
import type { QuantityMode, ServiceRules } from './service-rules';

/** Highest unit price that can be entered, in units of the currency: amounts of the largest line stay exact. */
export const highestPrice = 10_000_000;

/** A line of an order as the organiser wants it; what his call leaves out is as it stands. */
export interface StaffLineInput extends CartLineInput {
  /** Unit price with VAT in units of the currency of the order; null is N/A. */
  price_with_vat: number | null;
}

/** What a line of an order is judged against: what it is does not change with its service. */
export interface StaffLineContext {
  mode: QuantityMode;
  /** The line is charged by plain dates, so it needs at least one. */
  hasDates: boolean;
  unitId: number;
  /** First and last day of the exhibition with installation and dismantling, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Areas that can be charged, square metres: of the stands of the participation, and the one of the line. */
  areas: readonly number[];
}

const rulesOf = ({ mode, hasDates }: Pick<StaffLineContext, 'mode' | 'hasDates'>): ServiceRules => ({
  min_count: null,
  is_required_stand_area: mode === 'stand-area',
  is_required_quantity_by_date: mode === 'quantity-by-date',
  is_required_time_range_by_date: mode === 'time-ranges',
  is_required_date_install: false,
  is_required_date_exhibition: hasDates,
  is_required_date_dismantling: false,
});

/** The line with the quantity of its entries, in order (SVC-058, SVC-072). */
export const normaliseStaffLine = (context: StaffLineContext, input: StaffLineInput): StaffLineInput => ({
  ...normaliseCartLine(rulesOf(context), input),
  price_with_vat: input.price_with_vat,
});

const isInHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const isPrice = (price: number | null): boolean =>
  price === null || (price >= 0 && price <= highestPrice && isInHundredths(price));

/** A unit price that the organiser enters: none, or up to ten million with two decimals at most. */
export const staffPriceFields = { price_with_vat: field(unless(isPrice, 'price_invalid')) };

/**
 * The fields of a line that the organiser changes: those of the cart, on any day of the exhibition and without the least count of
 * the service (SVC-180).
 */
export const staffLineFields = (context: StaffLineContext) => {
  const { comment: _comment, ...line } = cartLineFields({
    service: rulesOf(context),
    unitIds: [context.unitId],
    // what takes no dates has no period
    periods:
      context.hasDates || context.mode === 'quantity-by-date' || context.mode === 'time-ranges'
        ? [{ kind: 'exhibition', from: context.from, to: context.to }]
        : [],
    today: context.from,
    standAreas: context.areas,
  });
  // the exhibitor's comment, which the organiser cannot change, may be older than its rules
  return { ...line, ...staffPriceFields };
};
