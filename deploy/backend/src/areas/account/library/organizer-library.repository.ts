import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import { type Locale, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Locks an exhibition, so that its documents are added one after the other; false for an unknown one. */
export const lockExhibition = async (trx: Transaction<Tables>, exhibitionId: number): Promise<boolean> => {
  const exhibition = await trx
    .selectFrom('exhibitions')
    .select('id')
    .where('id', '=', exhibitionId)
    .forUpdate()
    .executeTakeFirst();
  return exhibition !== undefined;
};

/** The last position of a kind of documents of an exhibition; 0 if there are none. */
export const lastPosition = async (db: Kysely<Tables>, exhibitionId: number, type: LibraryType): Promise<number> => {
  const { last } = await db
    .selectFrom('library_items')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('exhibition_id', '=', exhibitionId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/** Stores a document without files. @returns its id */
export const insertLibraryItem = async (
  trx: Transaction<Tables>,
  item: Insertable<Tables['library_items']>,
): Promise<number> => {
  const { id } = await trx.insertInto('library_items').values(item).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Names in the store of the files of a document. */
export const storedNamesOf = async (db: Kysely<Tables>, itemId: number): Promise<string[]> => {
  const files = await db.selectFrom('library_files').select('stored_name').where('item_id', '=', itemId).execute();
  return files.map(({ stored_name }) => stored_name);
};

/** Removes a document; false for an unknown one. */
export const deleteLibraryItem = async (trx: Transaction<Tables>, itemId: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('library_items').where('id', '=', itemId).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The titles of a document and whether it is archived, locked; undefined for an unknown one. */
export const lockLibraryTitles = (trx: Transaction<Tables>, itemId: number) =>
  trx
    .selectFrom('library_items')
    .select(['exhibition_id', ...localizedNames('title'), 'archived_at'])
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();

/** Changes a document. */
export const updateLibraryItem = async (
  trx: Transaction<Tables>,
  itemId: number,
  item: Updateable<Tables['library_items']>,
): Promise<void> => {
  await trx.updateTable('library_items').set(item).where('id', '=', itemId).execute();
};

/** Names the file of a document in one language. */
export const renameLibraryFile = async (
  trx: Transaction<Tables>,
  itemId: number,
  { locale, name }: { locale: Locale; name: string },
): Promise<void> => {
  await trx
    .updateTable('library_files')
    .set({ original_name: name })
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .execute();
};

/** Removes the file of a document in one language. @returns names in the store of what is removed */
export const deleteLibraryFiles = async (
  trx: Transaction<Tables>,
  itemId: number,
  locale: Locale,
): Promise<string[]> => {
  const older = await trx
    .deleteFrom('library_files')
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .returning('stored_name')
    .execute();
  return older.map(({ stored_name }) => stored_name);
};

/** Stores a file of a document. @returns its id */
export const insertLibraryFile = async (
  trx: Transaction<Tables>,
  file: Insertable<Tables['library_files']>,
): Promise<number> => {
  const { id } = await trx.insertInto('library_files').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
};
