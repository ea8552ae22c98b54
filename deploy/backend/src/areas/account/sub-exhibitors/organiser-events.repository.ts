import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ChannelEvent } from '../../../platform/realtime/channel-log.repository';
import { channelName, channelOf } from '../../../platform/realtime/channels';

/** Lets the table of an organiser read anew what has changed at one of its sub-exhibitors. */
export const organiserEvent = (parentId: number, id: number, at: Date): ChannelEvent => ({
  channel: channelName({ of: 'participation', id: parentId }),
  event: 'sub-participant.updated',
  data: { id, updated_at: at.toISOString() },
});

/** Says who is there and changes nothing that the table shows. */
const changesNothing: ReadonlySet<string> = new Set(['catalog-order.editing']);

/**
 * What happens in participations of sub-exhibitors concerns the table of their organiser, too: one event more for each of them,
 * without data, since what may be seen is checked when it is read.
 */
export const eventsForOrganisers = async (
  db: Kysely<Tables>,
  events: readonly ChannelEvent[],
  at: Date,
): Promise<ChannelEvent[]> => {
  const ids = new Set(
    events.flatMap(({ channel, event }) => {
      if (changesNothing.has(event)) return [];
      const place = channelOf(channel);
      return place?.of === 'participation' ? [place.id] : [];
    }),
  );
  if (ids.size === 0) return [];
  const subs = await db
    .selectFrom('participations')
    .select(['id', 'parent_id'])
    .where('id', 'in', [...ids])
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .execute();
  return subs.flatMap(({ id, parent_id }) => (parent_id === null ? [] : [organiserEvent(parent_id, id, at)]));
};
