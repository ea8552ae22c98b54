import { billableUnits, fromHundredths, lineAmount, toHundredths, totalAmount, vatInside } from '../common';
import { lineQuantityOf, type CountedLine } from './line-quantity';
import type { ServiceFlags } from './service-rules';

/** A cart line as in the API; amounts in currency units. */
export interface CartLine extends CountedLine {
  cart_item_id: number;
  service: ServiceFlags;
  comment: string | null;
  purchase_number: string | null;
  /** Unit price with VAT charged for the line; null without a price in the currency of the cart. */
  currencyPrice: number | null;
  billable_units: number;
  amount_with_vat: number | null;
}

/** Unsaved changes of a line. */
export type LineEdit = Partial<
  Pick<CartLine, 'quantity' | 'comment' | 'purchase_number'> & {
    dates: string[];
    quantity_by_dates: { date: string; quantity: number }[];
    time_range_by_dates: { date: string; time_range: number[] }[];
  }
>;

/** A cart as in the API. */
export interface EditableCart<Line extends CartLine> {
  total_with_vat: number | null;
  vat: number | null;
  groups: { items: Line[] }[];
}

/** Optimistic changes of lines by `cart_item_id`; null: being removed. */
export type CartEdits = ReadonlyMap<number, LineEdit | null>;

/** A line with its change: units and amount are computed as on the server. */
export const editedLine = <Line extends CartLine>(line: Line, edit: LineEdit): Line => {
  const changed = { ...line, ...edit };
  const units = billableUnits(lineQuantityOf(line.service, changed));
  const price = line.currencyPrice === null ? null : toHundredths(line.currencyPrice);
  const amount = lineAmount(price, units);
  return { ...changed, billable_units: units, amount_with_vat: amount === null ? null : fromHundredths(amount) };
};

/**
 * The cart with unsaved changes applied, so that the total updates at once. Unchanged lines stay the
 * same objects; empty groups are dropped.
 * @param vatRate percent
 */
export const editedCart = <Line extends CartLine, Cart extends EditableCart<Line>>(
  cart: Cart,
  edits: CartEdits,
  vatRate: number,
): Cart => {
  if (edits.size === 0) return cart;
  const groups = cart.groups
    .map((group) => {
      if (!group.items.some(({ cart_item_id: id }) => edits.has(id))) return group;
      const items = group.items.flatMap((line) => {
        const edit = edits.get(line.cart_item_id);
        if (edit === null) return [];
        return edit ? editedLine(line, edit) : line;
      });
      return { ...group, items };
    })
    .filter(({ items }) => items.length > 0);
  const amounts = groups.flatMap(({ items }) =>
    items.map(({ amount_with_vat: amount }) => (amount === null ? null : toHundredths(amount))),
  );
  const total = totalAmount(amounts);
  return {
    ...cart,
    groups,
    total_with_vat: total === null ? null : fromHundredths(total),
    vat: total === null ? null : fromHundredths(vatInside(total, vatRate)),
  };
};
