import type { Order, OrderDetail } from '@fairfront/shared-kit/domain/services/api';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anOrder } from '../../../testing/builders/orders';
import { aParticipation } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { join } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  editor = await exhibitor.as('edit');
});
afterEach(() => portal.stop());

const ordered = (facts: Parameters<typeof anOrder>[2] = {}) => anOrder(portal, exhibitor, facts);

describe('accepting and cancelling', () => {
  const decide = (id: number, decision: 'accept' | 'cancel', body: object = {}, caller = editor) =>
    caller.post<{ data: Order; code?: string; message: string }>(
      `${exhibitor.path}/additional-orders/${id}/${decision}`,
      body,
    );

  it('confirm a waiting order once, with the version that the user saw [SVC-095, SVC-096, SVC-154]', async () => {
    const early = await decide((await ordered()).id, 'accept');
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'order_changed',
      'Заказ изменился, действие больше недоступно',
    ]);
    const { id } = await ordered({ status: 'waiting_confirmation' });
    expect((await decide(id, 'accept', { version: 7 })).status).toBe(409);
    const accepted = await decide(id, 'accept', { version: 1 });
    expect([accepted.status, accepted.body.data]).toEqual([
      200,
      expect.objectContaining({ status: 'confirmed', version: 2, can_accept: false, can_cancel: false }),
    ]);
    expect((await decide(id, 'accept')).status).toBe(409);
    expect((await decide(id, 'cancel')).status).toBe(409);
  });

  it('cancel a new order, but not one that is being processed [SVC-095, SVC-097]', async () => {
    const processed = await ordered({ status: 'processing' });
    expect((await decide(processed.id, 'cancel')).status).toBe(409);
    expect((await decide((await ordered()).id, 'cancel')).body.data.status).toBe('canceled');
  });

  it('are allowed to an installer only for own orders [SVC-154]', async () => {
    const installer = await exhibitor.as('installer');
    const others = await ordered({ created_by: (await exhibitor.member('edit')).id });
    const own = await ordered({ created_by: (await exhibitor.member('installer')).id });
    const { data } = (await installer.get<{ data: Order[] }>(`${exhibitor.path}/additional-orders`)).body;
    const shown = new Map(data.map((order) => [order.id, order]));
    expect(shown.get(others.id)).toMatchObject({ can_accept: false, can_cancel: false });
    expect((await decide(others.id, 'cancel', {}, installer)).status).toBe(403);
    expect(shown.get(own.id)?.can_cancel).toBe(true);
    expect((await decide(own.id, 'cancel', {}, installer)).status).toBe(200);
  });

  it('answer 404 for an order of another participation [SVC-103]', async () => {
    const { id } = await ordered();
    const other = await aParticipation(portal, { company_id: exhibitor.companyId });
    await join(portal, await exhibitor.member('supervisor'), other, 'supervisor');
    const supervisor = await exhibitor.as('supervisor');
    const path = `/participants/${other.id}/additional-orders`;
    expect((await supervisor.get(path)).status).toBe(200);
    expect((await supervisor.get(`${path}/${id}`)).status).toBe(404);
    expect((await supervisor.post(`${path}/${id}/cancel`)).status).toBe(404);
  });
});

it('the order shows the difference from what was placed and who changed it [SVC-163]', async () => {
  const table = await aPricedService(portal, { prices: { RUR: 4_200 } });
  await editor.post(`${exhibitor.path}/cart-items/${table.id}`, { quantity: 4 });
  const placed = await editor.post<{ data: Order }>(`${exhibitor.path}/additional-orders`, {});
  const { id, services, total_with_vat: total } = placed.body.data;
  const [line] = services;
  await portal.database.read
    .updateTable('order_lines')
    .set({ quantity: 5, amount: 2_100_000 })
    .where('id', '=', line?.line_id ?? 0)
    .execute();
  const { body } = await editor.get<{ data: OrderDetail }>(`${exhibitor.path}/additional-orders/${id}`);
  expect(body.data.changes).toEqual([
    expect.objectContaining({
      line_id: line?.line_id,
      changed: ['quantity', 'amount'],
      before: expect.objectContaining({ quantity: 4, amount_with_vat: 16_800 }),
      after: expect.objectContaining({ quantity: 5, amount_with_vat: 21_000 }),
    }),
  ]);
  expect(body.data).toMatchObject({ placed_total_with_vat: total, delta_with_vat: 4200 });
  expect(body.data.history).toEqual([
    expect.objectContaining({ kind: 'placed', by: { is_staff: false, name: expect.stringContaining(' ') } }),
  ]);
});
