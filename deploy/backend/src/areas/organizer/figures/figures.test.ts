import type { FigureRow, RevenueFigures } from '@fairfront/shared-kit/domain/organizer/api';
import { aContract, aDocument } from '../../../testing/builders/contracts';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aCompany, aParticipation } from '../../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { aService } from '../../../testing/builders/services';
import { asMember, asStaff } from '../../../testing/builders/users';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());

const figures = async <Data>(exhibition: number, part: string, query: Record<string, string> = {}) =>
  (await staff.get<{ data: Data }>(`/organizer/exhibitions/${exhibition}/figures/${part}`, { query })).body.data;
const rows = async (exhibition: number, part: string, query: Record<string, string> = {}) =>
  (
    await staff.get<{ data: FigureRow[]; meta: { total: number } }>(
      `/organizer/exhibitions/${exhibition}/figures/${part}/rows`,
      { query },
    )
  ).body;
/** An exhibitor who orders; the currency is roubles. */
const anExhibitor = async (exhibition_id: number) => {
  const participation = await aParticipation(portal, { exhibition_id });
  return { participation, caller: await asMember(portal, participation, 'supervisor') };
};
const putIntoCart = (caller: TestCaller, participation: number, service: number, quantity: number) =>
  caller.post(`/participants/${participation}/cart-items/${service}`, { quantity });
const order = async (caller: TestCaller, participation: number) =>
  (await caller.post<{ data: { id: number } }>(`/participants/${participation}/additional-orders`, {})).body.data.id;

interface Sold {
  executors: { executor_id: number; lines: number; amount: number }[];
  days: { day: string; lines: number; unpriced: number; orders: number; currency: string; amount: number }[];
}

it('the figures count sold services by executor and day of the exhibition, and list what each figure counts [ORG-421]', async () => {
  const { id } = await anExhibition(portal, { timezone: 'Asia/Vladivostok' });
  const { participation, caller } = await anExhibitor(id);
  const chairs = await aService(portal);
  const lamps = await aService(portal, { prices: '[]' });
  portal.clock.set('2026-04-10T15:00:00.000Z'); // the next day in Vladivostok
  await putIntoCart(caller, participation.id, chairs.id, 3);
  await putIntoCart(caller, participation.id, lamps.id, 1);
  const first = await order(caller, participation.id);
  portal.clock.set('2026-04-12T09:00:00.000Z');
  await putIntoCart(caller, participation.id, chairs.id, 1);
  const canceled = await order(caller, participation.id);
  await staff.patch(`/organizer/additional-orders/${canceled}`, { status: 'canceled' });
  portal.clock.set('2026-04-13T09:00:00.000Z');
  await putIntoCart(caller, participation.id, chairs.id, 2);
  await order(caller, participation.id);

  const sold = await figures<Sold>(id, 'services');
  expect(sold.executors.map(({ executor_id, lines, amount }) => [executor_id, lines, amount])).toEqual([
    [chairs.executor_id, 2, 6_000],
    [lamps.executor_id, 1, 0],
  ]);
  expect(sold.days).toEqual([
    { day: '2026-04-13', orders: 1, lines: 1, unpriced: 0, currency: 'RUR', amount: 2_400 },
    { day: '2026-04-11', orders: 1, lines: 2, unpriced: 1, currency: 'RUR', amount: 3_600 },
  ]);
  const ofLamps = await figures<Sold>(id, 'services', { executor_id: String(lamps.executor_id) });
  expect(ofLamps.days.map(({ day, lines }) => [day, lines])).toEqual([['2026-04-11', 1]]);
  expect(ofLamps.executors).toHaveLength(2);

  // the list of a figure has as many rows as it counts, and they add up to it
  for (const { day, lines, amount } of sold.days) {
    const { data, meta } = await rows(id, 'services', { day, currency: 'RUR' });
    expect([meta.total, data.reduce((sum, row) => sum + (row.amount ?? 0), 0)]).toEqual([lines, amount]);
  }
  const { data } = await rows(id, 'services', { is_unpriced: '1' });
  expect(data).toMatchObject([
    { kind: 'order-line', order_id: first, participation_id: participation.id, amount: null },
  ]);
  portal.clock.set('2026-04-10T09:00:00.000Z');
});

it('the figures count passes by the day on which they came in and were decided [ORG-421]', async () => {
  const { id } = await anExhibition(portal);
  const participation = await aParticipation(portal, { exhibition_id: id });
  const person = await aPersonalPass(portal, participation, { created_at: new Date('2026-04-05T22:00:00Z') });
  const car = await aCarPass(portal, participation, { created_at: new Date('2026-04-07T09:00:00Z') });
  await aPersonalPass(portal, participation, { created_at: new Date('2026-04-07T10:00:00Z'), type: 'installation' });
  await aPersonalPass(portal, participation, { deleted_at: portal.clock.now() });
  await aPersonalPass(portal, await aParticipation(portal));
  const decide = (kind: string, passId: number, status: string) =>
    staff.post('/organizer/pass-decisions', {
      items: [{ kind, id: passId, status, ...(status === 'rejected' && { comment: 'Wrong number' }) }],
    });
  await decide('personal', person.id, 'accepted');
  await decide('car', car.id, 'rejected');
  expect(await figures(id, 'passes')).toEqual([
    { day: '2026-04-10', sent: 0, accepted: 1, rejected: 1 },
    { day: '2026-04-07', sent: 2, accepted: 0, rejected: 0 },
    { day: '2026-04-06', sent: 1, accepted: 0, rejected: 0 },
  ]);
  expect(await figures(id, 'passes', { kind: 'cars' })).toEqual([
    { day: '2026-04-10', sent: 0, accepted: 0, rejected: 1 },
    { day: '2026-04-07', sent: 1, accepted: 0, rejected: 0 },
  ]);
  const sent = await rows(id, 'passes', { step: 'sent', day: '2026-04-07' });
  expect(sent.data.map(({ kind }) => kind)).toEqual(['personal-pass', 'car-pass']);
  expect(sent.meta.total).toBe(2);
  expect((await rows(id, 'passes', { step: 'accepted' })).data).toMatchObject([
    { kind: 'personal-pass', id: person.id, status: 'accepted', title_eng: 'Долгов Остап' },
  ]);
});

