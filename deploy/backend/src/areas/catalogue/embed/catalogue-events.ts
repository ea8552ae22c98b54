import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ChannelEvent } from '../../../platform/realtime/channel-log.repository';
import { channelName, channelOf } from '../../../platform/realtime/channels';
import { listEmbedded } from './embed-tokens.repository';

const isOfCatalogue = (event: string): boolean =>
  event.startsWith('catalog-order.') || event === 'participation.updated';

/**
 * The events of participations that are also sent to pages with the embedded catalogue, on its channel; passes, orders
 * and messages stay in the portal. Only participations with an active token get them: without one, nobody may listen.
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
  const embedded = new Set(await listEmbedded(db, [...new Set(heard.map(({ id }) => id))], at));
  return heard.flatMap(({ id, event, data }) =>
    embedded.has(id) ? [{ channel: channelName({ of: 'catalogue', id }), event, data }] : [],
  );
};
