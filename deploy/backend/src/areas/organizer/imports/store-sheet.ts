import { check, givenValues, type Issue } from '@fairfront/shared-kit/domain/validation';
import { changedNames } from '../../../platform/http/values';
import { inEveryLanguage, type Text } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';
import { serverText } from '../../../platform/texts/server-texts';
import type { FileSheet } from '../../../platform/documents/read-sheets';
import type { ImportFindings } from './import-report';
import { readRows, type FileRow } from './read-rows';
import type { RowIndex } from './row-index';
import { columnsOf } from './sheet-columns';
import {
  keyOf,
  type ChangedRow,
  type ImportCall,
  type SheetKind,
  type StoredRow,
  type Values,
  type WantedRow,
} from './sheet-kind';

/** A row of a file with its resolved references. */
interface Row extends FileRow {
  /** Ids of referenced rows by field. */
  ids: Record<string, number | null>;
  wanted?: WantedRow;
  id?: number;
}

const unknownText = serverText('imports.unknownReference');
const wrongText = serverText('imports.wrongReference');
const archivedText = serverText('imports.archivedReference');
const twiceText = serverText('setUp.twice');
const requiredText = inEveryLanguage((locale) => issueText({ rule: 'required' }, locale));

const isRight = ({ issues }: Row): boolean => Object.keys(issues).length === 0;

/** Resolves references with one statement per field. */
const resolve = async (
  call: ImportCall,
  index: RowIndex,
  { references }: SheetKind,
  fields: readonly string[],
  rows: readonly Row[],
) => {
  for (const field of fields) {
    const reference = references[field];
    if (!reference) continue;
    const asked = rows.flatMap((row) => {
      const text = row.references[field];
      return text ? [{ row, near: reference.near(text, row.ids) }] : [];
    });
    await index.find(
      call,
      reference.to,
      asked.flatMap(({ near }) => near),
    );
    for (const row of rows) if (row.references[field] === null) row.ids[field] = null;
    for (const { row, near } of asked) {
      const found = index.get(reference.to, near);
      if (found === undefined) row.issues[field] ??= unknownText;
      else if (found === 'wrong') row.issues[field] ??= wrongText;
      else row.ids[field] = found;
    }
  }
};

const keyValues = ({ given, ids }: Row): Values => ({ ...given, ...ids });

/** Reports rows without a key and repeated keys. */
const checkKeys = (kind: SheetKind, rows: readonly Row[]): void => {
  const last = kind.key.at(-1) ?? '';
  const seen = new Set<string>();
  for (const row of rows) {
    const values = keyValues(row);
    if ((values[last] ?? null) === null && !row.issues[last]) row.issues[last] = requiredText;
    const key = keyOf(kind, values);
    if (isRight(row) && seen.has(key)) row.issues[last] = twiceText;
    seen.add(key);
  }
};

const issuesOf = (kind: SheetKind, { values, changed }: WantedRow): Record<string, Text> => {
  // an unchanged value may be older than its rules
  const fields = Object.fromEntries(Object.entries(kind.fields).filter(([name]) => changed.includes(name)));
  const { issues } = check(fields, values as never);
  return Object.fromEntries(
    Object.entries(issues ?? {}).map(([place, issue]) => [
      place.split('.')[0] ?? place,
      inEveryLanguage((locale) => issueText(issue as Issue, locale)),
    ]),
  );
};

const wantedOf = (kind: SheetKind, given: Values, former: StoredRow | null): WantedRow => {
  const names = Object.keys(kind.fields);
  const before = former ? givenValues(kind.fields, {}, former.values) : null;
  const values = givenValues(kind.fields, given, former?.values ?? kind.defaults) as Values;
  return { values, former, changed: before ? changedNames(names, before, values) : names };
};

const checkArchived = (index: RowIndex, kind: SheetKind, row: Row, former: StoredRow | null): void => {
  for (const [field, id] of Object.entries(row.ids)) {
    const to = kind.references[field]?.to;
    if (!to || id === null || former?.values[field] === id) continue;
    if (index.isArchived(to, id)) row.issues[field] ??= archivedText;
  }
};

const examine = async (call: ImportCall, index: RowIndex, kind: SheetKind, rows: readonly Row[]): Promise<void> => {
  const stored = new Map(
    (await kind.load(call, rows.filter(isRight).map(keyValues))).map((row) => [keyOf(kind, row.values), row]),
  );
  const found = rows.map((row) => {
    const given = keyValues(row);
    return { given, former: stored.get(keyOf(kind, given)) ?? null };
  });
  const given = (await kind.complete?.(call, found)) ?? found.map((one) => one.given);
  for (const [place, row] of rows.entries()) {
    const former = found[place]?.former ?? null;
    checkArchived(index, kind, row, former);
    row.wanted = wantedOf(kind, given[place] ?? {}, former);
    // an unknown reference is reported once
    row.issues = { ...issuesOf(kind, row.wanted), ...row.issues };
  }
  const right = rows.filter(isRight);
  const broken = await kind.check?.(
    call,
    right.flatMap(({ wanted }): WantedRow[] => (wanted ? [wanted] : [])),
  );
  for (const [place, issues] of broken ?? []) Object.assign(right[place]?.issues ?? {}, issues);
};

