import {
  portalQueues,
  presenceChangedEvent,
  presenceLifetimeMs,
  type DeskQueueName,
  type QueueEvent,
} from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { channelName } from '../../../platform/realtime/channels';
import type { ChannelEvent } from '../../../platform/realtime/channel-log.repository';
import type { Services } from '../../../platform/services';
import { deleteOpenItem, lockOpenItem, putLooks, putOpenItem, type QueuePlace } from './desk.repository';

/** The place of a queue: one of the whole portal is the same in all exhibitions. */
export const placeOfQueue = (exhibitionId: number, queue: DeskQueueName): QueuePlace => ({
  exhibitionId: portalQueues.includes(queue) ? 0 : exhibitionId,
  queue,
});

const presenceChanged = ({ exhibitionId, queue }: QueuePlace): ChannelEvent => ({
  channel: channelName({ of: 'organizer', id: exhibitionId }),
  event: presenceChangedEvent,
  data: { queue } satisfies QueueEvent,
});

/**
 * Stores what a tab has open and what its person has thereby seen. Colleagues are told when it changes, not of every
 * sign of life. It changes nothing of the fair, so the audit does not record it.
 */
export const openItem = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  tab: { userId: number; tab: string },
  place: QueuePlace,
  item: string | null,
): Promise<void> => {
  const at = clock.now();
  const before = await lockOpenItem(trx, tab);
  const former: QueuePlace | null = before ? { exhibitionId: before.exhibition_id, queue: before.queue } : null;
  const isAlive = before !== undefined && at.getTime() - before.seen_at.getTime() < presenceLifetimeMs;
  const isSameQueue = former?.exhibitionId === place.exhibitionId && former.queue === place.queue;
  if (item === null) {
    // another queue may have been opened in the tab since
    if (isSameQueue) await deleteOpenItem(trx, tab);
  } else await putOpenItem(trx, tab, { ...place, item, at });
  await putLooks(trx, tab.userId, { ...place, item, at });
  if (isSameQueue && isAlive && before.item === item) return;
  const changed = [
    ...(former && isAlive && !isSameQueue && item !== null ? [former] : []),
    ...(item !== null || (isSameQueue && isAlive) ? [place] : []),
  ];
  await outbox.add(trx, 'event', ...changed.map(presenceChanged));
};
