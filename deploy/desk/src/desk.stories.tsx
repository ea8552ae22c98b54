import { failWith } from '@fairfront/shared-kit/testing';
import { remoteStories, type Fixture } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';
import { deskApi, queued, testNow } from './testing/queue';

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
