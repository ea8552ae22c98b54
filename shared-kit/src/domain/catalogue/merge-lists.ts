/** A conflict of one element with the value of each side; null if removed. */
export interface ElementConflict<Value> {
  key: number;
  mine: Value | null;
  theirs: Value | null;
}

/** A merged list with the conflicts of its elements. */
export interface MergedList<Element, Value> {
  merged: Element[];
  conflicts: ElementConflict<Value>[];
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two values of a draft are equal; drafts hold plain data only, and a database may reorder their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** New elements after a key of the base, or before all of them (`null`). */
const additions = (list: readonly number[], known: ReadonlySet<number>) => {
  const after = new Map<number | null, number[]>();
  let last: number | null = null;
  for (const id of list) {
    if (known.has(id)) last = id;
    else after.set(last, [...(after.get(last) ?? []), id]);
  }
  return after;
};

/**
 * Merges lists whose elements have keys: rubrics, packages, services. What one side has added, removed or changed is
 * applied; an element that both have changed differently, or that one has removed and the other changed, is a conflict
 * and keeps an existing value, mine before theirs. The order is that of the base, with additions after their
 * predecessors, theirs first, because theirs are already saved; an order that only one side has changed is applied.
 * @param value the part of an element that is compared
 */
export const mergeKeyed = <Element, Value>(
  base: readonly Element[],
  mine: readonly Element[],
  theirs: readonly Element[],
  key: (element: Element) => number,
  value: (element: Element) => Value,
): MergedList<Element, Value> => {
  const byKey = (list: readonly Element[]) => new Map(list.map((element) => [key(element), element]));
  const [bases, mines, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const conflicts: ElementConflict<Value>[] = [];
  const versionOf = (id: number): Element | undefined => {
    const [was, my, their] = [bases.get(id), mines.get(id), others.get(id)];
    const valueOf = (element: Element | undefined) => (element === undefined ? null : value(element));
    if (isSame(valueOf(my), valueOf(their))) return isSame(my, was) ? their : my;
    if (isSame(valueOf(their), valueOf(was))) return my;
    if (isSame(valueOf(my), valueOf(was))) return their;
    conflicts.push({ key: id, mine: valueOf(my), theirs: valueOf(their) });
    return my ?? their;
  };
  const order = mergedOrder(base.map(key), mine.map(key), theirs.map(key));
  return { merged: order.flatMap((id) => versionOf(id) ?? []), conflicts };
};

/** All keys of three lists, unique and in merge order. */
const mergedOrder = (base: readonly number[], mine: readonly number[], theirs: readonly number[]): number[] => {
  const sets = [base, mine, theirs].map((list) => new Set(list)) as [Set<number>, Set<number>, Set<number>];
  const [known, hasMine, hasTheirs] = sets;
  const isSorted = (list: readonly number[], has: Set<number>) =>
    !isSame(
      list.filter((id) => known.has(id)),
      base.filter((id) => has.has(id)),
    );
  const isMineLeading = isSorted(mine, hasMine) && !isSorted(theirs, hasTheirs);
  const ordered = (isMineLeading ? mine : theirs).filter((id) => known.has(id));
  const placed = new Set(ordered);
  // an element removed by the leading side keeps its position in case the other side has changed it
  base.forEach((id, index) => {
    if (placed.has(id)) return;
    const before = base.slice(0, index).findLast((earlier) => placed.has(earlier));
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  const [theirsAfter, mineAfter] = [additions(theirs, known), additions(mine, known)];
  const added = (id: number | null) => [...(theirsAfter.get(id) ?? []), ...(mineAfter.get(id) ?? [])];
  return [...new Set([...added(null), ...ordered.flatMap((id) => [id, ...added(id)])])];
};
