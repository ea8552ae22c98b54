import { randomUUID } from 'node:crypto';
import { webhookKindOf, type WebhookKind } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import type { Transaction } from 'kysely';
import { auditedIn, type AuditEntry } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { endpointsOf, insertMessages } from './webhook-deliveries.repository';

interface Reported {
  kind: WebhookKind;
  participationId: number;
  entry: AuditEntry;
}

/** `personal-pass 17` as kind and id; null without one. */
const subjectOf = ({ subject }: AuditEntry): { kind: string; id: number } | null => {
  const [, kind, id] = /^([a-z-]+) (\d+)$/.exec(subject ?? '') ?? [];
  return kind === undefined ? null : { kind, id: Number(id) };
};

const statusOf = ({ details }: AuditEntry): string | null =>
  typeof details?.status === 'string' && /^[a-z_]{1,30}$/.test(details.status) ? details.status : null;

/** Ids and states only: receivers read all other data with their API key. */
const bodyOf = ({ kind, participationId, entry }: Reported, exhibitionId: number): string =>
  JSON.stringify({
    type: kind,
    timestamp: entry.at.toISOString(),
    data: {
      exhibition_id: exhibitionId,
      participation_id: participationId,
      action: entry.action,
      subject: subjectOf(entry),
      status: statusOf(entry),
    },
  });

/**
 * Stores the messages of what a transaction has done, for the webhooks of its exhibitions, in the same transaction. The
 * audit names every write with its ids; nothing is read where no webhook is.
 */
export const reportToWebhooks = async (trx: Transaction<Tables>, at: Date): Promise<void> => {
  const reported = auditedIn(trx).flatMap((entry): Reported[] => {
    const kind = webhookKindOf(entry.action);
    return kind === null || !entry.participationId ? [] : [{ kind, participationId: entry.participationId, entry }];
  });
  if (reported.length === 0) return;
  const endpoints = await endpointsOf(trx, [...new Set(reported.map(({ participationId }) => participationId))]);
  const messages = reported.flatMap((one) => {
    const chosen = endpoints.filter(
      ({ participation_id, kinds }) => participation_id === one.participationId && kinds.includes(one.kind),
    );
    const [first] = chosen;
    if (!first) return [];
    const uid = `msg_${randomUUID().replaceAll('-', '')}`;
    return [{ uid, kind: one.kind, body: bodyOf(one, first.exhibition_id), endpoints: chosen }];
  });
  if (messages.length > 0) await insertMessages(trx, messages, at);
};
