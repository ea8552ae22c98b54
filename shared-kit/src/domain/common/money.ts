/**
 * Amounts as integer hundredths of a currency, rounded half up: the unit price with VAT first, then each line,
 * the shown VAT once from the total. Screen and backend call the same functions, so both show the same sum.
 */
export type Hundredths = number;

/** Rounds half up; the quotient of two integers is exact enough below 2^53 / 100. */
const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

/** Takes away what binary fractions add: 1.005 × 100 is 100.5, not 100.49999999999999. */
const exact = (value: number): number => Number(value.toPrecision(15));

/** @param amount in units, as the API returns it (at most two decimals; more are rounded half up) */
export const toHundredths = (amount: number): Hundredths => roundHalfUp(exact(amount * 100));

/** The amount in units, for the API and for `formatMoney`. */
export const fromHundredths = (hundredths: Hundredths): number => hundredths / 100;

/** VAT rates have at most two decimals as well; as integers they keep the division exact. */
const hundred = 10_000;

/** @param rate percent, for example 20 (exhibition.vat_rate) */
export const addVat = (withoutVat: Hundredths, rate: number): Hundredths =>
  roundHalfUp((withoutVat * (hundred + toHundredths(rate))) / hundred);

/** @param rate percent */
export const removeVat = (withVat: Hundredths, rate: number): Hundredths =>
  roundHalfUp((withVat * hundred) / (hundred + toHundredths(rate)));

/** The VAT inside of a total, rounded once: 77 600 at 20 % gives 12 933.33. */
export const vatInside = (total: Hundredths, rate: number): Hundredths =>
  roundHalfUp((total * toHundredths(rate)) / (hundred + toHundredths(rate)));

/** A price as services have it: in units, either part may be missing. */
export interface TwoPrices {
  price_with_vat?: number | null;
  price_without_vat?: number | null;
}

/** Both prices in hundredths, a missing one computed from the other; null when both are missing. */
export const completePrice = (
  { price_with_vat: given, price_without_vat: net }: TwoPrices,
  rate: number,
): { withVat: Hundredths; withoutVat: Hundredths } | null => {
  if (given !== null && given !== undefined) {
    const withVat = toHundredths(given);
    const isNetGiven = net !== null && net !== undefined;
    return { withVat, withoutVat: isNetGiven ? toHundredths(net) : removeVat(withVat, rate) };
  }
  if (net === null || net === undefined) return null;
  const withoutVat = toHundredths(net);
  return { withVat: addVat(withoutVat, rate), withoutVat };
};

/** How a line counts. */
export type LineQuantity =
  | { by: 'dates'; quantity: number; dates: readonly string[] }
  | { by: 'quantity-per-date'; entries: readonly { date: string; quantity: number }[] }
  | { by: 'time-ranges'; entries: readonly { date: string; time_range: readonly number[] }[] }
  | { by: 'stand-area'; area: number; dates: readonly string[] };

/** Units that a line is charged for: quantity or area times dates (1 if none), or what its dates add up to. */
export const billableUnits = (line: LineQuantity): number => {
  switch (line.by) {
    case 'dates':
      return exact(line.quantity * Math.max(1, line.dates.length));
    case 'stand-area':
      return exact(line.area * Math.max(1, line.dates.length));
    case 'quantity-per-date':
      return line.entries.reduce((sum, { quantity }) => sum + quantity, 0);
    case 'time-ranges':
      return line.entries.reduce((sum, { time_range }) => sum + time_range.length, 0);
  }
};

/** Amount of a line with VAT; null for an unknown price. */
export const lineAmount = (unitPriceWithVat: Hundredths | null, units: number): Hundredths | null =>
  unitPriceWithVat === null ? null : roundHalfUp(exact(unitPriceWithVat * units));

/** Sum of the lines; null, shown as N/A, when one of them has no price. */
export const totalAmount = (lines: readonly (Hundredths | null)[]): Hundredths | null =>
  lines.reduce<Hundredths | null>((sum, line) => (sum === null || line === null ? null : sum + line), 0);
