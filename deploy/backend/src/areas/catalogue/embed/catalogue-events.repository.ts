import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ChannelEvent } from '../../../platform/realtime/channel-log.repository';
import { channelName, channelOf } from '../../../platform/realtime/channels';

const isOfCatalogue = (event: string): boolean =>
  event.startsWith('catalog-order.') || event === 'participation.updated';

/**
 * The events of participations that foreign pages hear too, on the channel of the catalogue: passes, orders and messages stay in
 * the portal. Only where a token lives: nobody else may listen, and a page reads the order after it has got its token.
 */
export const eventsForCatalogues = async (
  db: Kysely<Tables>,
  events: readonly ChannelEvent[],
  at: Date,
): Promise<ChannelEvent[]> => {
  const heard = events.flatMap((one) => {
    const place = channelOf(one.channel);
    return place?.of === 'participation' && isOfCatalogue(one.event) ? [{ ...one, id: place.id }] : [];
  });
  if (heard.length === 0) return [];
  const living = await db
    .selectFrom('sessions')
    .select('embed_participation_id as id')
    .distinct()
    .where('embed_participation_id', 'in', [...new Set(heard.map(({ id }) => id))])
    .where('expires_at', '>', at)
    .execute();
  const embedded = new Set(living.map(({ id }) => id));
  return heard.flatMap(({ id, event, data }) =>
    embedded.has(id) ? [{ channel: channelName({ of: 'catalogue', id }), event, data }] : [],
  );
};
