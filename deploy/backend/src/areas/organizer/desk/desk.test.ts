import type { QueueActivity } from '@fairfront/shared-kit/domain/organizer/api';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aPersonalPass } from '../../../testing/builders/passes';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let nina: TestCaller;
let oleg: TestCaller;
let exhibition: string;
let queue: string;
/** The channel of the queues of the exhibition. */
let channel: string;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  const { exhibitionId: exhibition_id } = exhibitor;
  nina = (await hireStaff(portal, 'nina@fair.example', [{ role: 'pass-bureau', exhibition_id }])).caller;
  oleg = (await hireStaff(portal, 'oleg@fair.example', [{ role: 'event-manager', exhibition_id }])).caller;
  exhibition = `/organizer/exhibitions/${exhibition_id}`;
  queue = `${exhibition}/queues/passes`;
  channel = `private-organizers.${exhibition_id}`;
});
afterEach(() => portal.stop());

const open = (caller: TestCaller, item: string | null, tab = 'tab-of-nina') =>
  caller.put(`${queue}/open-item`, { tab, item });
const activity = async (caller: TestCaller, items = '') =>
  (await caller.get<{ data: QueueActivity }>(`${queue}/activity`, { query: { items } })).body.data;
const signals = async () => (await portal.events()).filter((event) => event.channel.startsWith('private-organizers.'));

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
  expect(await signals()).toMatchObject([{ channel, event: 'presence.changed', data: { queue: 'passes' } }]);
  await open(nina, 'personal-8');
  await open(nina, null);
  expect(await signals()).toHaveLength(3);
  expect(JSON.stringify(await signals())).not.toContain('Штатная');
});

it('the items that a user has seen in a queue are known on all their devices, and to nobody else [ORG-370]', async () => {
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
  const { id: elsewhere } = await anExhibition(portal);
  const paths = [`${exhibition}/queues/orders`, `/organizer/exhibitions/${elsewhere}/queues/passes`];
  for (const path of paths) {
    expect((await nina.get(`${path}/activity`)).status).toBe(404);
    expect((await nina.put(`${path}/open-item`, { tab: 'tab-of-nina', item: null })).status).toBe(404);
  }
  expect((await oleg.get(`${exhibition}/queues/deletions/activity`)).status).toBe(404);
});

it('decisions in one call announce their queue once, and a feedback message announces the support queue [ORG-365]', async () => {
  const passes = [await aPersonalPass(portal, exhibitor), await aPersonalPass(portal, exhibitor)];
  const decided = await oleg.post('/organizer/pass-decisions', {
    items: passes.map(({ id }) => ({ kind: 'personal', id, status: 'accepted' })),
  });
  expect(decided.status).toBe(200);
  expect(await signals()).toMatchObject([{ channel, event: 'queue.changed', data: { queue: 'passes' } }]);
  await portal.visitor.post('/feedbacks', { name: 'Ирина', email: 'i@corp.example', message: 'Где стоянка?' });
  expect((await signals()).at(-1)).toMatchObject({ channel: 'private-organizers.0', data: { queue: 'support' } });
});

const authorise = (caller: TestCaller, channel_name: string) =>
  caller.post('/broadcasting/auth', { socket_id: '1.1', channel_name });

it('the channel of the queues is for staff of the exhibition, that of the whole portal for roles everywhere [ORG-365]', async () => {
  expect((await authorise(nina, channel)).status).toBe(200);
  const { id: elsewhere } = await anExhibition(portal);
  for (const name of [String(elsewhere), '0', `0${exhibitor.exhibitionId}`].map((id) => `private-organizers.${id}`))
    expect((await authorise(nina, name)).status).toBe(403);
  expect((await authorise(await exhibitor.as('supervisor'), channel)).status).toBe(403);
  const organizer = await aStaffCaller(portal);
  expect((await authorise(organizer, 'private-organizers.0')).status).toBe(200);
});
