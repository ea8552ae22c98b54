import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { Order } from '@fairfront/shared-kit/domain/services/api';

let portal: TestApp;
let stand: TestCaller;
let sub: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  stand = await portal.as('supervisor@stankoprom.example');
  sub = await portal.as('editor@rezets.example');
});
afterAll(() => portal.stop());

interface Refusal {
  message: string;
  errors?: Record<string, string[]>;
}
interface Event {
  pays_for_subs: boolean;
  company: { id: number };
  parent: { company: { id: number }; pays_for_subs: boolean } | null;
}

const settings = '/participants/110/payer-settings';
const allow = (pays_for_subs: boolean) => stand.patch<{ data: object }>(settings, { pays_for_subs });
const event = async (caller: TestCaller, id: number) =>
  (await caller.get<{ data: Event }>(`/participants/${id}`)).body.data;

/** Orders one service of participation 111. */
const place = async (fields: Record<string, string>) => {
  await sub.post('/participants/111/cart-items/3', { quantity: 1 });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return sub.post<{ data: Order } & Refusal>('/participants/111/additional-orders', body, { headers });
};

it('lets a sub-exhibitor choose its collective organiser as the payer while that one allows it [SVC-164]', async () => {
  const organizer = (await event(stand, 110)).company.id;
  await allow(false);
  expect((await event(sub, 111)).parent?.pays_for_subs).toBe(false);
  const refused = await place({ payer: 'parent' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['payer']]);

  const { status, body } = await allow(true);
  expect([status, body.data]).toEqual([200, { pays_for_subs: true }]);
  expect((await event(stand, 110)).pays_for_subs).toBe(true);
  expect((await event(sub, 111)).parent).toMatchObject({ company: { id: organizer }, pays_for_subs: true });
  const paid = await place({ payer: 'parent' });
  expect([paid.status, paid.body.data.payer.id]).toEqual([201, organizer]);
  const own = await place({ payer: 'own' });
  expect(own.body.data.payer.id).toBe((await event(sub, 111)).company.id);

  await allow(false);
  const late = await place({ payer: 'parent' });
  expect([late.status, late.body.errors]).toEqual([
    422,
    { payer: ['Организатор коллективного стенда не оплачивает заказы субэкспонентов'] },
  ]);
});

it('refuses a payer that nobody knows, at its field [SVC-164]', async () => {
  const { status, body } = await place({ payer: 'somebody' });
  expect([status, body.errors]).toEqual([422, { payer: ['Выберите плательщика'] }]);
});

it('reaches the open tabs of the organiser and of every sub-exhibitor [SVC-164]', async () => {
  const before = (await portal.events()).length;
  await allow(true);
  const published = (await portal.events()).slice(before).map(({ event: name, data }) => [name, data]);
  expect(published).toEqual(
    expect.arrayContaining([110, 111, 112, 113].map((id) => ['participation.updated', { id }])),
  );
});

it.each([
  ['a sub-exhibitor', 'editor@rezets.example', 110, 404],
  ['a sub-exhibitor in its own participation', 'editor@rezets.example', 111, 403],
  ['an exhibitor without sub-exhibitors', 'supervisor@severmech.example', 101, 403],
  ['an editor, who administers nobody', 'editor@severmech.example', 101, 403],
  ['anybody where nothing is', 'supervisor@stankoprom.example', 999_999, 404],
])('is not set by %s [SVC-164]', async (_, email, id, status) => {
  const caller = await portal.as(email);
  expect((await caller.patch(`/participants/${id}/payer-settings`, { pays_for_subs: true })).status).toBe(status);
});

it('tells nothing of the organiser’s people beyond id and role, and takes a boolean only [SHELL-218]', async () => {
  const { raw } = await sub.get('/participants/111');
  for (const word of ['Щукина', 'supervisor@stankoprom.example']) expect(raw.toString()).not.toContain(word);
  expect((await stand.patch(settings, { pays_for_subs: 'yes' })).status).toBe(422);
});
