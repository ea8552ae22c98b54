import type { CartLine } from './cart-edits';

/** A line that differs from the displayed one. */
export type CartChange<Line extends CartLine> =
  | { kind: 'added'; line: Line }
  | { kind: 'removed'; line: Line }
  /** Units or amount have changed. */
  | { kind: 'changed'; line: Line; before: Line };

/** What a colleague has changed between the displayed cart and the current one. */
export const cartChanges = <Line extends CartLine>(seen: readonly Line[], now: readonly Line[]): CartChange<Line>[] => {
  const known = new Map(seen.map((line) => [line.cart_item_id, line]));
  const left = new Set(now.map(({ cart_item_id: id }) => id));
  const changes = now.flatMap((line): CartChange<Line>[] => {
    const before = known.get(line.cart_item_id);
    if (!before) return [{ kind: 'added', line }];
    const isSame = before.billable_units === line.billable_units && before.amount_with_vat === line.amount_with_vat;
    return isSame ? [] : [{ kind: 'changed', line, before }];
  });
  const removed = seen.filter(({ cart_item_id: id }) => !left.has(id));
  return [...changes, ...removed.map((line): CartChange<Line> => ({ kind: 'removed', line }))];
};

/** Error texts by line, from response keys like `items.{cart_item_id}.{field}`. */
export const lineErrorsOf = (
  errors: Readonly<Record<string, readonly string[]>>,
  list: 'items' | 'lines' = 'items',
): ReadonlyMap<number, string[]> => {
  const byLine = new Map<number, string[]>();
  for (const [key, texts] of Object.entries(errors)) {
    const [root, id] = key.split('.');
    if (root === list && id !== undefined && /^\d+$/.test(id))
      byLine.set(Number(id), [...(byLine.get(Number(id)) ?? []), ...texts]);
  }
  return byLine;
};
