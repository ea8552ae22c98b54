import type { LayoutFormat } from '@fairfront/shared-kit/domain/catalogue/api';
import type { ListFormat, ListName } from '@fairfront/shared-kit/domain/organizer/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';
import type { ListQuery } from './lists.repository';

/** Large exports, which are made in the background; kept for a day. */
interface ListExportsTable {
  id: Generated<number>;
  /** A list, or the catalogue for layout of the exhibition in the filter. */
  list: ListName | 'catalogue';
  format: ListFormat | LayoutFormat;
  locale: Locale;
  filter: Json<ListQuery>;
  state: Generated<'waiting' | 'ready' | 'failed'>;
  row_count: number | null;
  /** Name in the file store; null until it is ready. */
  stored_name: string | null;
  created_by: number;
  created_at: Date;
  ready_at: Date | null;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    list_exports: ListExportsTable;
  }
}
