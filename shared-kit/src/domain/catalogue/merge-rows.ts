import { isSame, mergeKeyed, type MergedList } from './merge-lists';

/**
 * For each row of one list the index of its match in the other, by their longest common subsequence; -1 without a
 * match.
 */
const commonPlaces = (one: readonly string[], other: readonly string[]): number[] => {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  let j = 0;
  return one.map((text, i) => {
    while (j < other.length && text !== other[j] && at(i, j + 1) >= at(i + 1, j)) j += 1;
    if (text !== other[j]) return -1;
    j += 1;
    return j - 1;
  });
};

/** Keys of a list's rows: the index in the base of the row that each represents, or `null` for a new one. */
const keysOf = (base: readonly string[], list: readonly string[]): (number | null)[] => {
  const places = commonPlaces(list, base);
  const keys: (number | null)[] = places.map((place) => (place < 0 ? null : place));
  // between two equal rows the first new row replaces the first missing one, and so on: it counts as edited
  let free = 0;
  return keys.map((key, index) => {
    if (key !== null) {
      free = key + 1;
      return key;
    }
    const end = keys.slice(index).find((later) => later !== null) ?? base.length;
    if (free >= end) return null;
    free += 1;
    return free - 1;
  });
};

/**
 * Merges lists of typed rows by their texts: row numbers are meaningless, because a saved list is renumbered. A row
 * that both have added is added once; a row that both have edited differently is a conflict under its number in the
 * merged list.
 */
export const mergeRows = <Row extends { id: number }>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  textOf: (row: Row) => string,
): MergedList<Row, string> => {
  const texts = base.map(textOf);
  const keysOfNew = new Map<string, number>();
  const keyed = (rows: readonly Row[]) => {
    const keys = keysOf(texts, rows.map(textOf));
    const repeated = new Map<string, number>();
    return rows.map((row, index) => {
      const known = keys[index];
      if (known !== null && known !== undefined) return { key: known, row };
      const text = textOf(row);
      const count = (repeated.get(text) ?? 0) + 1;
      repeated.set(text, count);
      const name = JSON.stringify([text, count]);
      const key = keysOfNew.get(name) ?? base.length + keysOfNew.size;
      keysOfNew.set(name, key);
      return { key, row };
    });
  };
  const bases = base.map((row, key) => ({ key, row }));
  const { merged, conflicts } = mergeKeyed(
    bases,
    keyed(mine),
    keyed(theirs),
    ({ key }) => key,
    ({ row }) => textOf(row),
  );
  const rows = withOwnIds(merged.map(({ row }) => row));
  return {
    merged: rows,
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      key: rows[merged.findIndex(({ key }) => key === conflict.key)]?.id ?? conflict.key,
    })),
  };
};

/** Renumbers rows with duplicate numbers: a number is unique in its list. */
export const withOwnIds = <Row extends { id: number }>(rows: readonly Row[]): Row[] => {
  const taken = new Set<number>();
  let next = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  return rows.map((row) => {
    const id = taken.has(row.id) ? next++ : row.id;
    taken.add(id);
    return isSame(id, row.id) ? row : { ...row, id };
  });
};
