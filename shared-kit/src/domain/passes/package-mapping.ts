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

/** Which words of a cell are meant: all, or a part of a name that stands in one cell. */
export const cellParts = ['whole', 'first', 'second', 'rest'] as const;
export type CellPart = (typeof cellParts)[number];

/** Where the value of a field comes from. */
export interface CellSource {
  /** From 0. */
  column: number;
  part: CellPart;
}

/** How a file of another shape than the template is read (PASS-326). */
export interface PackageMapping {
  /** Which sheet of the workbook, from 0; a text table has one. */
  sheet: number;
  /** Row of the headings, as the office program counts; the list begins below it. */
  headingRow: number;
  fields: Record<PackageField, CellSource | null>;
  /** What is written where the file names no company. */
  company: string;
}

/** The first lines of a file as it was read, before anybody knows what its columns are. */
export interface PackageColumnsPreview {
  lines: { row: number; cells: string[] }[];
  /** Filled rows in all. */
  rows: number;
  /** The sheet that they stand on, from 0. */
  sheet: number;
  /** The sheets of a workbook that are not hidden, by their numbers; none for a text table. */
  sheets: { index: number; name: string }[];
  facts: PackageFacts;
}

/** More sheets than this no list of people has. */
export const lastSheet = 199;

const partOf = (cell: string, part: CellPart): string => {
  if (part === 'whole') return cell;
  const [first = '', second = '', ...rest] = trimmed(cell).split(/[\s\u00a0]+/);
  return { first, second, rest: rest.join(' ') }[part];
};

const readField = (cells: readonly string[], source: CellSource | null): string =>
  source === null ? '' : partOf(cells[source.column] ?? '', source.part);

/** The people of a file by the chosen columns; lines without any name are no people. */
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

/** How many people a file has by the chosen columns, by its first lines. */
export const countPeople = ({ lines, rows }: PackageColumnsPreview, mapping: PackageMapping): number =>
  // the first line counts as headings
  rows + 1 - lines.length + mapPackage(lines, mapping).length;

/** Fields that have no source although they need one. */
export const missingFields = ({ fields, company }: PackageMapping): PackageField[] =>
  packageFields.filter(
    (field) => fields[field] === null && field !== 'middlename' && !(field === 'company_name' && company.trim() !== ''),
  );

/** Columns of a mapping by field, as marks and messages need them. */
export const columnsOfMapping = ({ fields }: PackageMapping): PackageColumns =>
  Object.fromEntries(packageFields.flatMap((field) => (fields[field] ? [[field, fields[field].column]] : [])));

/** Other words for the columns, as lists of people have them. */
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

/** The columns that the headings themselves name, with the words of other lists; what is left is for the person to choose. */
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

/** The line that most likely holds the headings: the first one that names a column, else the first one. */
export const headingLine = (lines: readonly SheetRow[]): SheetRow | undefined => {
  const known = ({ fields }: PackageMapping) => Object.values(fields).filter((source) => source !== null).length;
  const best = [...lines].sort((one, other) => known(guessMapping(other, '')) - known(guessMapping(one, '')))[0];
  return best && known(guessMapping(best, '')) > 0 ? best : lines[0];
};

/** Names the headings of a file without holding them: they may be no headings but people. */
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
 * Reads a mapping that was sent or kept, without trust.
 * @returns null when it is none, or when a field that must be there has no source
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
