import { field, unless } from '../validation';
import { cartLineFields, normaliseCartLine, type CartLineInput } from './cart-line';
import type { QuantityMode, ServiceRules } from './service-rules';

/** Maximum unit price in currency units, so that amounts of the largest line stay exact. */
export const highestPrice = 10_000_000;

/** The organiser's change of an order line; omitted fields are unchanged. */
export interface StaffLineInput extends CartLineInput {
  /** Unit price with VAT in units of the order's currency; null is N/A. */
  price_with_vat: number | null;
}

/** Context for validating an order line; it is independent of later changes of the service. */
export interface StaffLineContext {
  mode: QuantityMode;
  /** The line is charged by plain dates and needs at least one. */
  hasDates: boolean;
  unitId: number;
  /** First and last day of the exhibition including installation and dismantling, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Possible areas in square metres: of the stands of the participation, and the current one of the line. */
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

/** The normalised line, with the quantity of its entries. */
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
 * the service.
 */
export const staffLineFields = (context: StaffLineContext) => {
  const { comment: _comment, ...line } = cartLineFields({
    service: rulesOf(context),
    unitIds: [context.unitId],
    // a line without dates has no period
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
