import { writeXlsx } from 'hucre/xlsx';
import type { FairError } from '../api/imports';

/** Widths of sheet, row, column, value and message, in characters. */
const widths = [18, 8, 26, 36, 80];

/** Errors as a workbook, to correct them beside the file of the fair. A value never becomes a formula. */
export const errorWorkbook = (
  errors: readonly FairError[],
  { name, titles }: { name: string; titles: readonly string[] },
): Promise<Uint8Array> => {
  const rows = errors.map(({ sheet, row, column, value, message }) => [sheet, row, column, value, message]);
  const columns = widths.map((width) => ({ width }));
  return writeXlsx({ sheets: [{ name, columns, rows: [[...titles], ...rows], freezePane: { rows: 1 } }] });
};
