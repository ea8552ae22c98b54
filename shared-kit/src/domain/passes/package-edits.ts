import { issuesOf, type Issue } from '../validation';
import { letterFields, letterWarnings, mixedWords, type LetterField, type LetterWarning } from './name-letters';
import {
  checkRows,
  packageFields,
  withEdited,
  type PackageDuplicate,
  type PackageField,
  type PackageRow,
  type PackageType,
} from './package-rows';
import { readPersonalPass } from './personal-pass-fields';
import { personalPassRules, type PersonalPassContext } from './personal-pass-rules';
import { personKey } from './same-person';
import { trimmed } from './trimming';

/** The user's edits of a checked list; the list itself stays as it was read. */
export interface PackageEdits {
  /** Edited rows by number. */
  edited: ReadonlyMap<number, PackageRow>;
  /** Skipped rows. */
  skipped: ReadonlySet<number>;
  /** Confirmed duplicates. */
  kept: ReadonlySet<number>;
  /** Rows whose letters are confirmed. */
  spelled: ReadonlySet<number>;
}

export const noEdits: PackageEdits = { edited: new Map(), skipped: new Set(), kept: new Set(), spelled: new Set() };

/** A suggested correction of a cell. */
export interface PackageEdit {
  field: PackageField;
  value: string;
  /** The row above that provides the value; null if it is derived from the cell. */
  from: number | null;
}

/** A row in the grid. */
export interface PackageLine {
  row: PackageRow;
  issues: Partial<Record<PackageField, Issue>>;
  /** Fields that differ from the file. */
  edited: PackageField[];
  /** The duplicate, until the user has decided about it. */
  repeat: PackageDuplicate | null;
  isSkipped: boolean;
  edit: PackageEdit | null;
  /** Names that look mistyped, until the user has confirmed them. */
  letters: Partial<Record<LetterField, LetterWarning>>;
}

export interface PackageReview {
  lines: PackageLine[];
  /** Rows that would be added now. */
  ready: PackageRow[];
  /** Rows with an error. */
  invalid: number;
  /** Undecided duplicates. */
  repeats: number;
  /** Numbers of the rows with names that look mistyped, which may nevertheless be added. */
  misspelled: number[];
}

/** The last row above that has a company, because lists are usually grouped by company. */
const companyAbove = (rows: readonly PackageRow[], index: number): PackageRow | undefined => {
  for (let above = index - 1; above >= 0; above -= 1) {
    if (rows[above]?.company_name.trim()) return rows[above];
  }
  return undefined;
};

/**
 * A name without forbidden characters: digits are removed, any other character separates words. `O'Brien` becomes `O
 * Brien`, as in documents, and never `OBrien`, which is another name.
 */
const lettersOf = (value: string): string =>
  trimmed(value)
    .replace(/\d/gu, '')
    .replace(/[^\p{L}\p{M}\s‐‑–—-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s‐‑–—-]+|[\s‐‑–—-]+$/g, '');

/** The corrected name cell: without forbidden characters and with corrected letters. */
const spelledLetters = (row: PackageRow, field: PackageField): string => {
  const value = lettersOf(row[field]);
  const named = letterFields.find((one) => one === field);
  return (named && letterWarnings({ ...row, [named]: value })[named]?.value) ?? value;
};

/**
 * The correction of the first correctable cell of a row: a name without forbidden characters, or a missing company from
 * the row above. The value itself never breaks a rule.
 */
const editOf = (
  rows: readonly PackageRow[],
  index: number,
  issues: PackageLine['issues'],
  type: PackageType,
  context: PersonalPassContext,
): PackageEdit | null => {
  const row = rows[index];
  if (!row) return null;
  for (const field of packageFields) {
    const issue = issues[field];
    if (!issue) continue;
    const above = field === 'company_name' && issue.rule === 'required' ? companyAbove(rows, index) : undefined;
    const value = above ? trimmed(above.company_name) : issue.rule === 'letters' ? spelledLetters(row, field) : '';
    if (value === '') continue;
    const corrected = readPersonalPass(type, { ...row, [field]: value });
    if (issuesOf(personalPassRules(type, context), corrected)[field]) continue;
    return { field, value, from: above?.row ?? null };
  }
  return null;
};

const changedFields = (now: PackageRow, before: PackageRow): PackageField[] =>
  packageFields.filter((field) => now[field] !== before[field]);

/**
 * Validates a list with its edits by the rules of the form and the server. A skipped row neither counts nor
 * makes another one a duplicate.
 * @param existing people of the list by `personKey`, with the instant of their pass
 * @param formulas keys of the fields that contain a formula without a value
 */
