import { comparisonKey, isCellError, type Locale } from '../common';
import { issuesOf, type Issue } from '../validation';
import type { PersonalPassType } from './pass';
import { readPersonalPass, type PersonalPassFields } from './personal-pass-fields';
import { personalPassRules, type PersonalPassContext } from './personal-pass-rules';
import { passIssue } from './pass-errors';
import { personKey } from './same-person';

/** Types of a package file. */
export const packageTypes = ['certificate', 'installation'] as const satisfies readonly PersonalPassType[];
export type PackageType = (typeof packageTypes)[number];

/** Fields of a row, in the order of the template's columns. */
export const packageFields = ['company_name', 'lastname', 'name', 'middlename'] as const;
export type PackageField = (typeof packageFields)[number];

/** Headings of the template; a file may use either language, whatever the interface language. */
export const packageHeadings: Record<PackageField, Record<Locale, string>> = {
  company_name: { en: 'Company', ru: 'Компания' },
  lastname: { en: 'Last name', ru: 'Фамилия' },
  name: { en: 'First name', ru: 'Имя' },
  middlename: { en: 'Middle name', ru: 'Отчество' },
};

/** Maximum rows of a package file. */
export const packageRowLimit = 5000;
/** Maximum size of a package file in bytes. */
export const packageByteLimit = 5 * 1024 * 1024;

/** The hidden cell of a template, which identifies its kind and version. */
export const packageMark = (type: PackageType): string => `fairfront-${type}-v1`;
const anyMark = /^fairfront-(certificate|installation)-v\d+$/;

/** A filled row of the sheet; `row` counts as in office programs, the first data row is 2. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** A row with its values by payload names. */
export type PackageRow = { row: number } & Record<PackageField, string>;

/** A heading normalised for comparison: ignores case, spaces, ё and a trailing star or colon. */
export const comparableHeading = (heading: string): string => comparisonKey(heading).replace(/ ?[*:]$/, '');

export type PackageColumns = Partial<Record<PackageField, number>>;

/** Columns of a sheet by field, from 0, according to its headings. */
export const packageColumns = (headings: readonly string[]): PackageColumns => {
  const found = headings.map(comparableHeading);
  const places = packageFields.map((field) => {
    const names = Object.values(packageHeadings[field]).map(comparableHeading);
    return [field, found.findIndex((heading) => names.includes(heading))] as const;
  });
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
};

/** Whether a file is the template of the other kind, which lists other people. */
export const isOtherTemplate = (headings: readonly string[], type: PackageType): boolean => {
  const mark = headings.map((heading) => heading.trim()).find((heading) => anyMark.test(heading));
  return mark !== undefined && !mark.startsWith(`fairfront-${type}-`);
};

/**
 * Maps the cells of a sheet to fields by its headings. The middle name is optional; other columns are ignored.
 * @returns null if the headings do not match, or if the file is the template of the other kind
 */
export const matchPackage = (
  headings: readonly string[],
  rows: readonly SheetRow[],
  type: PackageType,
): PackageRow[] | null => {
  if (isOtherTemplate(headings, type)) return null;
  const columns = packageColumns(headings);
  if (columns.company_name === undefined || columns.lastname === undefined || columns.name === undefined) return null;
  const cellOf = (cells: readonly string[], field: PackageField): string => {
    const column = columns[field];
    return column === undefined ? '' : (cells[column] ?? '');
  };
  return rows
    .map(({ row, cells }) => ({
      row,
      company_name: cellOf(cells, 'company_name'),
      lastname: cellOf(cells, 'lastname'),
      name: cellOf(cells, 'name'),
      middlename: cellOf(cells, 'middlename'),
    }))
    .filter((row) => packageFields.some((field) => row[field].trim() !== ''));
};

/** The rows with edits applied. */
export const withEdited = (rows: readonly PackageRow[], edited: readonly PackageRow[]): PackageRow[] => {
  const byRow = new Map(edited.map((row) => [row.row, row]));
  return rows.map((row) => byRow.get(row.row) ?? row);
};

/** A row that passes all rules. */
export interface CheckedRow {
  row: number;
  fields: PersonalPassFields;
}

/** A duplicate person: in another row of the file, or already in the list. Not an error, because namesakes exist. */
export interface PackageDuplicate {
  row: number;
  /** Row of the first one; null if it is in the list. */
  of: number | null;
  /** When the pass in the list was created, ISO instant; null for a row of the file. */
  since: string | null;
}

export interface CheckedPackage {
  valid: CheckedRow[];
  /** Broken rules by `rows.{n}.{field}`. */
  issues: Record<string, Issue>;
  /** Number of rows with at least one issue. */
  invalidRows: number;
  duplicates: PackageDuplicate[];
}

/**
 * Fields that would be read as empty or as an error name although the office program shows a formula result. A middle
 * name is optional, so its formula is reported but blocks nothing.
 */
const formulaIssues = (row: PackageRow, formulas: ReadonlySet<string>): Partial<Record<PackageField, Issue>> => {
  const issues: Partial<Record<PackageField, Issue>> = {};
  for (const field of packageFields) {
    const isOpen = field !== 'middlename' && row[field] === '' && formulas.has(`rows.${row.row}.${field}`);
    if (isCellError(row[field])) issues[field] = passIssue('formulaFailed');
    else if (isOpen) issues[field] = passIssue('formula');
  }
  return issues;
};

/**
 * Validates all rows by the rules of the form and reports everything at once.
 * @param existing people of the list by `personKey`, with the instant of their pass
 * @param formulas keys of the fields that contain a formula without a value
 */
export const checkRows = (
  rows: readonly PackageRow[],
  type: PackageType,
  context: PersonalPassContext,
  existing: ReadonlyMap<string, string> = new Map(),
  formulas: ReadonlySet<string> = new Set(),
): CheckedPackage => {
  const rules = personalPassRules(type, context);
  const checked: CheckedPackage = { valid: [], issues: {}, invalidRows: 0, duplicates: [] };
  const seen = new Map<string, number>();
  for (const { row, ...values } of rows) {
    const fields = readPersonalPass(type, values);
    const broken = Object.entries({ ...issuesOf(rules, fields), ...formulaIssues({ row, ...values }, formulas) });
    for (const [field, issue] of broken) checked.issues[`rows.${row}.${field}`] = issue;
    if (broken.length > 0) checked.invalidRows += 1;
    else checked.valid.push({ row, fields });
    const key = personKey(fields);
    const first = seen.get(key);
    const since = existing.get(key);
    if (first !== undefined) checked.duplicates.push({ row, of: first, since: null });
    else if (since !== undefined) checked.duplicates.push({ row, of: null, since });
    if (first === undefined) seen.set(key, row);
  }
  return checked;
};
