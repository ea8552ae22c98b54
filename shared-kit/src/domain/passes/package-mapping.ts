import {
  comparableHeading,
  packageColumns,
  packageFields,
  type PackageColumns,
  type PackageField,
  type PackageRow,
  type SheetRow,
} from './package-rows';
import type { PackageFacts } from './package-reading';
import { trimmed } from './trimming';

/** The part of a cell that is used: all, or a word of a full name. */
export const cellParts = ['whole', 'first', 'second', 'rest'] as const;
export type CellPart = (typeof cellParts)[number];

/** The source of a field's value. */
export interface CellSource {
  /** From 0. */
  column: number;
  part: CellPart;
}

/** How a file in another format than the template is read. */
export interface PackageMapping {
  /** The sheet of the workbook, from 0; a text table has one. */
  sheet: number;
  /** Row number of the headings as in office programs; the list starts below it. */
  headingRow: number;
  fields: Record<PackageField, CellSource | null>;
  /** Used if the file names no company. */
  company: string;
}

/** The first lines of a file before its columns are mapped. */
export interface PackageColumnsPreview {
  lines: { row: number; cells: string[] }[];
  /** Number of filled rows. */
  rows: number;
  /** Their sheet, from 0. */
  sheet: number;
  /** The visible sheets of a workbook with their numbers; none for a text table. */
  sheets: { index: number; name: string }[];
  facts: PackageFacts;
}

/** Maximum sheet index of a list of people. */
export const lastSheet = 199;

const partOf = (cell: string, part: CellPart): string => {
  if (part === 'whole') return cell;
  const [first = '', second = '', ...rest] = trimmed(cell).split(/[\s\u00a0]+/);
  return { first, second, rest: rest.join(' ') }[part];
};

const readField = (cells: readonly string[], source: CellSource | null): string =>
  source === null ? '' : partOf(cells[source.column] ?? '', source.part);

/** The people in a file by the column mapping; lines without any name are skipped. */
export const mapPackage = (lines: readonly SheetRow[], { headingRow, fields, company }: PackageMapping): PackageRow[] =>
  lines
    .filter(({ row }) => row > headingRow)
    .map(({ row, cells }) => ({
      row,
      company_name: readField(cells, fields.company_name).trim() || company,
      lastname: readField(cells, fields.lastname),
      name: readField(cells, fields.name),
      middlename: readField(cells, fields.middlename),
    }))
    .filter(({ lastname, name, middlename }) => `${lastname}${name}${middlename}`.trim() !== '');

/** Number of people in a file by the column mapping, extrapolated from its first lines. */
export const countPeople = ({ lines, rows }: PackageColumnsPreview, mapping: PackageMapping): number =>
  // the first line counts as headings
  rows + 1 - lines.length + mapPackage(lines, mapping).length;

/** Required fields without a source. */
export const missingFields = ({ fields, company }: PackageMapping): PackageField[] =>
  packageFields.filter(
    (field) => fields[field] === null && field !== 'middlename' && !(field === 'company_name' && company.trim() !== ''),
  );

/** Columns of a mapping by field, for marks and messages. */
export const columnsOfMapping = ({ fields }: PackageMapping): PackageColumns =>
  Object.fromEntries(packageFields.flatMap((field) => (fields[field] ? [[field, fields[field].column]] : [])));

/** Alternative column headings in lists of people. */
const otherHeadings: Record<PackageField, readonly string[]> = {
  company_name: [
    'фирма',
    'организация',
    'название компании',
    'наименование организации',
    'работодатель',
    'company name',
    'organisation',
    'organization',
    'employer',
    'firm',
  ],
  lastname: ['surname', 'family name', 'фам'],
  name: ['given name', 'forename', 'имя сотрудника'],
  middlename: ['patronymic', 'second name', 'отч'],
};
const wholeNames = [
  'фио',
  'ф.и.о',
  'ф.и.о.',
  'ф. и. о',
  'ф. и. о.',
  'фамилия имя отчество',
  'фамилия, имя, отчество',
  'сотрудник',
  'участник',
  'full name',
  'employee',
  'person',
];

const split: Partial<Record<PackageField, CellPart>> = { lastname: 'first', name: 'second', middlename: 'rest' };

/** The mapping that the headings suggest, including alternative headings; the user maps the rest. */
export const guessMapping = ({ row, cells }: SheetRow, company: string, sheet = 0): PackageMapping => {
  const exact = packageColumns(cells);
  const headings = cells.map(comparableHeading);
  const whole = headings.findIndex((heading) => wholeNames.includes(heading));
  const sourceOf = (field: PackageField): CellSource | null => {
    const other = headings.findIndex((heading) => otherHeadings[field].includes(heading));
    const column = exact[field] ?? (other >= 0 ? other : undefined);
    if (column !== undefined) return { column, part: 'whole' };
    const part = split[field];
    return whole >= 0 && part ? { column: whole, part } : null;
  };
  return {
    sheet,
    headingRow: row,
    fields: {
      company_name: sourceOf('company_name'),
      lastname: sourceOf('lastname'),
      name: sourceOf('name'),
      middlename: sourceOf('middlename'),
    },
    company,
  };
};

/** The most likely heading line: the first one with a known heading, otherwise the first line. */
export const headingLine = (lines: readonly SheetRow[]): SheetRow | undefined => {
  const known = ({ fields }: PackageMapping) => Object.values(fields).filter((source) => source !== null).length;
  const best = [...lines].sort((one, other) => known(guessMapping(other, '')) - known(guessMapping(one, '')))[0];
  return best && known(guessMapping(best, '')) > 0 ? best : lines[0];
};

/** A hash of the headings that does not contain them: they may be people rather than headings. */
export const headingsKey = (cells: readonly string[]): string => {
  let hash = 0x811c9dc5;
  for (const sign of cells.map(comparableHeading).join('|')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
};

const lastColumn = 49;
const longCompany = 255;
const isSource = (value: unknown): value is CellSource => {
  if (typeof value !== 'object' || value === null || !('column' in value) || !('part' in value)) return false;
  const { column, part } = value;
  return (
    Number.isInteger(column) &&
    Number(column) >= 0 &&
    Number(column) <= lastColumn &&
    cellParts.some((one) => one === part)
  );
};

/**
 * Parses a sent or stored mapping defensively.
 * @returns null if it is invalid or if a required field has no source
 */
export const readMapping = (text: string): PackageMapping | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { sheet = 0, headingRow, fields, company } = value as Partial<Record<keyof PackageMapping, unknown>>;
  if (!Number.isInteger(sheet) || Number(sheet) < 0 || Number(sheet) > lastSheet) return null;
  if (!Number.isInteger(headingRow) || typeof company !== 'string' || company.length > longCompany) return null;
  if (typeof fields !== 'object' || fields === null) return null;
  const sources = packageFields.map((field) => [field, (fields as Record<string, unknown>)[field] ?? null] as const);
  if (!sources.every(([, source]) => source === null || isSource(source))) return null;
  const mapping: PackageMapping = {
    sheet: Number(sheet),
    headingRow: Number(headingRow),
    fields: Object.fromEntries(sources) as PackageMapping['fields'],
    company,
  };
  return missingFields(mapping).length === 0 ? mapping : null;
};
