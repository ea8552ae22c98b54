import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { Fields } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import type { Text } from '../../../platform/texts/area-texts';

/** The values of a row by field. */
export type Values = Readonly<Record<string, unknown>>;

/** The context of an import: its transaction and author. */
export interface ImportCall {
  trx: Transaction<Tables>;
  services: Pick<Services, 'clock' | 'outbox'>;
  author: { userId: number; at: Date };
  locale: Locale;
}

/** A stored row. */
export interface StoredRow {
  id: number;
  values: Values;
  isArchived?: boolean;
  /** Further keys by which references find it. */
  alsoKnownAs?: readonly Values[];
}

/** A row of a file with the values of all fields; `former` is the stored row. */
export interface WantedRow {
  values: Values;
  former: StoredRow | null;
  /** The changed fields; all fields of a new row. */
  changed: readonly string[];
}

/** A stored row whose values change. */
export interface ChangedRow extends WantedRow {
  former: StoredRow;
}

/** Errors by row index and field. */
export type RowIssues = Map<number, Readonly<Record<string, Text>>>;

/** A reference to a row of a sheet by its external id. */
export interface SheetReference {
  to: SheetName;
  /** The possible keys of the other row, the most likely first. */
  near: (text: string, values: Values) => readonly Values[];
}

/** A sheet: its fields, and how its rows are loaded and stored. */
export interface SheetKind {
  name: SheetName;
  /** The scope that the caller needs in all exhibitions. */
  scope: StaffScope;
  fields: Fields;
  /** Default values of a new row. */
  defaults?: Values;
  /** Normalises texts before they are compared and stored. */
  normal?: Readonly<Record<string, (text: string) => string>>;
  /** The key fields of a row; errors about the key are reported at the last one. */
  key: readonly string[];
  /** In the order in which they are resolved: a reference may depend on an earlier one. */
  references: Readonly<Record<string, SheetReference>>;
  /** The field that refers to a parent in the same sheet; parents are stored first. */
  parent?: string;
  /** The field with a list of external ids of rows of the same sheet, which may refer to each other. */
  related?: string;
  /** The stored rows that have one of these keys, locked. */
  load: (call: ImportCall, wanted: readonly Values[]) => Promise<StoredRow[]>;
  /** Completes values that depend on other rows. */
  complete?: (
    call: ImportCall,
    rows: readonly { given: Values; former: StoredRow | null }[],
  ) => Promise<readonly Values[]>;
  /** Rules that need more than the values of one row. */
  check?: (call: ImportCall, rows: readonly WantedRow[]) => Promise<RowIssues> | RowIssues;
  /** Stores new rows. @returns their ids, in the order of the rows */
  create: (call: ImportCall, rows: readonly Values[]) => Promise<readonly number[]>;
  change: (call: ImportCall, rows: readonly ChangedRow[]) => Promise<void>;
}

/** The key of a row as a text. */
export const keyOf = ({ key }: Pick<SheetKind, 'key'>, values: Values): string =>
  JSON.stringify(key.map((name) => values[name] ?? null));
