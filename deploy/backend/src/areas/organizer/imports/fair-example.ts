import example from './fair-example.json';
import type { FairRows } from './fair-workbook';

type Cell = string | number | null;

/** The first row of a sheet has its columns. */
const rowsOf = ([columns = [], ...rows]: readonly (readonly Cell[])[]) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [String(column), row[index] ?? null])));

/** The filled example: the demo data with its ids as external ids. */
export const fairExample: FairRows = Object.fromEntries(
  Object.entries<readonly (readonly Cell[])[]>(example).map(([sheet, rows]) => [sheet, rowsOf(rows)]),
);
