import { writeXlsx, type Cell, type CellStyle } from 'hucre/xlsx';
import type { TableCell, TableSheet } from './sheets';

const band = '0A5A6B';
const head: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: band } },
  alignment: { vertical: 'center', wrapText: true },
};
const line = { style: 'thin', color: { rgb: 'CBD5D8' } } as const;
/** Text format, so that office programs make no formula of `=`, `+`, `-` or `@` when the cell is edited. */
const asText: CellStyle = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };

/** Characters that XML cannot contain: control characters except tab and line end, lone surrogates. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const textCell = (text: string, style: CellStyle = {}): Partial<Cell> => ({
  value: text.replace(notInXml, ''),
  type: 'string',
  style: { ...asText, ...style },
});

const cellOf = (cell: TableCell, style: CellStyle = {}): Partial<Cell> => {
  if (cell === null) return { value: null, type: 'empty', style };
  if (typeof cell === 'string') return textCell(cell, style);
  return {
    value: cell.number,
    type: 'number',
    style: { numFmt: cell.format, alignment: { vertical: 'top' }, ...style },
  };
};

/** Places cells row by row. */
const writer = () => {
  const rows: (string | number | null)[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  return {
    rows,
    cells,
    /** Adds a row; undefined skips a cell. */
    add: (row: readonly (Partial<Cell> | undefined)[]) => {
      row.forEach((cell, column) => {
        if (cell) cells.set(`${rows.length},${column}`, cell);
      });
      rows.push(row.map((cell) => (cell?.value ?? null) as string | number | null));
    },
  };
};

/** A workbook with one sheet: heading, facts, table, totals; texts are texts, numbers are numbers. */
export const tableWorkbook = ({ name, heading, facts, columns, rows, totals }: TableSheet): Promise<Uint8Array> => {
  const sheet = writer();
  const bold = { font: { bold: true } };
  const noWrap = { alignment: { vertical: 'top' } } as const;
  sheet.add([textCell(heading, { font: { bold: true, size: 14 }, ...noWrap })]);
  for (const fact of facts) {
    sheet.add([textCell(fact.name, noWrap), textCell(fact.value, noWrap)]);
  }
  sheet.add([]);
  sheet.add(columns.map(({ title }) => textCell(title, head)));
  for (const row of rows) sheet.add(row.map((cell) => cellOf(cell, { border: { bottom: line } })));
  for (const entry of totals.entries) {
    const row: (Partial<Cell> | undefined)[] = [];
    row[0] = textCell(entry.name, bold);
    row[totals.column] = cellOf(entry.value, bold);
    sheet.add(Array.from(row));
  }
  return writeXlsx({
    sheets: [{ name, columns: columns.map(({ width }) => ({ width })), rows: sheet.rows, cells: sheet.cells }],
  });
};
