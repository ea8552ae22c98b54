/** A row with the id that another system has given it, and the row within which such ids are unique. */
export interface WithExternalId {
  /** Null for a row that is not stored yet. */
  id: number | null;
  external_id: string | null;
  scope: number | null;
}

const keyOf = ({ scope, external_id }: WithExternalId): string => `${scope ?? ''} ${external_id}`;

/**
 * Rows whose external id another row has, one that is stored or an earlier one of the same list.
 * @param stored rows that have one of the external ids
 * @returns their places in the list
 */
export const repeatedExternalIds = (rows: readonly WithExternalId[], stored: readonly WithExternalId[]): number[] => {
  const owners = new Map<string, number | null>(stored.map((row) => [keyOf(row), row.id]));
  return rows.flatMap((row, index) => {
    if (row.external_id === null) return [];
    const key = keyOf(row);
    const isTaken = owners.has(key) && (row.id === null || owners.get(key) !== row.id);
    owners.set(key, row.id);
    return isTaken ? [index] : [];
  });
};
