import example from './fair-example.json';
import type { FairRows } from './fair-workbook';

type Cell = string | number | null;

/** The file has the columns of a sheet in its first row, so that a row is one line. */
const rowsOf = ([columns = [], ...rows]: readonly (readonly Cell[])[]) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [String(column), row[index] ?? null])));

/** A filled example of a fair: that of the demo data, with its numbers as external ids. */
export const fairExample: FairRows = Object.fromEntries(
  Object.entries<readonly (readonly Cell[])[]>(example).map(([sheet, rows]) => [sheet, rowsOf(rows)]),
);
