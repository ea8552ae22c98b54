import type { QueueActivity } from '@fairfront/shared-kit/domain/organizer/api';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let nina: TestCaller;
let oleg: TestCaller;
beforeEach(async () => {
  portal = await TestApp.start();
  nina = (await hireStaff(portal, 'nina@fair.example', [{ role: 'pass-bureau', exhibition_id: 1 }])).caller;
  oleg = (await hireStaff(portal, 'oleg@fair.example', [{ role: 'event-manager', exhibition_id: 1 }])).caller;
});
afterEach(() => portal.stop());

const queue = '/organizer/exhibitions/1/queues/passes';
const open = (caller: TestCaller, item: string | null, tab = 'tab-of-nina') =>
  caller.put(`${queue}/open-item`, { tab, item });
const activity = async (caller: TestCaller, items = '') =>
  (await caller.get<{ data: QueueActivity }>(`${queue}/activity`, { query: { items } })).body.data;
const signals = async () => (await portal.events()).filter(({ channel }) => channel.startsWith('private-organizers.'));

it('a colleague sees who has an item open until it is left [ORG-366]', async () => {
  expect((await open(nina, 'personal-7')).status).toBe(200);
  expect((await activity(oleg)).colleagues).toMatchObject([{ item: 'personal-7', name: 'Анна', lastname: 'Штатная' }]);
  expect((await activity(nina)).colleagues).toEqual([]);
  await open(nina, null);
  expect((await activity(oleg)).colleagues).toEqual([]);
});

it('60 seconds without a sign of life end the presence, and a sign of life prolongs it [ORG-366]', async () => {
  await open(nina, 'personal-7');
  portal.clock.advance(59_000);
  await open(nina, 'personal-7');
  portal.clock.advance(59_000);
  expect((await activity(oleg)).colleagues).toHaveLength(1);
  portal.clock.advance(2_000);
  expect((await activity(oleg)).colleagues).toEqual([]);
});

it('opening and leaving are announced without names, a sign of life is not [ORG-366]', async () => {
  await open(nina, 'personal-7');
  await open(nina, 'personal-7');
  expect(await signals()).toMatchObject([
    { channel: 'private-organizers.1', event: 'presence.changed', data: { queue: 'passes' } },
  ]);
  await open(nina, 'personal-8');
  await open(nina, null);
  expect(await signals()).toHaveLength(3);
  expect(JSON.stringify(await signals())).not.toContain('Штатная');
});

it('what a person has seen of a queue is known on every device, and to nobody else [ORG-370]', async () => {
  expect(await activity(nina, 'personal-7')).toMatchObject({ since: null, opened: [] });
  await open(nina, null);
  const { since } = await activity(nina, 'personal-7');
  expect(since).not.toBeNull();
  portal.clock.advance(60_000);
  await open(nina, 'personal-7', 'another-tab');
  const seen = await activity(nina, 'personal-7,personal-8');
  expect(seen.since).toBe(since);
  expect(seen.opened.map(({ item }) => item)).toEqual(['personal-7']);
  expect(await activity(oleg, 'personal-7')).toMatchObject({ since: null, opened: [] });
});

it('a queue outside the roles of the caller does not exist for them [ORG-351] [ORG-366]', async () => {
  const paths = ['/organizer/exhibitions/1/queues/orders', '/organizer/exhibitions/2/queues/passes'];
  for (const path of paths) {
    expect((await nina.get(`${path}/activity`)).status).toBe(404);
    expect((await nina.put(`${path}/open-item`, { tab: 'tab-of-nina', item: null })).status).toBe(404);
  }
  expect((await oleg.get('/organizer/exhibitions/1/queues/deletions/activity')).status).toBe(404);
});

it('decisions in one call announce their queue once, and a feedback message announces the support queue [ORG-365]', async () => {
  const { body } = await oleg.get<{ data: { kind: string; id: number }[] }>('/organizer/exhibitions/1/pass-queue');
  await oleg.post('/organizer/pass-decisions', {
    items: body.data.slice(0, 2).map(({ kind, id }) => ({ kind, id, status: 'accepted' })),
  });
  expect(await signals()).toMatchObject([
    { channel: 'private-organizers.1', event: 'queue.changed', data: { queue: 'passes' } },
  ]);
  await portal.visitor.post('/feedbacks', { name: 'Ирина', email: 'i@corp.example', message: 'Где стоянка?' });
  expect((await signals()).at(-1)).toMatchObject({ channel: 'private-organizers.0', data: { queue: 'support' } });
});

const authorise = (caller: TestCaller, channel_name: string) =>
  caller.post('/broadcasting/auth', { socket_id: '1.1', channel_name });

it('the channel of the queues is for staff of the exhibition, that of the whole portal for roles everywhere [ORG-365]', async () => {
  expect((await authorise(nina, 'private-organizers.1')).status).toBe(200);
  for (const name of ['private-organizers.2', 'private-organizers.0', 'private-organizers.01'])
    expect((await authorise(nina, name)).status).toBe(403);
  const exhibitor = await portal.as('supervisor@severmech.example');
  expect((await authorise(exhibitor, 'private-organizers.1')).status).toBe(403);
  const organizer = await portal.as('organizer@fairfront.example');
  expect((await authorise(organizer, 'private-organizers.0')).status).toBe(200);
});
