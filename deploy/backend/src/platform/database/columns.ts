import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text with both databases. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A date column, YYYY-MM-DD in both directions. */
export type Day = string;
/** A numeric column, read as a number with both databases. */
export type Decimal = number;

/** The columns of a table whose rows have an external id, and which are archived while they are in use. */
export interface SetUpColumns {
  /** The id in another system, null without one. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was archived: it is shown where it is in use, and offered nowhere. */
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
