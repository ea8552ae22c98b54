import type { ListName, RowOf } from '@fairfront/shared-kit/domain/organizer/api';
import type { Kysely } from 'kysely';
import { readHorizon } from '../../../platform/database/changes.repository';
import type { Tables } from '../../../platform/database/tables';
import { placeOf } from './list-cursor';
import { cursorAfter, listRowResponse } from './list-row.response';
import { readListPart, type ListQuery } from './lists.repository';

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
