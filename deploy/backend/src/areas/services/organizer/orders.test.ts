import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anOrder } from '../../../testing/builders/orders';
import { aStand } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import type { Service } from '../../../testing/builders/services';
import { aUser } from '../../../testing/builders/users';
import { orderCalls, organizerOrders } from '../../../testing/organizer-orders';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Orders as the organiser uses them: list, one order, moves. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let staff: TestCaller;
let chair: Service;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await aStand(portal, exhibitor, { title: '24C10', area: 72 });
  editor = await exhibitor.as('edit');
  staff = await portal.as((await aUser(portal, { access: 'manager', lastname: 'Мартынова', name: 'Елена' })).email);
  chair = await aPricedService(portal, { prices: { RUR: 1_300 } });
});
afterAll(() => portal.stop());
// each test counts orders from zero
beforeEach(() => portal.database.read.deleteFrom('additional_orders').execute());

const { place, change, move, detail, seen, list, say } = orderCalls(() => ({ exhibitor, editor, staff }));
const placeChairs = () => place([chair, { quantity: 2 }]);
const eventsOf = async (name: string) => (await portal.events()).filter(({ event }) => event === name);

describe('the list [SVC-180]', () => {
  it('shows the orders of all participations, newest first, filtered by status, exhibition, participation and unread', async () => {
    const first = await placeChairs();
    const second = await placeChairs();
    const other = await anExhibitor(portal);
    const third = await anOrder(portal, other);
    await move(first.id, 'processing');
    await say(second.id, 'Есть ли синие?');
    const idsOf = async (query = '') => (await list(query)).data.map(({ id }) => id);
    expect(await idsOf()).toEqual([third.id, second.id, first.id]);
    expect(await idsOf('?status=processing')).toEqual([first.id]);
    expect((await list('?unread=1')).data.map(({ id, unread_messages_count: n }) => [id, n])).toEqual([[second.id, 1]]);
    expect(await idsOf(`?participant_id=${other.id}`)).toEqual([third.id]);
    expect(await idsOf(`?exhibition_id=${other.exhibitionId}`)).toEqual([third.id]);
    expect((await list(`?exhibition_id=${exhibitor.exhibitionId}&page=9`)).meta.total).toBe(2);
    const [row] = (await list(`?exhibition_id=${exhibitor.exhibitionId}&per_page=1`)).data;
    const company = await portal.database.read
      .selectFrom('companies')
      .select(['name_rus', 'name_eng'])
      .where('id', '=', exhibitor.companyId)
      .executeTakeFirstOrThrow();
    expect(row?.exhibitor).toEqual({
      ...{ id: exhibitor.id, type: 'self', ...company, exhibition_id: exhibitor.exhibitionId },
      stands: [{ title: '24C10', area: 72 }],
    });
  });

  it('omits the orders of a deleted sub-exhibitor', async () => {
    const { id } = await placeChairs();
    const markDeleted = (deleted_at: Date | null) =>
      portal.database.read.updateTable('participations').set({ deleted_at }).where('id', '=', exhibitor.id).execute();
    await markDeleted(portal.clock.now());
    expect((await list()).data).toEqual([]);
    for (const { status } of [await staff.get(`${organizerOrders}/${id}`), await move(id, 'processing')]) {
      expect(status).toBe(404);
    }
    await markDeleted(null);
  });
});

it('one order is returned with its author, files, history, chat and possible moves [SVC-180]', async () => {
  const { id: author, email, name, lastname } = await exhibitor.member('edit');
  await portal.database.read.updateTable('users').set({ phone: '+79161110001' }).where('id', '=', author).execute();
  const placed = await placeChairs();
  await say(placed.id, 'Есть ли синие?');
  const order = await detail(placed.id);
  expect(order).toMatchObject({
    id: placed.id,
    total_with_vat: 2_600,
    placed_total_with_vat: 2_600,
    placed_by: { email, role: 'edit', phone: '+79161110001' },
    moves: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
    can_set_amounts: true,
    is_accept_needed: false,
    changes: [],
    documents: [],
    removed: [],
    messages: [expect.objectContaining({ from: 'user', text: 'Есть ли синие?' })],
    has_earlier_messages: false,
  });
  await move(placed.id, 'processing');
  expect((await detail(placed.id)).history).toEqual([
    expect.objectContaining({ kind: 'placed', by: { is_staff: false, name: `${lastname} ${name}` } }),
    expect.objectContaining({ kind: 'status', status: 'processing', by: { is_staff: true, name: 'Мартынова Елена' } }),
  ]);
  expect((await seen(placed.id)).history[1]?.by).toEqual({ is_staff: true, name: null });
});

