/** A conflict of one element: what each side has made of it; null where it is removed. */
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

/** Whether two values of a draft are equal; drafts hold plain data only, and a database keeps its keys in an order of its own. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** What stands new after a key of the base, or before all of them (`null`). */
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
 * Merges lists whose elements have keys of their own: rubrics, packages, services. What one side has added, removed or changed
 * is taken over; an element that both have changed differently, or that one has removed and the other changed, is a conflict and
 * keeps what there is of it, mine before theirs. The order is that of the base, additions after what they were added to, theirs
 * first, since theirs are stored already; an order that only one side has changed is taken over.
 * @param value what makes two versions of an element differ
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

/** All keys of three lists once each, in the order of their merge. */
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
  // what the leading side has removed keeps its place, in case the other side has changed it
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