export const reviewPackage = (
  read: readonly PackageRow[],
  edits: PackageEdits,
  type: PackageType,
  context: PersonalPassContext,
  existing: ReadonlyMap<string, string>,
  formulas?: ReadonlySet<string>,
): PackageReview => {
  const rows = withEdited(read, [...edits.edited.values()]);
  const taken = rows.filter(({ row }) => !edits.skipped.has(row));
  const checked = checkRows(taken, type, context, existing, formulas);
  const repeats = new Map(checked.duplicates.map((duplicate) => [duplicate.row, duplicate]));
  const review: PackageReview = { lines: [], ready: [], invalid: 0, repeats: 0, misspelled: [] };
  rows.forEach((row, index) => {
    const isSkipped = edits.skipped.has(row.row);
    const issues: PackageLine['issues'] = {};
    for (const field of packageFields) {
      const issue = checked.issues[`rows.${row.row}.${field}`];
      if (issue) issues[field] = issue;
    }
    const isInvalid = Object.keys(issues).length > 0;
    const repeat = edits.kept.has(row.row) ? null : (repeats.get(row.row) ?? null);
    const edit = isInvalid ? editOf(rows, index, issues, type, context) : null;
    const letters = isSkipped || edits.spelled.has(row.row) ? {} : letterWarnings(row);
    const edited = changedFields(row, read[index] ?? row);
    review.lines.push({ row, issues, edited, repeat, isSkipped, edit, letters });
    if (Object.keys(letters).length > 0) review.misspelled.push(row.row);
    if (isSkipped) return;
    if (isInvalid) review.invalid += 1;
    else if (repeat) review.repeats += 1;
    else review.ready.push(row);
  });
  return review;
};

/** The edits after a cell has changed; the file's value is not an edit. */
export const withCell = (
  edits: PackageEdits,
  read: readonly PackageRow[],
  number: number,
  field: PackageField,
  value: string,
): PackageEdits => {
  const before = read.find(({ row }) => row === number);
  if (!before) return edits;
  const row = { ...(edits.edited.get(number) ?? before), [field]: value };
  const edited = new Map(edits.edited);
  if (changedFields(row, before).length > 0) edited.set(number, row);
  else edited.delete(number);
  return { ...edits, edited };
};

/** The edits after correcting the letters of these rows. */
export const withLetters = (
  edits: PackageEdits,
  read: readonly PackageRow[],
  numbers: readonly number[],
): PackageEdits =>
  withEdited(read, [...edits.edited.values()])
    .filter(({ row }) => numbers.includes(row))
    .flatMap((row) => Object.entries(letterWarnings(row)).map(([field, { value }]) => ({ row: row.row, field, value })))
    .reduce((so, { row, field, value }) => withCell(so, read, row, field as LetterField, value), edits);

/** The edits after applying all known corrections to these rows: cells and letters. */
export const withCorrections = (
  edits: PackageEdits,
  read: readonly PackageRow[],
  numbers: readonly number[],
  type: PackageType,
  context: PersonalPassContext,
): PackageEdits => {
  if (numbers.length === 0) return edits;
  // one cell of a row after the other
  const edited = packageFields.reduce(
    (so) =>
      reviewPackage(read, so, type, context, new Map())
        .lines.filter(({ row }) => numbers.includes(row.row))
        .reduce((now, { row, edit }) => (edit ? withCell(now, read, row.row, edit.field, edit.value) : now), so),
    edits,
  );
  return withLetters(edited, read, numbers);
};

/** The edits after the user has confirmed the names of a row. */
export const withSpelled = (edits: PackageEdits, number: number): PackageEdits => ({
  ...edits,
  spelled: toggled(edits.spelled, number, true),
});

const toggled = (numbers: ReadonlySet<number>, number: number, isIn: boolean): ReadonlySet<number> => {
  const next = new Set(numbers);
  if (isIn) next.add(number);
  else next.delete(number);
  return next;
};

/** The edits after skipping or restoring a row. */
export const withSkipped = (edits: PackageEdits, number: number, isSkipped: boolean): PackageEdits => ({
  ...edits,
  skipped: toggled(edits.skipped, number, isSkipped),
});

/** The edits after skipping or restoring several rows. */
export const withRowsSkipped = (edits: PackageEdits, numbers: readonly number[], isSkipped: boolean): PackageEdits => {
  const skipped = new Set(edits.skipped);
  for (const number of numbers) {
    if (isSkipped) skipped.add(number);
    else skipped.delete(number);
  }
  return { ...edits, skipped };
};

/** The edits after confirming a duplicate. */
export const withKept = (edits: PackageEdits, number: number): PackageEdits => ({
  ...edits,
  kept: toggled(edits.kept, number, true),
});

/**
 * Skips the ready rows without a free place, together with their duplicates in the file, which would
 * otherwise become ready.
 */
export const withinFreePlaces = (
  edits: PackageEdits,
  { ready, lines }: Pick<PackageReview, 'ready' | 'lines'>,
  free: number,
): PackageEdits => {
  const late = ready.slice(Math.max(0, free)).map(({ row }) => row);
  const repeats = lines.filter(({ repeat }) => repeat?.of).map(({ row }) => row.row);
  return late.length === 0 ? edits : { ...edits, skipped: new Set([...edits.skipped, ...late, ...repeats]) };
};

/** People in the list as far as the check has reported them: by `personKey`, null for nobody. */
export const peopleOfCheck = (
  rows: readonly PackageRow[],
  duplicates: readonly PackageDuplicate[],
): Map<string, string | null> => {
  const since = new Map(duplicates.map((duplicate) => [duplicate.row, duplicate.since]));
  const people = new Map<string, string | null>();
  for (const row of rows) {
    const key = personKey(row);
    people.set(key, people.get(key) ?? since.get(row.row) ?? null);
  }
  return people;
};

/** Words of the rows that mix Latin and Cyrillic letters, unless a correction is suggested for them. */
export const mixedWordsOf = (lines: readonly PackageLine[]): string[] =>
  mixedWords(
    lines
      .filter(({ isSkipped }) => !isSkipped)
      .flatMap(({ row, letters }) =>
        packageFields.filter((field) => field === 'company_name' || !letters[field]).map((field) => row[field]),
      ),
  );
