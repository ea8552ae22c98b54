/** The number of a new row: unique in its list, assigned by the client. */
export const nextRowId = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;
