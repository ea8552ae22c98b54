import type { Transaction } from 'kysely';
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

/** The audit entries that transactions have recorded so far, for work at their end. */
const recorded = new WeakMap<Transaction<Tables>, AuditEntry[]>();

/** The audit entries that a transaction has recorded so far. */
export const auditedIn = (trx: Transaction<Tables>): readonly AuditEntry[] => recorded.get(trx) ?? [];

/** Records who did what, in the transaction of the change. */
export const writeAudit = async (trx: Transaction<Tables>, ...entries: AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  recorded.set(trx, [...(recorded.get(trx) ?? []), ...entries]);
  await insertRows(
    trx,
    'audit_log',
    entries.map(({ userId, participationId = null, action, subject = null, details = {}, at }) => ({
      user_id: userId,
      participation_id: participationId,
      action,
      subject,
      details: JSON.stringify(details),
      created_at: at,
    })),
  );
};
