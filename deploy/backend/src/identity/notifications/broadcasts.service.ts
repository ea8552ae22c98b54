import { type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { broadcastCreatedEvent, broadcastsChannel } from '../../platform/realtime/channels';
import type { Services } from '../../platform/services';
import { insertBroadcast, listEmailReaders, lockUndelivered, moveBroadcastPositions } from './broadcasts.repository';
import { storeNews } from './notify';

/** Users whose e-mails are queued in one transaction. */
const pageSize = 500;

type Needs = Pick<Services, 'database' | 'clock' | 'outbox'>;

/**
 * Publishes news for all users of exhibitors: one row, one live event without content, and one entry for the e-mails,
 * however many users there are. Open tabs load their notifications anew, all others when they are next opened.
 * @returns the id of the broadcast
 */
export const publishBroadcast = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  text: Localized<'message'>,
): Promise<number> => {
  const id = await insertBroadcast(trx, text, clock.now());
  await outbox.add(trx, 'event', { channel: broadcastsChannel, event: broadcastCreatedEvent, data: {} });
  await outbox.add(trx, 'broadcast-emails', { broadcastId: id, afterUserId: 0 });
  return id;
};

/** Gives users the notifications of all broadcasts that they have not got, by their settings; at most 500 users. */
const deliver = async (trx: Transaction<Tables>, services: Needs, userIds: readonly number[]): Promise<void> => {
  for (const { id, created_at, users, ...text } of await lockUndelivered(trx, userIds)) {
    const news = { type: 'organizer', kind: 'organizer', ...localizedOf(text, 'message'), subject: null } as const;
    const recipients = users.map((userId) => ({ userId, participationId: null }));
    await storeNews(trx, services, recipients, news, created_at);
    await moveBroadcastPositions(trx, users, id);
  }
};

/** Gives a user the notifications of new broadcasts, before they are read. */
export const catchUp = (services: Needs, userId: number): Promise<void> =>
  services.database.transaction((trx) => deliver(trx, services, [userId]));

/**
 * Gives the next users who want e-mails their notifications with their e-mails, and queues the rest. It may be repeated:
 * nobody gets a notification twice.
 */
export const queueBroadcastEmails = (services: Needs, { broadcastId, afterUserId }: BroadcastPage): Promise<void> =>
  services.database.transaction(async (trx) => {
    const userIds = await listEmailReaders(trx, afterUserId, pageSize);
    const last = userIds.at(-1);
    if (last === undefined) return;
    await deliver(trx, services, userIds);
    if (userIds.length === pageSize) {
      await services.outbox.add(trx, 'broadcast-emails', { broadcastId, afterUserId: last });
    }
  });

interface BroadcastPage {
  broadcastId: number;
  /** The user up to whom the e-mails are queued. */
  afterUserId: number;
}

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mails of a broadcast for the next users; it queues the entry for those after them. */
    'broadcast-emails': BroadcastPage;
  }
}
