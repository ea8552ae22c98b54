import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';

interface CountriesTable extends Localized<'name'> {
  id: Generated<number>;
  is_simple_visa: boolean;
  is_catalog_order_ru_locale: boolean;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    countries: CountriesTable;
  }
}
