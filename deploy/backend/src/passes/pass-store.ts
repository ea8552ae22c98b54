import type { Decision, PassKind } from '@fairfront/mf-passes/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { newBarcode } from './barcodes';
import type { PassContext } from './pass-context';

/** What every stored pass has, whatever it is for. */
export interface StoredPass {
  id: number;
  participation_id: number;
  deleted_at: Date | null;
}

/** What one sort of stored passes adds to the rules that all of them share: finding, deleting, bringing back. */
export interface PassStore<Row extends StoredPass, Answer> {
  table: 'personal_passes' | 'car_passes';
  /** First part of the audit's actions and subjects. */
  name: 'personal-pass' | 'car-pass';
  /** One pass, living or deleted. */
  find: (db: Kysely<Tables>, passId: number) => Promise<Row | undefined>;
  kindOf: (row: Row) => PassKind;
  /** Whether this pass may be deleted in this call. */
  removal: (row: Row, call: PassContext) => Decision;
  answer: (row: Row) => Answer;
}

/** What the audit names a pass: `personal-pass 17`. */
export const subjectOf = ({ name }: Pick<PassStore<StoredPass, unknown>, 'name'>, passId: number): string =>
  `${name} ${passId}`;

/** One living pass of this participation, or undefined: passes of others do not exist here (PASS-239). */
export const findActive = async <Row extends StoredPass>(
  db: Kysely<Tables>,
  { find }: Pick<PassStore<Row, unknown>, 'find'>,
  participationId: number,
  passId: number,
): Promise<Row | undefined> => {
  const row = await find(db, passId);
  return row?.participation_id === participationId && row.deleted_at === null ? row : undefined;
};

/** The living pass of a participation `p` with a code, as a column with its number (PASS-266). */
export const idByCode = ({ table }: Pick<PassStore<StoredPass, unknown>, 'table'>, code: string) =>
  sql<number | null>`(select coded.id from ${sql.table(table)} coded
    where coded.participation_id = p.id and coded.barcode = ${code} and coded.deleted_at is null)`;

/** What every new pass begins with, whatever it is for: in consideration, with a code of its own (PASS-225). */
export const newPass = ({
  participationId,
  userId,
  at,
}: {
  participationId: number;
  userId: number | null;
  at: Date;
}) => ({
  participation_id: participationId,
  comment: null,
  barcode: newBarcode(),
  created_at: at,
  created_by: userId,
  updated_at: at,
  deleted_at: null,
  deleted_by: null,
});

/** Soft deletion: the rows leave all lists, counts and downloads, and their codes are invalid at once (PASS-250). */
export const markDeleted = async (
  trx: Transaction<Tables>,
  { table }: Pick<PassStore<StoredPass, unknown>, 'table'>,
  ids: readonly number[],
  userId: number,
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set deleted_at = ${at}, deleted_by = ${userId}
    where id in (${sql.join(ids)})`.execute(trx);
};

/** Brings a pass back as it was (PASS-276). */
export const restoreRow = async (
  trx: Transaction<Tables>,
  { table }: Pick<PassStore<StoredPass, unknown>, 'table'>,
  passId: number,
): Promise<void> => {
  await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null where id = ${passId}`.execute(trx);
};
