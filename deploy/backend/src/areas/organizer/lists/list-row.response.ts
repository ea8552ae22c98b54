import { isDate } from 'node:util/types';
import { listRows, type ListName, type RowOf } from '@fairfront/shared-kit/domain/organizer/api';
import { entityTag } from '../../../platform/http/entity-tag';
import { cursorOf } from './list-cursor';
import type { StoredRow } from './lists.repository';

const stored = (value: unknown): unknown => (isDate(value) ? value.toISOString() : value);

/** A row as the API answers it: the columns of its schema. */
export const listRowResponse = <Name extends ListName>(list: Name, row: StoredRow): RowOf<Name> => {
  const values = { ...row, updated_at: row.changed_at, etag: entityTag(row.changed_at) };
  return Object.fromEntries(
    Object.keys(listRows[list].properties).map((name) => [name, stored(Reflect.get(values, name))]),
  ) as RowOf<Name>;
};

/** The cursor after a row. */
export const cursorAfter = ({ changed_at: at, kind = '', id }: StoredRow): string => cursorOf({ at, kind, id });