it('the figures show revenue from carts to payments, by currency, in whole hundredths [ORG-421]', async () => {
  const { id } = await anExhibition(portal);
  const { participation, caller } = await anExhibitor(id);
  const service = await aService(portal, {});
  await portal.database.read
    .updateTable('additional_services')
    .set({
      prices: JSON.stringify([{ unit_id: service.unit_id, currency: 'RUR', with_vat: 10, without_vat: null }]),
    })
    .where('id', '=', service.id)
    .execute();
  await putIntoCart(caller, participation.id, service.id, 3);
  await order(caller, participation.id);
  await putIntoCart(caller, participation.id, service.id, 7);
  const contract = await aContract(portal, participation);
  await aDocument(portal, contract, { amount: 0.1, amount_paid: 0.1 });
  await aDocument(portal, contract, { amount: 0.2 });
  await aDocument(portal, contract, { amount: 500, currency: 'EUR', amount_paid: 499.99 });
  await aDocument(portal, contract, { type: 'act', amount: 9_000 });
  await aDocument(portal, contract, { amount: 9_000, archived_at: portal.clock.now() });

  const revenue = await figures<RevenueFigures[]>(id, 'finance');
  const figure = (amount: number, count: number) => ({ amount, count, unpriced: 0 });
  expect(revenue).toEqual([
    {
      ...{ of: 'services', currency: 'RUR', planned: figure(0.7, 1), ordered: figure(0.3, 1) },
      ...{ invoiced: figure(0, 0), paid: figure(0, 0) },
    },
    {
      ...{ of: 'rent', currency: 'RUR', planned: null, ordered: null },
      ...{ invoiced: figure(0.3, 2), paid: figure(0.1, 1) },
    },
    {
      ...{ of: 'rent', currency: 'EUR', planned: null, ordered: null },
      ...{ invoiced: figure(500, 1), paid: figure(499.99, 1) },
    },
  ]);
  const steps = [
    ['planned', 'services', 'RUR', 1],
    ['ordered', 'services', 'RUR', 1],
    ['invoiced', 'rent', 'RUR', 2],
    ['paid', 'rent', 'RUR', 1],
    ['paid', 'rent', 'EUR', 1],
    ['planned', 'rent', 'RUR', 0],
  ] as const;
  for (const [step, of, currency, total] of steps)
    expect([step, of, (await rows(id, 'finance', { step, of, currency })).meta.total]).toEqual([step, of, total]);
  expect((await rows(id, 'finance', { step: 'paid', of: 'rent', currency: 'EUR' })).data).toMatchObject([
    { kind: 'invoice', amount: 499.99, currency: 'EUR' },
  ]);
});

it('planned revenue omits carts that were ordered and lines of archived services [ORG-421]', async () => {
  const { id } = await anExhibition(portal);
  const { participation, caller } = await anExhibitor(id);
  const [kept, gone] = [await aService(portal), await aService(portal)];
  await putIntoCart(caller, participation.id, kept.id, 1);
  await putIntoCart(caller, participation.id, gone.id, 1);
  await staff.patch(`/organizer/services/${gone.id}`, { is_archived: true });
  const planned = async () => (await figures<RevenueFigures[]>(id, 'finance'))[0]?.planned;
  expect(await planned()).toEqual({ amount: 1_200, count: 1, unpriced: 0 });
});

it('each part of the figures requires its scope, and shows nothing of another exhibition [ORG-421] [ORG-022]', async () => {
  const { id } = await anExhibition(portal);
  const other = await anExhibition(portal);
  const participation = await aParticipation(portal, { exhibition_id: id, company_id: (await aCompany(portal)).id });
  await aPersonalPass(portal, participation);
  const { caller } = await hireStaff(portal, 'passes-only@fairfront.example', [
    { role: 'pass-bureau', exhibition_id: id },
  ]);
  const statuses = async (exhibition: number) =>
    Promise.all(
      ['services', 'passes', 'finance'].map(
        async (part) => (await caller.get(`/organizer/exhibitions/${exhibition}/figures/${part}`)).status,
      ),
    );
  expect(await statuses(id)).toEqual([403, 200, 403]);
  expect(await statuses(other.id)).toEqual([403, 404, 403]);
  expect(await figures(other.id, 'passes')).toEqual([]);
});
