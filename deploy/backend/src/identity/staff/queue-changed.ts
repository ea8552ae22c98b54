import {
  queueChangedEvent,
  type DeskQueueName,
  type QueueEvent,
} from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { channelName } from '../../platform/realtime/channels';
import type { ChannelEvent } from '../../platform/realtime/channel-log.repository';
import type { Outbox } from '../../platform/outbox/outbox';

/** The event by which the staff of an exhibition learn that a queue has changed; 0: of a queue of the whole portal. */
export const queueChanged = (exhibitionId: number, queue: DeskQueueName): ChannelEvent => ({
  channel: channelName({ of: 'organizer', id: exhibitionId }),
  event: queueChangedEvent,
  data: { queue } satisfies QueueEvent,
});

/** Tells the open desks that a queue of the whole portal has changed; those of exhibitions follow from the audit. */
export const publishPortalQueueChanged = (
  trx: Transaction<Tables>,
  { outbox }: { outbox: Pick<Outbox, 'add'> },
  queue: DeskQueueName,
): Promise<void> => outbox.add(trx, 'event', queueChanged(0, queue));
