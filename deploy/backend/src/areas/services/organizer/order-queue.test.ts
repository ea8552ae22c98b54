import type { QueuedOrder } from '@fairfront/shared-kit/domain/services/api';
import { aMessage, anOrder } from '../../../testing/builders/orders';
import { aCompany, aParticipation, type Participation } from '../../../testing/builders/participations';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Queue {
  data: QueuedOrder[];
  meta: { total: number; counts: Record<string, number> };
}
let portal: TestApp;
let staff: TestCaller;
let exhibitor: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await aParticipation(portal, {
    company_id: (await aCompany(portal, { name_rus: 'ООО «Северная механика»', name_eng: 'Severmech LLC' })).id,
  });
  const { exhibition_id } = exhibitor;
  ({ caller: staff } = await hireStaff(portal, 'services@fair.example', [{ role: 'services', exhibition_id }]));
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('additional_orders').execute();
});

const at = (minute: number) => new Date(portal.clock.now().getTime() - (60 - minute) * 60_000);
const queue = async (query: Record<string, string> = {}, caller = staff) =>
  (await caller.get<Queue>(`/organizer/exhibitions/${exhibitor.exhibition_id}/order-queue`, { query })).body;
const ids = ({ data }: Queue) => data.map(({ id }) => id);

it('the queue has orders with unread messages first, then new ones and those in processing, oldest first [ORG-371] [ORG-400]', async () => {
  const second = await anOrder(portal, exhibitor, { created_at: at(2) });
  const first = await anOrder(portal, exhibitor, { created_at: at(1), status: 'processing' });
  const asked = await anOrder(portal, exhibitor, { created_at: at(0), status: 'confirmed' });
  const askedEarlier = await anOrder(portal, exhibitor, { created_at: at(5) });
  for (const status of ['waiting_confirmation', 'confirmed', 'executed', 'canceled'] as const)
    await anOrder(portal, exhibitor, { status });
  await aMessage(portal, askedEarlier, { created_at: at(20) });
  await aMessage(portal, asked, { created_at: at(30) });
  await aMessage(portal, asked, { created_at: at(40) });
  const found = await queue();
  expect(ids(found)).toEqual([askedEarlier.id, asked.id, first.id, second.id]);
  expect(found.meta).toMatchObject({ total: 4, counts: { all: 4, unread: 2, new: 2, processing: 1 } });
  expect(found.data[1]).toMatchObject({
    ...{ status: 'confirmed', unread_messages_count: 2, waits_since: at(30).toISOString(), accepted_status: null },
    exhibitor: { id: exhibitor.id, name_eng: 'Severmech LLC' },
  });
  expect(ids(await queue({ order: 'newest' }))).toEqual([asked.id, askedEarlier.id, second.id, first.id]);
  expect(ids(await queue({ part: 'unread' }))).toEqual([askedEarlier.id, asked.id]);
  expect(ids(await queue({ part: 'new', per_page: '1', page: '2' }))).toEqual([second.id]);
});

it('an order leaves the queue when its messages are read, and the number of waiting orders decreases [ORG-351] [ORG-371]', async () => {
  const order = await anOrder(portal, exhibitor, { status: 'confirmed' });
  await aMessage(portal, order);
  const waiting = async () =>
    (await staff.get<{ data: unknown }>(`/organizer/exhibitions/${exhibitor.exhibition_id}/waiting`)).body.data;
  expect(await waiting()).toMatchObject({ orders: 1 });
  await staff.post(`/organizer/additional-orders/${order.id}/messages/read-all`);
  expect(ids(await queue())).toEqual([]);
  expect(await waiting()).toMatchObject({ orders: 0 });
  await aMessage(portal, order);
  expect(ids(await queue())).toEqual([order.id]);
});

it('the queue is searched by number, company and stand [ORG-371]', async () => {
  const other = await aParticipation(portal, { exhibition_id: exhibitor.exhibition_id });
  await portal.database.read
    .insertInto('stands')
    .values({ participation_id: other.id, title: '24C10', area: 12 })
    .execute();
  const [mine, theirs] = [await anOrder(portal, exhibitor), await anOrder(portal, other)];
  expect(ids(await queue({ search: 'северная' }))).toEqual([mine.id]);
  expect(ids(await queue({ search: '24c1' }))).toEqual([theirs.id]);
  expect(ids(await queue({ search: `№ ${theirs.id}` }))).toEqual([theirs.id]);
  expect((await queue({ search: 'severmech' })).meta.counts).toMatchObject({ all: 1, new: 1 });
  expect(ids(await queue({ search: 'nobody' }))).toEqual([]);
});

it('the queue names what accepting an order leads to [ORG-371]', async () => {
  const [complete, open] = [await anOrder(portal, exhibitor), await anOrder(portal, exhibitor, { price: null })];
  const { data } = await queue();
  expect(
    data.map(({ id, accepted_status, total_with_vat, can_cancel }) => [
      id,
      accepted_status,
      total_with_vat,
      can_cancel,
    ]),
  ).toEqual([
    [complete.id, 'confirmed', 100, true],
    [open.id, 'processing', null, true],
  ]);
});

it('orders of another exhibition are not in the queue, and roles without orders cannot read it [ORG-371]', async () => {
  await anOrder(portal, await aParticipation(portal));
  expect(ids(await queue())).toEqual([]);
  const { exhibition_id } = exhibitor;
  const { caller } = await hireStaff(portal, 'bureau@fair.example', [{ role: 'pass-bureau', exhibition_id }]);
  expect((await caller.get(`/organizer/exhibitions/${exhibition_id}/order-queue`)).status).toBe(403);
  expect(
    (await caller.get<{ data: unknown }>(`/organizer/exhibitions/${exhibition_id}/waiting`)).body.data,
  ).toMatchObject({
    orders: null,
  });
});

it('the reason of a cancelled order is in its history and in the notification; without a move it is refused [ORG-371]', async () => {
  const [one, other] = [await anOrder(portal, exhibitor), await anOrder(portal, exhibitor)];
  const moved = await staff.post<{ data: { ok: boolean }[] }>('/organizer/order-statuses', {
    items: [{ id: one.id, status: 'canceled', comment: ' Услуги больше нет ' }],
  });
  expect(moved.body.data).toMatchObject([{ ok: true }]);
  const { body } = await staff.get<{ data: { history: object[] } }>(`/organizer/additional-orders/${one.id}`);
  expect(body.data.history).toEqual([expect.objectContaining({ status: 'canceled', comment: 'Услуги больше нет' })]);
  const refused = await staff.patch<{ errors: object }>(`/organizer/additional-orders/${other.id}`, {
    comment: 'Почему',
  });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['comment']]);
});
