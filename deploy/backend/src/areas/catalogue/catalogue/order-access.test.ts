import { join } from '../../../testing/builders/users';
import { aParticipation } from '../../../testing/builders/participations';
import { catalogueBody, ordersOf } from '../../../testing/catalogue-order';
import { aStranger } from '../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { testTemplate } from '../../../testing/catalogue-template';
import type { TestCaller } from '../../../testing/test-app';

let orders: CataloguePortal;
beforeAll(async () => {
  orders = await CataloguePortal.start();
});
afterAll(() => orders.stop());
beforeEach(() => orders.reset());

describe('access to orders by role', () => {
  const everyCall = (id: number): [string, (caller: TestCaller) => Promise<{ status: number }>][] => [
    ['create', (caller) => caller.post(orders.path, catalogueBody())],
    ['update', (caller) => caller.put(`${orders.path}/${id}`, catalogueBody({ version: 1 }))],
    ['submit', (caller) => caller.post(`${orders.path}/${id}/submit`, {})],
    ['presence', (caller) => caller.post(`${orders.path}/${id}/presence`, { step_key: 'ads' })],
    ['answer', (caller) => caller.put(`${orders.path}/${id}/comments/1`, { answer: 'Да' })],
  ];
  const everyRead = (id: number, participationId = orders.exhibitor.id): string[] => [
    `${ordersOf(participationId)}/${id}`,
    `${ordersOf(participationId)}/${id}/history`,
  ];

  it('readers and installers can view but not write: they get 403, and nothing changes [CAT-010, CAT-012, CAT-013, CAT-239]', async () => {
    const order = await orders.begin();
    for (const role of ['read', 'installer'] as const) {
      const caller = await orders.as(role);
      for (const path of everyRead(order.id))
        expect([role, path, (await caller.get(path)).status]).toEqual([role, path, 200]);
      for (const [name, call] of everyCall(order.id)) {
        expect([role, name, (await call(caller)).status]).toEqual([role, name, 403]);
      }
    }
    expect(await orders.load(order.id)).toEqual(order);
  });

  it('supervisors, admins and editors can write [CAT-010]', async () => {
    const { id } = await orders.begin();
    for (const role of ['supervisor', 'admin', 'edit'] as const) {
      const caller = await orders.as(role);
      expect([role, (await orders.update(id, {}, caller)).status]).toEqual([role, 200]);
    }
  });

  it('non-members get the same 404 for an order as for an unknown one [CAT-239]', async () => {
    const order = await orders.begin();
    const nonMember = await aStranger(orders.portal);
    const unknown = await orders.editor.get(`${orders.path}/999999`);
    for (const path of everyRead(order.id)) {
      expect([path, (await nonMember.get(path)).raw.equals(unknown.raw)]).toEqual([path, true]);
    }
    for (const [name, call] of everyCall(order.id)) expect([name, (await call(nonMember)).status]).toEqual([name, 404]);
    // another participation of the editor does not have the order
    const other = await aParticipation(orders.portal);
    await join(orders.portal, await orders.exhibitor.member('edit'), other, 'edit');
    for (const path of everyRead(order.id, other.id)) expect((await orders.editor.get(path)).status).toBe(404);
    for (const [name, call] of everyCall(999_999).slice(1)) {
      expect([name, (await call(orders.editor)).status]).toEqual([name, 404]);
    }
    expect(await orders.load(order.id)).toEqual(order);
  });
});

describe('the ordering period', () => {
  const setPeriod = async (lastDay: string, print: string | null = null) => {
    await orders.portal.database.read
      .updateTable('exhibitions')
      .set({ catalog_order_deadline: lastDay })
      .where('id', '=', orders.exhibitor.exhibitionId)
      .execute();
    await orders.offer({ ...testTemplate, catalog_print_started_at: print });
  };

  it('ends 24 hours after its last day, in the time zone of the exhibition [CAT-203, CAT-204]', async () => {
    await setPeriod('2026-04-30');
    const { id } = await orders.begin();
    await orders.goTo('2026-05-01T20:59:59.000Z');
    expect((await orders.update(id)).status).toBe(200);
    orders.portal.clock.set('2026-05-01T21:00:00.000Z');
    for (const answer of [await orders.update(id), await orders.submit(id)]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'deadline_reached', message: 'Срок подачи заявки истёк' },
      });
    }
    await orders.portal.database.read.deleteFrom('catalog_orders').execute();
    expect(await orders.create()).toMatchObject({ status: 422, body: { code: 'deadline_reached' } });
  });

  it('ends when printing begins at the latest [CAT-204]', async () => {
    await setPeriod('2026-04-30', '2026-04-20');
    await orders.goTo('2026-04-20T09:00:00.000Z');
    expect(await orders.create()).toMatchObject({ status: 422, body: { code: 'deadline_reached' } });
    await setPeriod('2026-04-30');
  });
});
