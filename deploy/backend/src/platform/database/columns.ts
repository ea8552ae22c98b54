import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text with both databases. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A date column, YYYY-MM-DD in both directions. */
export type Day = string;
/** A numeric column, read as a number with both databases. */
export type Decimal = number;
