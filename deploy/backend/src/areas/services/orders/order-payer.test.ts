import { aParticipation, aSubExhibitor, type Participation } from '../../../testing/builders/participations';
import { aService } from '../../../testing/builders/services';
import { aMember, asMember } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { Order } from '@fairfront/shared-kit/domain/services/api';

let portal: TestApp;
let stand: TestCaller;
let sub: TestCaller;
let collective: Participation;
let subExhibitor: Participation;
let service: number;
let settings: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  collective = await aParticipation(portal, { type: 'collective' });
  subExhibitor = await aSubExhibitor(portal, collective);
  service = (await aService(portal)).id;
  const email = 'shchukina@stankoprom.example';
  await aMember(portal, collective, 'supervisor', { email, lastname: 'Щукина' });
  stand = await portal.as(email);
  sub = await asMember(portal, subExhibitor, 'edit');
  settings = `/participants/${collective.id}/payer-settings`;
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

const allow = (pays_for_subs: boolean) => stand.patch<{ data: object }>(settings, { pays_for_subs });
const event = async (caller: TestCaller, id: number) =>
  (await caller.get<{ data: Event }>(`/participants/${id}`)).body.data;

/** Orders one service of the sub-exhibitor. */
const place = async (fields: Record<string, string>) => {
  await sub.post(`/participants/${subExhibitor.id}/cart-items/${service}`, { quantity: 1 });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return sub.post<{ data: Order } & Refusal>(`/participants/${subExhibitor.id}/additional-orders`, body, {
    headers,
  });
};

it('a sub-exhibitor may choose its collective organiser as payer as long as the organiser allows it [SVC-164]', async () => {
  const organizer = (await event(stand, collective.id)).company.id;
  await allow(false);
  expect((await event(sub, subExhibitor.id)).parent?.pays_for_subs).toBe(false);
  const refused = await place({ payer: 'parent' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['payer']]);

  const { status, body } = await allow(true);
  expect([status, body.data]).toEqual([200, { pays_for_subs: true }]);
  expect((await event(stand, collective.id)).pays_for_subs).toBe(true);
  expect((await event(sub, subExhibitor.id)).parent).toMatchObject({ company: { id: organizer }, pays_for_subs: true });
  const paid = await place({ payer: 'parent' });
  expect([paid.status, paid.body.data.payer.id]).toEqual([201, organizer]);
  const own = await place({ payer: 'own' });
  expect(own.body.data.payer.id).toBe((await event(sub, subExhibitor.id)).company.id);

  await allow(false);
  const late = await place({ payer: 'parent' });
  expect([late.status, late.body.errors]).toEqual([
    422,
    { payer: ['Организатор коллективного стенда не оплачивает заказы субэкспонентов'] },
  ]);
});

it('an unknown payer is refused at its field [SVC-164]', async () => {
  const { status, body } = await place({ payer: 'somebody' });
  expect([status, body.errors]).toEqual([422, { payer: ['Выберите плательщика'] }]);
});

it('a changed payer setting updates the open tabs of the organiser and of every sub-exhibitor [SVC-164]', async () => {
  const other = await aSubExhibitor(portal, collective);
  const before = (await portal.events()).length;
  await allow(true);
  const published = (await portal.events()).slice(before).map(({ event: name, data }) => [name, data]);
  expect(published).toEqual(
    expect.arrayContaining([collective, subExhibitor, other].map(({ id }) => ['participation.updated', { id }])),
  );
});

it('the payer setting can be changed only by administrators of a collective stand [SVC-164]', async () => {
  const own = await aParticipation(portal);
  const calls = [
    ['a sub-exhibitor', sub, collective.id, 404],
    ['a sub-exhibitor in its own participation', sub, subExhibitor.id, 403],
    ['an exhibitor without sub-exhibitors', await asMember(portal, own, 'supervisor'), own.id, 403],
    ['an editor, who administers nobody', await asMember(portal, collective, 'edit'), collective.id, 403],
    ['anybody in an unknown participation', stand, 999_999, 404],
  ] as const;
  for (const [who, caller, id, status] of calls) {
    const answer = await caller.patch(`/participants/${id}/payer-settings`, { pays_for_subs: true });
    expect([who, answer.status]).toEqual([who, status]);
  }
});

it('the sub-exhibitor sees only id and role of the organiser’s people, and the setting must be a boolean [SHELL-218]', async () => {
  const { raw } = await sub.get(`/participants/${subExhibitor.id}`);
  for (const word of ['Щукина', 'shchukina@stankoprom.example']) expect(raw.toString()).not.toContain(word);
  expect((await stand.patch(settings, { pays_for_subs: 'yes' })).status).toBe(422);
});
