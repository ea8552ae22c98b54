import { failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { remoteStories, type Fixture } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';
import { buildQueuedOrder, catalogueApi } from './testing/catalogue';
import { printingApi } from './testing/printing';
import { deskApi, queued, testNow } from './testing/queue';
import { buildCallback, buildMessage, supportApi } from './testing/support';

export default { title: 'Remotes/Desk' };

const { screen } = remoteStories('desk', remote);
const at =
  (query: string, api = deskApi): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name: 'desk-passes', query: new URLSearchParams(`exhibition=1&${query}`) },
  });

export const Queue = screen('desk-passes', at(''));
export const Details = screen('desk-passes', at('item=personal-2'));
export const Empty = screen(
  'desk-passes',
  at('', () => deskApi([])),
);
export const NoAccess = screen(
  'desk-passes',
  at('', () => deskApi(queued, [{ role: 'catalogue-editor', exhibition_id: 1 }])),
);
export const Failed = screen(
  'desk-passes',
  at('', () => deskApi().on('get', '/organizer/exhibitions/{exhibitionId}/pass-queue', () => failWith(500))),
);

const on =
  (name: 'desk-catalogue-orders' | 'desk-support' | 'desk-catalogue', api: () => FakeApi, query = ''): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name, query: new URLSearchParams(`exhibition=1${query}`) },
  });

export const CatalogueOrders = screen(
  'desk-catalogue-orders',
  on('desk-catalogue-orders', () =>
    catalogueApi([buildQueuedOrder(), buildQueuedOrder({ id: 18, title_eng: 'Frezer', hints: ['sent-again'] })]),
  ),
);
export const Support = screen(
  'desk-support',
  on('desk-support', () => supportApi([buildMessage(), buildCallback()]), '&item=5'),
);
export const CatalogueProof = screen(
  'desk-catalogue',
  on('desk-catalogue', () => printingApi()),
);
export const CatalogueTemplate = screen(
  'desk-catalogue',
  on('desk-catalogue', () => printingApi(), '&tab=template'),
);
