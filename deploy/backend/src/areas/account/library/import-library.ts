import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import type { Locale, Localized } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { insertNumbered, insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** A document of the library with its files, which are in the store already. */
interface ImportedLibraryItem extends Localized<'title'> {
  external_id?: string | null;
  exhibition_id: number;
  type: LibraryType;
  position: number;
  files: readonly { locale: Locale; stored_name: string; original_name: string; size: number }[];
}

/** Stores documents of the library. @returns their ids */
export const importLibrary = async (
  trx: Transaction<Tables>,
  items: readonly ImportedLibraryItem[],
): Promise<number[]> => {
  const ids = await insertNumbered(
    trx,
    'library_items',
    items.map(({ files: _files, ...item }) => item),
  );
  await insertRows(
    trx,
    'library_files',
    items.flatMap(({ files }, index) => files.map((file) => ({ ...file, item_id: ids[index] ?? 0 }))),
  );
  return ids;
};
