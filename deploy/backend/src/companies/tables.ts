import type { ColumnType, Generated } from 'kysely';

/** The logo of a company; a new one is a new row (ACC-042). Index: unique (company_id). */
export interface CompanyLogosTable {
  id: Generated<number>;
  company_id: number;
  /** Names in the file store. */
  original_name: string;
  thumbnail_name: string;
  created_at: ColumnType<Date, Date, never>;
  created_by: number | null;
}
