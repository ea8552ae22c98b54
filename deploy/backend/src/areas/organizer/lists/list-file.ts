import type { Readable } from 'node:stream';
import { listRows, type ListFormat, type ListName } from '@fairfront/shared-kit/domain/organizer/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import { readHorizon } from '../../../platform/database/changes.repository';
import type { Tables } from '../../../platform/database/tables';
import { serverTextIn, type NameIn } from '../../../platform/texts/server-texts';
import { cellOf, fileOfRows, type Cell } from './file-of-rows';
import type { ListPlace } from './list-cursor';
import { readListPart, type ListQuery } from './lists.repository';
import { listRowResponse } from './lists.service';

/** Rows that are read at a time. */
const rowsAtOnce = 1_000;

/** The columns of a file: those of the list, without the ETag. */
const columnsOf = (list: ListName): string[] =>
  Object.keys(listRows[list].properties).filter((name) => name !== 'etag');

/** All rows of a list as cells, read in parts: no matter how long it is, only a part is in memory. */
const cellsOf = async function* (db: Kysely<Tables>, list: ListName, query: ListQuery): AsyncGenerator<Cell[]> {
  const columns = columnsOf(list);
  const before = await readHorizon(db);
  let after: ListPlace | null = null;
  for (;;) {
    const rows = await readListPart(db, list, query, { after, before, limit: rowsAtOnce });
    for (const row of rows) {
      const values = listRowResponse(list, row);
      yield columns.map((name) => cellOf(Reflect.get(values, name)));
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = { at: last.changed_at, kind: last.kind ?? '', id: last.id };
  }
};

/** A list as a file, made while it is read; a cell never becomes a formula. */
export const listFile = (
  db: Kysely<Tables>,
  list: ListName,
  { query, format, locale }: { query: ListQuery; format: ListFormat; locale: Locale },
): Readable => {
  const titles = columnsOf(list).map((name) => serverTextIn(locale, `lists.${name as NameIn<'lists'>}`));
  return fileOfRows(cellsOf(db, list, query), { titles, name: serverTextIn(locale, `listNames.${list}`), format });
};
