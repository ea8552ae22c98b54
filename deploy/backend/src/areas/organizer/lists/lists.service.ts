import { isDate } from 'node:util/types';
import { type ListName, type RowOf, listRows } from '@fairfront/shared-kit/domain/organizer/api';
import type { Kysely } from 'kysely';
import { readHorizon } from '../../../platform/database/changes.repository';
import type { Tables } from '../../../platform/database/tables';
import { entityTag } from '../../../platform/http/entity-tag';
import { placeOf, cursorOf } from './list-cursor';
import { readListPart, type ListQuery, type StoredRow } from './lists.repository';

const stored = (value: unknown): unknown => (isDate(value) ? value.toISOString() : value);

/** A row as the API answers it: the columns of its schema. */
export const listRowResponse = <Name extends ListName>(list: Name, row: StoredRow): RowOf<Name> => {
  const values = { ...row, updated_at: row.changed_at, etag: entityTag(row.changed_at) };
  return Object.fromEntries(
    Object.keys(listRows[list].properties).map((name) => [name, stored(Reflect.get(values, name))]),
  ) as RowOf<Name>;
};

/** The cursor after a row. */
const cursorAfter = ({ changed_at: at, kind = '', id }: StoredRow): string => cursorOf({ at, kind, id });

const defaultLimit = 100;

/** One page of a list and where it continues. */
export const readList = async <Name extends ListName>(
  db: Kysely<Tables>,
  list: Name,
  { cursor, limit = defaultLimit, ...query }: ListQuery & { cursor?: string; limit?: number },
): Promise<{ data: RowOf<Name>[]; meta: { next_cursor: string | null; has_more: boolean } }> => {
  const after = cursor === undefined ? null : placeOf(cursor);
  const before = await readHorizon(db);
  const rows = await readListPart(db, list, query, { after, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => listRowResponse(list, row)),
    meta: { next_cursor: last ? cursorAfter(last) : (cursor ?? null), has_more: rows.length > limit },
  };
};