const write = async (call: ImportCall, kind: SheetKind, rows: readonly Row[]): Promise<void> => {
  const right = rows.filter(isRight);
  const fresh = right.filter(({ wanted }) => wanted?.former === null);
  const ids = await kind.create(
    call,
    fresh.flatMap(({ wanted }): Values[] => (wanted ? [wanted.values] : [])),
  );
  fresh.forEach((row, place) => {
    const id = ids[place];
    if (id !== undefined) row.id = id;
  });
  for (const row of right) row.id ??= row.wanted?.former?.id ?? 0;
  const changed = right.flatMap(({ wanted }): ChangedRow[] => {
    const { former = null } = wanted ?? {};
    return wanted && former && wanted.changed.length > 0 ? [{ ...wanted, former }] : [];
  });
  if (changed.length > 0) await kind.change(call, changed);
};

const nearRelated = ({ key }: SheetKind, text: string): Values[] => [{ [key.at(-1) ?? '']: text }];

/** Reports related rows that are neither stored nor in the file. */
const checkRelated = async (
  call: ImportCall,
  index: RowIndex,
  kind: SheetKind,
  rows: readonly Row[],
): Promise<void> => {
  const { related: field } = kind;
  if (field === undefined) return;
  const own = new Set(rows.map((row) => keyOf(kind, keyValues(row))));
  const elsewhere = ({ related = [] }: Row): Values[][] =>
    related.map((text) => nearRelated(kind, text)).filter((near) => near.every((one) => !own.has(keyOf(kind, one))));
  const missing: Values[] = rows.flatMap((row) => elsewhere(row)).flatMap((near) => near);
  await index.find(call, kind.name, missing);
  for (const row of rows) {
    if (elsewhere(row).some((near) => index.get(kind.name, near) === undefined)) row.issues[field] ??= unknownText;
  }
};

/** The ids of related rows, all of which are stored by now. */
const relate = async (call: ImportCall, index: RowIndex, kind: SheetKind, rows: readonly Row[]): Promise<void> => {
  const { related: field } = kind;
  if (field === undefined) return;
  const naming = rows.filter((row) => row.related !== undefined && row.id !== undefined && isRight(row));
  const changed: { row: Row; change: ChangedRow }[] = [];
  for (const row of naming) {
    const found = (row.related ?? []).map((text) => index.get(kind.name, nearRelated(kind, text)));
    if (found.some((id) => typeof id !== 'number')) {
      row.issues[field] = unknownText;
      continue;
    }
    const values = { ...row.wanted?.values, [field]: found };
    const before = row.wanted?.values ?? {};
    if (JSON.stringify(found) === JSON.stringify(before[field] ?? [])) continue;
    const former = { id: row.id ?? 0, values: { ...row.wanted?.former?.values, ...before } };
    changed.push({ row, change: { values, former, changed: [field] } });
  }
  if (changed.length === 0) return;
  await kind.change(
    call,
    changed.map(({ change }) => change),
  );
  for (const { row } of changed) {
    if (row.wanted?.former && row.wanted.changed.length === 0) row.wanted = { ...row.wanted, changed: [field] };
  }
};

const count = (kind: SheetKind, sheet: FileSheet, rows: readonly Row[], findings: ImportFindings): void => {
  const counts = findings.countsOf(kind.name);
  const columns = new Map(columnsOf(kind).map(({ field, name }) => [field, name]));
  for (const row of rows) {
    if (!isRight(row)) counts.wrong += 1;
    else if (!row.wanted?.former) counts.created += 1;
    else if (row.wanted.changed.length > 0) counts.changed += 1;
    else counts.same += 1;
    // in the order of the columns
    for (const [field, column] of columns) {
      const text = row.issues[field];
      if (!text) continue;
      findings.errors.push({ sheet: sheet.name, row: row.row, column, value: row.cells[column] ?? null, text });
    }
  }
};

/** Stores the valid rows of a sheet and reports the others. */
export const storeSheet = async (
  call: ImportCall,
  kind: SheetKind,
  sheet: FileSheet,
  { index, findings }: { index: RowIndex; findings: ImportFindings },
): Promise<void> => {
  const rows: Row[] = readRows(sheet, kind, findings).map((row) => ({ ...row, ids: {} }));
  const { parent = '' } = kind;
  await resolve(
    call,
    index,
    kind,
    Object.keys(kind.references).filter((field) => field !== parent),
    rows,
  );
  checkKeys(kind, rows);
  await checkRelated(call, index, kind, rows);
  // parents first
  for (const isBelow of [false, true]) {
    const part = rows.filter((row) => Boolean(row.references[parent]) === isBelow);
    if (part.length === 0) continue;
    await resolve(call, index, kind, [parent], part);
    await examine(call, index, kind, part);
    await write(call, kind, part);
    for (const row of part) index.set(kind.name, keyValues(row), isRight(row) ? (row.id ?? 0) : 'wrong');
  }
  await relate(call, index, kind, rows);
  count(kind, sheet, rows, findings);
};
