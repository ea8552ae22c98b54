import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { countOf, type Paging } from '../http/paging';
import { kindsBesideMail } from './outbox';
import { never } from './outbox-lane';

/** An email that could not be sent yet. */
export interface FailedEmail {
  id: number;
  /** Kind of email, for example `invitation-mail`; the recipient is determined when it is sent. */
  kind: string;
  created_at: Date;
  /** Number of attempts. */
  attempts: number;
  /** The last error of the mail server. */
  last_error: string | null;
  /** Null: no automatic retry. */
  next_attempt_at: Date | null;
}

/** One page of the emails with at least one failure, oldest first. */
export const failedEmails = async (
  db: Kysely<Tables>,
  { page, perPage }: Paging,
): Promise<{ emails: FailedEmail[]; total: number }> => {
  const failed = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'attempts', 'last_error', 'next_attempt_at'])
    .where('kind', 'not in', kindsBesideMail)
    .where('last_error', 'is not', null);
  const total = await countOf(failed);
  const rows = await failed
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const emails = rows.map((row) => ({
    ...row,
    next_attempt_at: row.next_attempt_at < never ? row.next_attempt_at : null,
  }));
  return { emails, total };
};

/** One email, or all without an automatic retry. */
export type WhichEmails = number | 'dead';

/** Filters the failed emails in a statement over the outbox. */
const isChosen =
  (which: WhichEmails) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([
      eb('kind', 'not in', kindsBesideMail),
      eb('last_error', 'is not', null),
      which === 'dead' ? eb('next_attempt_at', '>=', never) : eb('id', '=', which),
    ]);

/**
 * Makes emails due again and resets their attempts.
 * @returns their ids, without those being sent right now
 */
export const sendEmailsAgain = async (trx: Transaction<Tables>, which: WhichEmails, now: Date): Promise<number[]> => {
  const rows = await trx
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now })
    .where(isChosen(which))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Abandons emails. @returns their ids */
export const dropEmails = async (trx: Transaction<Tables>, which: WhichEmails): Promise<number[]> => {
  const rows = await trx.deleteFrom('outbox').where(isChosen(which)).returning('id').execute();
  return rows.map(({ id }) => id);
};
