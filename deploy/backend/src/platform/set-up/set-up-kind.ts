import type { Fields, StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { NumberedTable, Reference } from '../database/rows';
import type { Tables } from '../database/tables';
import type { PlaceOf } from '../http/values';

/** A row that a value refers to, with the field that names it. */
export interface NamedReference {
  field: string;
  table: NumberedTable;
  id: number | null;
}

/** The rows to be stored, as the check of an area receives them. */
export interface CheckedRows<Named extends Fields> {
  rows: readonly { id: number | null; values: StoredValues<Named> }[];
  placeOf: PlaceOf;
}

/** An entity that the organiser sets up: its table, its fields, and what differs from others. */
export interface SetUpKind<Name extends NumberedTable, Named extends Fields> {
  table: Name;
  /** Its name in the audit log: `service-unit`. */
  subject: string;
  fields: Named;
  /** The default values of a new record. */
  defaults?: Partial<StoredValues<Named>>;
  /** The column within which external ids are unique; without it they are unique in the whole table. */
  scope?: keyof Named & string;
  toRow: (values: StoredValues<Named>) => Insertable<Tables[Name]>;
  toValues: (row: Selectable<Tables[Name]>) => StoredValues<Named>;
  /** Rows that have to exist and, in new references, must not be archived. */
  references?: (values: StoredValues<Named>) => readonly NamedReference[];
  /** Rules that need more than the values of one row. */
  check?: (trx: Transaction<Tables>, checked: CheckedRows<Named>) => Promise<void> | void;
  /** Columns that refer to its rows: one that is referred to is archived instead of deleted. */
  usedBy: readonly Reference[];
  /** Whether it is used in another way than by a column. */
  isUsed?: (trx: Transaction<Tables>, id: number) => Promise<boolean>;
  /** Participations whose open tabs show it. */
  shownTo: (trx: Transaction<Tables>, values: StoredValues<Named>, at: Date) => Promise<readonly number[]>;
}

/** A new row: its values, and an id if it comes from data that has numbers already. */
export type NewRow<Named extends Fields> = Partial<StoredValues<Named>> & { id?: number };
