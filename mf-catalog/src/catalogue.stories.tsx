import { buildParticipation } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';

export default { title: 'Remotes/Catalogue' };

const { tile } = remoteStories('catalog', remote);

export const DraftTile = tile('catalogue-order', () => ({ now: '2026-04-09T12:00:00+03:00' }));
export const LastDaysTile = tile('catalogue-order', () => ({ now: '2026-04-20T23:59:59+03:00' }));
export const ConfirmedTile = tile('catalogue-order', () => ({
  now: '2026-04-09T12:00:00+03:00',
  participation: buildParticipation({ catalog_order_status: 'confirmed' }),
}));
