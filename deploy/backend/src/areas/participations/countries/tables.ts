import type { ColumnType, Generated } from 'kysely';

interface CountriesTable {
  id: Generated<number>;
  name_rus: string;
  name_eng: string;
  is_simple_visa: boolean;
  is_catalog_order_ru_locale: boolean;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    countries: CountriesTable;
  }
}
