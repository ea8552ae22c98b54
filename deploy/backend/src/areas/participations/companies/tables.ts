import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';

/** The logo of a company; a new one is a new row. Index: unique (company_id). */
interface CompanyLogosTable {
  id: Generated<number>;
  company_id: number;
  /** Names in the file store. */
  original_name: string;
  thumbnail_name: string;
  created_at: ColumnType<Date, Date, never>;
  created_by: number | null;
}

interface CompaniesTable extends Localized<'name'> {
  id: Generated<number>;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  /** Its texts as they are compared, made by the database. */
  search_key: ColumnType<string, never, never>;
  country_id: number | null;
  phone: string | null;
  mail_address: string | null;
  address: string | null;
  website: string | null;
  email: string | null;
  fax: string | null;
  inn: string | null;
  /** The number of the row in another system. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    companies: CompaniesTable;
    company_logos: CompanyLogosTable;
  }
}
