import { orderGroups, orderStatuses, statusesOf } from '@fairfront/shared-kit/domain/services';
import { join } from '../../../testing/builders/users';
import { aParticipation } from '../../../testing/builders/participations';
import { anOrder } from '../../../testing/builders/orders';
import { aService } from '../../../testing/builders/services';
import { type Exhibitor, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { Order } from '@fairfront/shared-kit/domain/services/api';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  editor = await exhibitor.as('edit');
  for (const status of orderStatuses) await anOrder(portal, exhibitor, { status });
  const services = [await aService(portal), await aService(portal, { name_rus: 'Стол', name_eng: 'Table' })];
  for (const { id } of services) await editor.post(`${exhibitor.path}/cart-items/${id}`, { quantity: 1 });
  await editor.post(`${exhibitor.path}/additional-orders`, {});
});
afterAll(() => portal.stop());

interface Page {
  data: Order[];
  meta: { total: number; last_page: number; counts: Record<string, number> };
}
const list = async (query: Record<string, string> = {}, caller = editor) =>
  caller.get<Page>(`${exhibitor.path}/additional-orders?${new URLSearchParams(query)}`);
const idsOf = ({ data }: Page) => data.map(({ id }) => id);
const everything = async () => (await list({ per_page: '100' })).body;

it('the list of orders is filtered by group, paginated, and counts every tab [SVC-189]', async () => {
  const all = await everything();
  expect(new Set(all.data.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(all.meta.counts['all']).toBe(all.data.length);
  for (const group of orderGroups) {
    const wanted = all.data.filter(({ status }) => statusesOf(group).includes(status)).map(({ id }) => id);
    const { body } = await list({ group, per_page: '1', page: '2' });
    expect(idsOf((await list({ group, per_page: '100' })).body)).toEqual(wanted);
    expect(idsOf(body)).toEqual(wanted.slice(1, 2));
    expect(body.meta).toMatchObject({ total: wanted.length, last_page: Math.max(wanted.length, 1) });
    expect(body.meta.counts).toEqual(all.meta.counts);
    expect(body.meta.counts[group]).toBe(wanted.length);
  }
});

it('orders are found by the beginning of their number [SVC-189]', async () => {
  const [newest] = (await everything()).data;
  const id = newest?.id ?? 0;
  for (const search of [String(id), `№ ${id}`, `№${id}`, `#${id}`, ` No. ${id} `, `Заказ ${id}`, `Order No. ${id}`]) {
    expect(idsOf((await list({ search })).body)).toContain(id);
  }
  const begun = String(id).slice(0, 2);
  const { body } = await list({ search: `№${begun}`, per_page: '100' });
  expect(body.data.length).toBeGreaterThan(0);
  expect(idsOf(body).every((found) => String(found).startsWith(begun))).toBe(true);
});

it('orders are found by words of a service in both languages, with е for ё, within the group, with counts [SVC-189]', async () => {
  const all = await everything();
  const order = all.data.find(({ services }) => services.length > 1);
  const line = order?.services[0];
  await portal.database.read
    .updateTable('order_lines')
    .set({ service: JSON.stringify({ ...line, name_rus: 'Чёрный экран 55″', name_eng: 'Black screen 55″' }) as never })
    .where('id', '=', line?.line_id ?? 0)
    .execute();
  const group = orderGroups.find((one) => order && statusesOf(one).includes(order.status)) ?? 'active';
  for (const search of ['экран черный', 'ЧЁРНЫЙ', 'black scr', '55 screen']) {
    const { body } = await list({ search });
    expect(idsOf(body)).toEqual([order?.id]);
    expect(body.meta.counts).toMatchObject({ all: 1, [group]: 1 });
    expect(idsOf((await list({ search, group })).body)).toEqual([order?.id]);
  }
  const other = orderGroups.find((one) => one !== group) ?? 'active';
  expect((await list({ search: 'экран', group: other })).body).toMatchObject({ data: [], meta: { total: 0 } });
  // words of two different services do not match together
  expect((await list({ search: 'экран стол' })).body.data).toEqual([]);
  // services removed from the order do not match
  await portal.database.read
    .updateTable('order_lines')
    .set({ is_removed: true })
    .where('id', '=', line?.line_id ?? 0)
    .execute();
  expect((await list({ search: 'экран' })).body).toMatchObject({ data: [], meta: { counts: { all: 0 } } });
});

it('wildcards in a search are literal, and punctuation alone finds nothing [SVC-189]', async () => {
  for (const search of ['%', '_', '№', "'", '\\']) {
    const { status, body } = await list({ search });
    expect([status, body.data]).toEqual([200, []]);
  }
  expect((await list({ search: '  ' })).body.meta.counts['all']).toBeGreaterThan(0);
});

it('an unknown group and a search that is too long are refused at their field [SVC-189]', async () => {
  expect(await list({ group: 'mine' })).toMatchObject({
    status: 422,
    body: { errors: { group: [expect.any(String)] } },
  });
  expect(await list({ search: 'я'.repeat(101) })).toMatchObject({
    status: 422,
    body: { errors: { search: [expect.any(String)] } },
  });
});

it('orders of another participation are not found [SVC-189]', async () => {
  const other = await aParticipation(portal);
  await join(portal, await exhibitor.member('edit'), other, 'edit');
  const { data } = await everything();
  const { body } = await editor.get<Page>(`/participants/${other.id}/additional-orders?search=${data[0]?.id ?? 0}`);
  expect(idsOf(body)).not.toContain(data[0]?.id);
});
