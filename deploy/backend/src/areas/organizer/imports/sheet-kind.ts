import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { Fields } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import type { Text } from '../../../platform/texts/area-texts';

/** The values of a row by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** An import that runs: its transaction, and who imports. */
export interface ImportCall {
  trx: Transaction<Tables>;
  services: Pick<Services, 'clock' | 'outbox'>;
  author: { userId: number; at: Date };
  locale: Locale;
}

/** A row that is stored already. */
export interface StoredRow {
  id: number;
  values: Values;
  isArchived?: boolean;
  /** Other values by which references find it. */
  alsoKnownAs?: readonly Values[];
}

/** A row of a file with values for all fields; `former` is what is stored of it. */
export interface WantedRow {
  values: Values;
  former: StoredRow | null;
  /** Names of the fields that differ from what is stored; all of a new row. */
  changed: readonly string[];
}

/** A stored row whose values change. */
export interface ChangedRow extends WantedRow {
  former: StoredRow;
}

/** What is wrong with rows: by their index, by field. */
export type RowIssues = Map<number, Readonly<Record<string, Text>>>;

/** What a field refers to by the external id of another row. */
export interface SheetReference {
  to: SheetName;
  /** The values by which the other row may be recognised, the likeliest first. */
  near: (text: string, values: Values) => readonly Values[];
}

/** A sheet of a fair: its fields, and how its rows are found and stored. */
export interface SheetKind {
  name: SheetName;
  /** What a caller must be allowed to write in all exhibitions. */
  scope: StaffScope;
  fields: Fields;
  /** What a new row has unless the file says something else. */
  defaults?: Values;
  /** Texts that are compared in another form than typed. */
  normal?: Readonly<Record<string, (text: string) => string>>;
  /** Fields by which a row is recognised; errors about it stand at the last one. */
  key: readonly string[];
  /** In the order in which they are resolved: one may depend on another. */
  references: Readonly<Record<string, SheetReference>>;
  /** The field that refers to a row of the same sheet, which is stored before. */
  parent?: string;
  /** The field with a list of external ids of rows of the same sheet, which may refer to each other. */
  related?: string;
  /** The stored rows that have one of these keys, locked. */
  load: (call: ImportCall, wanted: readonly Values[]) => Promise<StoredRow[]>;
  /** Fills in what follows from other rows, for given values and what is stored of them. */
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

/** How rows of a sheet are recognised. */
export const keyOf = ({ key }: Pick<SheetKind, 'key'>, values: Values): string =>
  JSON.stringify(key.map((name) => values[name] ?? null));
