import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { countOf, type Paging } from '../http/paging';
import { kindsBesideMail } from './outbox';
import { never } from './outbox-lane';

/** An entry whose work has failed so far. */
export interface FailedEntry {
  id: number;
  /** Kind of work, for example `invitation-mail`; whom or what it is about is in its payload, which is not shown. */
  kind: string;
  created_at: Date;
  /** Number of attempts. */
  attempts: number;
  /** The last error, for example of the mail server. */
  last_error: string | null;
  /** Null: no automatic retry. */
  next_attempt_at: Date | null;
}

/** Entries of e-mails, or of all kinds. */
export type EntriesOf = 'mail' | 'all';

type Expressions = ExpressionBuilder<Tables, 'outbox'>;

const hasFailed =
  (of: EntriesOf) =>
  ({ and, eb }: Expressions) =>
    and([eb('last_error', 'is not', null), ...(of === 'mail' ? [eb('kind', 'not in', kindsBesideMail)] : [])]);

/** One page of the entries with at least one failure, oldest first. */
export const failedEntries = async (
  db: Kysely<Tables>,
  of: EntriesOf,
  { page, perPage }: Paging,
): Promise<{ entries: FailedEntry[]; total: number }> => {
  const failed = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'attempts', 'last_error', 'next_attempt_at'])
    .where(hasFailed(of));
  const total = await countOf(failed);
  const rows = await failed
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const entries = rows.map((row) => ({
    ...row,
    next_attempt_at: row.next_attempt_at < never ? row.next_attempt_at : null,
  }));
  return { entries, total };
};

/** One entry, or all without an automatic retry. */
export type WhichEntries = number | 'dead';

/** Reads it from an address. */
export const whichEntries = (text: string): WhichEntries => (text === 'dead' ? text : Number(text));

const isChosen = (of: EntriesOf, which: WhichEntries) => (expressions: Expressions) =>
  expressions.and([
    hasFailed(of)(expressions),
    which === 'dead' ? expressions('next_attempt_at', '>=', never) : expressions('id', '=', which),
  ]);

/**
 * Makes failed entries due again and resets their attempts. One that is being tried at this moment may run twice, as
 * after a crash.
 * @returns their ids
 */
export const rerunEntries = async (
  trx: Transaction<Tables>,
  of: EntriesOf,
  which: WhichEntries,
  now: Date,
): Promise<number[]> => {
  const rows = await trx
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now })
    .where(isChosen(of, which))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Abandons failed entries. @returns their ids */
export const dropEntries = async (trx: Transaction<Tables>, of: EntriesOf, which: WhichEntries): Promise<number[]> => {
  const rows = await trx.deleteFrom('outbox').where(isChosen(of, which)).returning('id').execute();
  return rows.map(({ id }) => id);
};
