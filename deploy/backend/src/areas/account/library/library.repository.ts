import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import { type Locale, localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

interface ListedFile {
  id: number;
  locale: Locale;
  original_name: string;
  size: number;
}

/** Documents with their files, Russian first. */
const library = (db: Kysely<Tables>) =>
  db
    .selectFrom('library_items as i')
    .select([
      'i.id',
      ...localizedNames('i.title'),
      sql<ListedFile[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', f.id, 'locale', f.locale, 'original_name', f.original_name, 'size', f.size) order by f.locale desc)
        from library_files f where f.item_id = i.id), '[]')`.as('files'),
    ])
    .orderBy('i.position')
    .orderBy('i.id');

/** Documents of one kind of an exhibition that exhibitors see. */
export const listLibrary = (db: Kysely<Tables>, exhibitionId: number, type: LibraryType) =>
  library(db)
    .where('i.archived_at', 'is', null)
    .where('i.exhibition_id', '=', exhibitionId)
    .where('i.type', '=', type)
    .execute();

const isArchived = sql<boolean>`i.archived_at is not null`.as('is_archived');

/** Documents of one kind of an exhibition as staff see them, archived ones included. */
export const listWholeLibrary = (db: Kysely<Tables>, exhibitionId: number, type: LibraryType) =>
  library(db).select(isArchived).where('i.exhibition_id', '=', exhibitionId).where('i.type', '=', type).execute();

/** One document as staff see it. @throws NoResultError for an unknown one */
export const readLibraryItem = (db: Kysely<Tables>, itemId: number) =>
  library(db).select(isArchived).where('i.id', '=', itemId).executeTakeFirstOrThrow();

/** A file of the library of an exhibition in which the user takes part; undefined for all others. */
export const libraryFileFor = (db: Kysely<Tables>, userId: number, fileId: number) =>
  db
    .selectFrom('library_files as f')
    .innerJoin('library_items as i', 'i.id', 'f.item_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('f.id', '=', fileId)
    .where('i.archived_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('participations as p')
          .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
          .select('p.id')
          .where('pu.user_id', '=', userId)
          .whereRef('p.exhibition_id', '=', 'i.exhibition_id')
          .where('p.deleted_at', 'is', null),
      ),
    )
    .executeTakeFirst();
