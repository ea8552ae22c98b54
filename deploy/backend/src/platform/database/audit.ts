import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import { actingCall } from '../acting-call';
import type { AuditAction } from '../texts/record-names';
import { insertRows } from './rows';
import type { Tables } from './tables';

export interface AuditEntry {
  /** Null if nobody was signed in (accepting an invitation). */
  userId: number | null;
  participationId?: number | null;
  /** The action, with dots: `personal-pass.created`. Each has texts in both languages. */
  action: AuditAction;
  /** The object of the action: `personal-pass 17`. */
  subject?: string;
  details?: Record<string, unknown>;
  at: Date;
}

/** The API key of the call that is running. */
const keyOfCall = new AsyncLocalStorage<number>();

/** Names an API key in everything that the work records: a key acts for its person, and the log tells them apart. */
export const withAuditKey = (keyId: number, work: () => void): void => keyOfCall.run(keyId, work);

/** The audit entries that transactions have recorded so far, for work at their end. */
const recorded = new WeakMap<Transaction<Tables>, AuditEntry[]>();

/** The audit entries that a transaction has recorded so far. */
export const auditedIn = (trx: Transaction<Tables>): readonly AuditEntry[] => recorded.get(trx) ?? [];

/** Lets this transaction change or remove recorded entries, which the database refuses otherwise. */
export const openAudit = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`select set_config('fairfront.audit', 'open', true)`.execute(trx);
};

/** Removes the entries before a moment: they have outlived their time. */
export const removeAuditBefore = async (trx: Transaction<Tables>, moment: Date): Promise<void> => {
  await openAudit(trx);
  await trx.deleteFrom('audit_log').where('created_at', '<', moment).execute();
};

/** Records who did what, in the transaction of the change. */
export const writeAudit = async (trx: Transaction<Tables>, ...entries: AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  recorded.set(trx, [...(recorded.get(trx) ?? []), ...entries]);
  await insertRows(
    trx,
    'audit_log',
    entries.map(({ userId, participationId = null, action, subject = null, details = {}, at }) => ({
      user_id: userId,
      api_key_id: keyOfCall.getStore() ?? null,
      is_acting: actingCall() !== null,
      participation_id: participationId,
      action,
      subject,
      details: JSON.stringify(details),
      created_at: at,
    })),
  );
};
