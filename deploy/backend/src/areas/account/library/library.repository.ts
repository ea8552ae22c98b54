import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

interface ListedFile {
  id: number;
  locale: Locale;
  original_name: string;
  size: number;
}

/** Documents of one kind of an exhibition with their files, Russian first. */
export const listLibrary = (db: Kysely<Tables>, exhibitionId: number, type: LibraryType) =>
  db
    .selectFrom('library_items as i')
    .select([
      'i.id',
      'i.title_rus',
      'i.title_eng',
      sql<ListedFile[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', f.id, 'locale', f.locale, 'original_name', f.original_name, 'size', f.size) order by f.locale desc)
        from library_files f where f.item_id = i.id), '[]')`.as('files'),
    ])
    .where('i.exhibition_id', '=', exhibitionId)
    .where('i.type', '=', type)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();

/** A file of the library of an exhibition in which the user takes part; undefined for all others. */
export const libraryFileFor = (db: Kysely<Tables>, userId: number, fileId: number) =>
  db
    .selectFrom('library_files as f')
    .innerJoin('library_items as i', 'i.id', 'f.item_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('f.id', '=', fileId)
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
