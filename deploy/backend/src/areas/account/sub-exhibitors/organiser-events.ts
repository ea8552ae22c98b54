import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ChannelEvent } from '../../../platform/realtime/channel-log.repository';
import { channelName, channelOf } from '../../../platform/realtime/channels';
import { listParentIds } from './sub-participations.repository';
import type { Services } from '../../../platform/services';

/** Tells the organiser of a sub-exhibitor to read its table again. */
const organiserEvent = (parentId: number, id: number, at: Date): ChannelEvent => ({
  channel: channelName({ of: 'participation', id: parentId }),
  event: 'sub-participant.updated',
  data: { id, updated_at: at.toISOString() },
});

/** Events that change nothing in the table. */
const withoutChange: ReadonlySet<string> = new Set(['catalog-order.editing']);

/**
 * An event for the organiser of every sub-exhibitor whose participation has changed. It has no data: access is checked
 * when the table is read.
 */
export const eventsForOrganisers = async (
  db: Kysely<Tables>,
  events: readonly ChannelEvent[],
  at: Date,
): Promise<ChannelEvent[]> => {
  const ids = new Set(
    events.flatMap(({ channel, event }) => {
      if (withoutChange.has(event)) return [];
      const place = channelOf(channel);
      return place?.of === 'participation' ? [place.id] : [];
    }),
  );
  if (ids.size === 0) return [];
  const subs = await listParentIds(db, [...ids]);
  return subs.map(({ id, parent_id }) => organiserEvent(parent_id, id, at));
};

/** Publishes that e-mails were sent, so that open tables of the organiser are refetched. */
export const publishEmailsSent = (
  trx: Transaction<Tables>,
  { outbox, clock }: Pick<Services, 'outbox' | 'clock'>,
  parentId: number,
): Promise<void> => outbox.add(trx, 'event', organiserEvent(parentId, parentId, clock.now()));
