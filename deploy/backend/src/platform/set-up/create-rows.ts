import { repeatedExternalIds } from '@fairfront/shared-kit/domain/common/external-ids';
import { givenValues, type Fields, type Issue, type StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { insertNumbered, offeredIds, takenExternalIds, type NumberedTable } from '../database/rows';
import type { Tables } from '../database/tables';
import { invalidTexts } from '../http/http-error';
import { checkRows, type PlaceOf } from '../http/values';
import { inEveryLanguage, type Text } from '../texts/area-texts';
import { issueText } from '../texts/issue-text';
import { serverText } from '../texts/server-texts';
import type { NamedReference, NewRow, SetUpKind } from './set-up-kind';

/** A row that is about to be stored; `former` is what a change found. */
interface Wanted<Named extends Fields> {
  id: number | null;
  values: StoredValues<Named>;
  former?: StoredValues<Named>;
}

const refuse = (texts: Record<string, Text>): void => {
  if (Object.keys(texts).length > 0) throw invalidTexts(texts);
};

const unknownOption: Issue = { rule: 'option' };

const checkReferences = async <Named extends Fields>(
  trx: Transaction<Tables>,
  referencesOf: (values: StoredValues<Named>) => readonly NamedReference[],
  rows: readonly Wanted<Named>[],
  { table, placeOf }: { table: NumberedTable; placeOf: PlaceOf },
): Promise<void> => {
  const asked = rows.flatMap(({ values, former }, index) => {
    const kept = new Set((former ? referencesOf(former) : []).map(({ table: of, id }) => `${of} ${id}`));
    return referencesOf(values)
      .filter(({ table: of, id }) => id !== null && !kept.has(`${of} ${id}`))
      .map((reference) => ({ ...reference, index }));
  });
  const texts: Record<string, Text> = {};
  for (const of of new Set(asked.map((reference) => reference.table))) {
    const ofTable = asked.filter((reference) => reference.table === of);
    const known = await offeredIds(
      trx,
      of,
      ofTable.map(({ id }) => id ?? 0),
    );
    const own = new Set(of === table ? rows.map(({ id }) => id) : []);
    for (const { id, field, index } of ofTable) {
      if (known.has(id ?? 0) || own.has(id)) continue;
      texts[placeOf(index) + field] = inEveryLanguage((locale) => issueText(unknownOption, locale));
    }
  }
  refuse(texts);
};

const checkExternalIds = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  { table, scope }: SetUpKind<Name, Named>,
  rows: readonly Wanted<Named>[],
  placeOf: PlaceOf,
): Promise<void> => {
  const named = rows.map(({ id, values }) => {
    const { external_id = null, ...others } = values as Record<string, unknown> & { external_id?: string | null };
    return { id, external_id, scope: scope === undefined ? null : Number(others[scope]) };
  });
  const externalIds = named.flatMap(({ external_id }) => external_id ?? []);
  const taken = await takenExternalIds(trx, table, externalIds, scope);
  const repeated = repeatedExternalIds(named, taken);
  const text = serverText('setUp.externalIdTaken');
  refuse(Object.fromEntries(repeated.map((index) => [`${placeOf(index)}external_id`, text])));
};

/**
 * Checks rows that are about to be stored: their fields, what they refer to, their external ids.
 * @throws HttpError 422 by field
 */
export const checkWanted = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  kind: SetUpKind<Name, Named>,
  rows: readonly Wanted<Named>[],
  placeOf: PlaceOf,
): Promise<void> => {
  checkRows(
    rows.map(({ values }) => values as never),
    kind.fields,
    placeOf,
  );
  if (kind.references) await checkReferences(trx, kind.references, rows, { table: kind.table, placeOf });
  await kind.check?.(trx, { rows, placeOf });
  await checkExternalIds(trx, kind, rows, placeOf);
};

/**
 * Stores new rows with one statement; those of an import of a fair come by the hundreds.
 * @param placeOf the path of a row's fields in errors
 * @returns their ids, in the order of the rows
 * @throws HttpError 422 by field
 */
export const createRows = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  kind: SetUpKind<Name, Named>,
  given: readonly NewRow<Named>[],
  placeOf: PlaceOf = (index) => `${index}.`,
): Promise<number[]> => {
  const rows = given.map((one) => ({
    id: one.id ?? null,
    values: givenValues(kind.fields, one, kind.defaults) as unknown as StoredValues<Named>,
  }));
  await checkWanted(trx, kind, rows, placeOf);
  return insertNumbered(
    trx,
    kind.table,
    rows.map(({ id, values }) => ({ ...kind.toRow(values), ...(id !== null && { id }) })),
  );
};
