import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import type { Locale, Localized } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';

/** Index: (exhibition_id, type, position). */
interface LibraryItemsTable extends Localized<'title'> {
  id: Generated<number>;
  /** The id in another system, null without one. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  exhibition_id: number;
  type: LibraryType;
  position: number;
  /** Exhibitors no longer see it. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The file of a document in one language; its number is one of the sequence of `document_files`. */
interface LibraryFilesTable {
  id: Generated<number>;
  item_id: number;
  locale: Locale;
  stored_name: string;
  original_name: string;
  /** Bytes. */
  size: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    library_files: LibraryFilesTable;
    library_items: LibraryItemsTable;
  }
}
