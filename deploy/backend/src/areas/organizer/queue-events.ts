import { queueOfAction, type DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { Transaction } from 'kysely';
import { auditedIn } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { queueChanged } from '../../identity/staff/queue-changed';
import type { ChannelEvent } from '../../platform/realtime/channel-log.repository';
import { exhibitionsOfParticipations } from './object-exhibitions.repository';

/**
 * The events for the staff of the exhibitions whose queues a transaction has changed. The audit names every write; the
 * desk reads the queue again, so that its rights are checked then.
 */
export const queueEventsOf = async (trx: Transaction<Tables>): Promise<ChannelEvent[]> => {
  const queues = new Map<number, Set<DeskQueueName>>();
  for (const { action, participationId } of auditedIn(trx)) {
    const queue = queueOfAction(action);
    if (queue === null || !participationId) continue;
    queues.set(participationId, (queues.get(participationId) ?? new Set()).add(queue));
  }
  if (queues.size === 0) return [];
  const changed = new Map<string, ChannelEvent>();
  for (const { id, exhibition_id: exhibitionId } of await exhibitionsOfParticipations(trx, [...queues.keys()]))
    for (const queue of queues.get(id) ?? [])
      changed.set(`${exhibitionId} ${queue}`, queueChanged(exhibitionId, queue));
  return [...changed.values()];
};
