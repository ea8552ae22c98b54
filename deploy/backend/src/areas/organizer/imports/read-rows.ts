import { isCellError } from '@fairfront/shared-kit/domain/common';
import { listSeparator } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { distance } from 'fastest-levenshtein';
import type { FileSheet } from '../../../platform/documents/read-sheets';
import { inEveryLanguage, type Text } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';
import { serverText } from '../../../platform/texts/server-texts';
import { columnsOf, type SheetColumn } from './sheet-columns';
import type { ImportFindings } from './import-report';
import type { SheetKind, Values } from './sheet-kind';

/** A row of a file by fields; references are unresolved. */
export interface FileRow {
  row: number;
  /** Field values without references and related rows. */
  given: Values;
  /** External ids of references by field; null if the cell is empty. */
  references: Readonly<Record<string, string | null>>;
  /** External ids of related rows; undefined if the column is missing. */
  related?: readonly string[];
  /** The original cells by column, for error messages. */
  cells: Readonly<Record<string, string>>;
  issues: Record<string, Text>;
}

const yes = new Set(['1', 'true', '+', ...Object.values(serverText('imports.yes'))]);
const no = new Set(['', '0', 'false', '-', ...Object.values(serverText('imports.no'))]);

/** The most similar name. */
const nearest = (given: string, names: readonly string[]): string =>
  [...names].sort((one, other) => distance(given, one) - distance(given, other))[0] ?? '';

/** The error text for an unknown name, with the most similar known name. */
export const unknownName = (
  key: 'imports.unknownSheet' | 'imports.unknownColumn',
  given: string,
  names: readonly string[],
) => serverText(key, { name: nearest(given.toLowerCase(), names) });

const entriesOf = (cell: string): string[] =>
  cell
    .split(listSeparator)
    .map((entry) => entry.trim())
    .filter(Boolean);

const optionText = inEveryLanguage((locale) => issueText({ rule: 'option' }, locale));
const formulaText = serverText('imports.formulaError');

const readCell = (
  { normal = {} }: SheetKind,
  column: SheetColumn,
  cell: string,
  { row, given }: { row: FileRow; given: Record<string, unknown> },
): void => {
  if (isCellError(cell)) row.issues[column.field] = formulaText;
  else if (column.kind === 'reference') (row.references as Record<string, string | null>)[column.field] = cell || null;
  else if (column.kind === 'references') row.related = entriesOf(cell);
  else if (column.kind === 'list') given[column.field] = entriesOf(cell);
  else if (column.kind === 'value') given[column.field] = (normal[column.field]?.(cell) ?? cell) || null;
  else {
    const word = cell.toLowerCase();
    given[column.field] = yes.has(word);
    if (!yes.has(word) && !no.has(word)) row.issues[column.field] = optionText;
  }
};

/** The columns of the heading row; unknown and repeated ones are errors. */
const columnsIn = (sheet: FileSheet, kind: SheetKind, { errors }: ImportFindings): (SheetColumn | undefined)[] => {
  const known = columnsOf(kind);
  const names = known.map(({ name }) => name);
  const at = { sheet: sheet.name, row: sheet.headingRow };
  const seen = new Set<string>();
  const found = sheet.headings.map((heading) => {
    const name = heading.trim();
    const column = known.find((one) => one.name === name.toLowerCase());
    if (column && seen.has(column.name)) {
      errors.push({ ...at, column: name, value: name, text: serverText('setUp.twice') });
      return undefined;
    }
    if (column) seen.add(column.name);
    else if (name !== '') {
      errors.push({ ...at, column: name, value: name, text: unknownName('imports.unknownColumn', name, names) });
    }
    return column;
  });
  for (const field of kind.key) {
    const { name } = known.find((one) => one.field === field) ?? { name: field };
    // rows cannot be matched without their key columns
    if (sheet.rows.length > 0 && !seen.has(name)) {
      errors.push({ ...at, column: name, value: null, text: serverText('imports.columnMissing') });
    }
  }
  return found;
};

/** The rows of a sheet by fields. */
export const readRows = (sheet: FileSheet, kind: SheetKind, findings: ImportFindings): FileRow[] => {
  const columns = columnsIn(sheet, kind, findings);
  return sheet.rows.map(({ row, cells }) => {
    const given: Record<string, unknown> = {};
    const texts: Record<string, string> = {};
    const read: FileRow = { row, given, references: {}, cells: texts, issues: {} };
    columns.forEach((column, index) => {
      if (!column) return;
      const cell = cells[index] ?? '';
      texts[column.name] = cell;
      readCell(kind, column, cell, { row: read, given });
    });
    return read;
  });
};
