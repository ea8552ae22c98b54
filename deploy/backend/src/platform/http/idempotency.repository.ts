import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** A repeatable call: the caller and the hash of the key. */
interface RepeatableCall {
  caller: string;
  key: string;
}

/** Locks a call until the end of the transaction; false if another transaction holds it. */
export const tryLockCall = async (trx: Transaction<Tables>, { caller, key }: RepeatableCall): Promise<boolean> => {
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${caller} ${key}`}, 0)) as free`.execute(trx);
  return lock.rows[0]?.free === true;
};

/** The response of the first call, and its time; undefined if there was none. */
export const findFirstResponse = (trx: Transaction<Tables>, { caller, key }: RepeatableCall) =>
  trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer', 'created_at'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();

/** Stores the response of a call, replacing an older one. @param answer any JSON value */
export const putFirstResponse = async (
  trx: Transaction<Tables>,
  { caller, key }: RepeatableCall,
  { requestHash, answer, at }: { requestHash: string; answer: unknown; at: Date },
): Promise<void> => {
  const row = { request_hash: requestHash, answer: JSON.stringify(answer), created_at: at };
  await trx
    .insertInto('idempotency_keys')
    .values({ caller, key, ...row })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doUpdateSet(row))
    .execute();
};