describe('moves between statuses', () => {
  const statuses = ['new', 'processing', 'waiting_confirmation', 'confirmed', 'executed', 'canceled'] as const;
  const allowed: Record<(typeof statuses)[number], string[]> = {
    new: ['processing', 'waiting_confirmation', 'confirmed', 'canceled'],
    processing: ['waiting_confirmation', 'confirmed', 'canceled'],
    waiting_confirmation: ['processing', 'canceled'],
    confirmed: ['executed', 'canceled'],
    executed: [],
    canceled: [],
  };

  it('follow the table; every other move is refused with 409 and changes nothing [SVC-095]', async () => {
    const { id } = await placeChairs();
    for (const from of statuses) {
      for (const to of statuses.filter((status) => status !== from)) {
        await portal.database.read.updateTable('additional_orders').set({ status: from }).execute();
        const before = await detail(id);
        const { status, body } = await move(id, to);
        if (allowed[from].includes(to)) {
          expect([from, to, status, body.data.status]).toEqual([from, to, 200, to]);
          expect(body.data.version).toBe(before.version + 1);
        } else {
          expect([from, to, status, body.code]).toEqual([from, to, 409, 'move_not_allowed']);
          expect(await detail(id)).toEqual(before);
        }
      }
    }
  });

  it('are refused with both statuses in the language of the caller', async () => {
    const { id } = await placeChairs();
    expect((await move(id, 'executed')).body.message).toBe(
      'Заказ в статусе «Новый» нельзя перевести в статус «Выполнен»',
    );
    expect((await change(id, { status: 'executed' }, { 'accept-language': 'en' })).body.message).toBe(
      'An order with status “New” cannot be moved to “Completed”',
    );
  });

  it('update the open tabs and notify the people of the exhibitor [SVC-144, SVC-145]', async () => {
    const { id } = await placeChairs();
    await portal.services.outbox.drain();
    await move(id, 'processing');
    expect(await eventsOf('additional-order.status-updated')).toEqual([
      expect.objectContaining({
        channel: `private-participants.${exhibitor.id}`,
        data: expect.objectContaining({ id, status: 'processing' }),
      }),
    ]);
    const [newest] = (await editor.get<{ data: { data: object }[] }>('/notifications')).body.data;
    expect(newest?.data).toMatchObject({
      message_rus: `Заказ №\u00a0${id}: В обработке`,
      subject: { kind: 'order', id },
    });
  });

  it('are refused for an outdated version [SVC-154]', async () => {
    const { id, version } = await placeChairs();
    const late = await change(id, { status: 'processing', version: version + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'order_changed']);
    expect((await change(id, { status: 'processing', version })).status).toBe(200);
    const again = await change(id, { status: 'processing' });
    expect([again.status, again.body.data.version]).toEqual([200, version + 1]);
  });

  it('require all amounts, and an order placed without an amount is confirmed only by the exhibitor [SVC-095]', async () => {
    const placed = await place([await aPricedService(portal, { prices: {} }), { quantity: 2 }]);
    const line_id = placed.services[0]?.line_id;
    for (const to of ['waiting_confirmation', 'confirmed']) {
      expect((await move(placed.id, to)).body).toMatchObject({
        code: 'amounts_missing',
        message: 'Сначала укажите цены всех услуг в заказе',
      });
    }
    const priced = await change(placed.id, { lines: [{ line_id, price_with_vat: 8300 }] });
    expect([priced.status, priced.body.data.total_with_vat]).toEqual([200, 16_600]);
    expect((await move(placed.id, 'confirmed')).body.code).toBe('accept_needed');
    expect((await move(placed.id, 'waiting_confirmation')).status).toBe(200);
    const accepted = await editor.post(`${exhibitor.path}/additional-orders/${placed.id}/accept`);
    expect(accepted.status).toBe(200);
    expect((await detail(placed.id)).moves).toEqual(['executed', 'canceled']);
  });
});
