import type { OrderMoveResult, Order } from '@fairfront/shared-kit/domain/services/api';
import { aService } from '../../../testing/builders/services';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
let serviceId: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  serviceId = (await aService(portal)).id;
  staff = await aStaffCaller(portal);
});
afterAll(() => portal.stop());

const placed = async (): Promise<number> => {
  const editor = await exhibitor.as('edit');
  await editor.post(`${exhibitor.path}/cart-items/${serviceId}`, { quantity: 1 });
  return (await editor.post<{ data: Order }>(`${exhibitor.path}/additional-orders`, {})).body.data.id;
};
const moves = (items: object[]) =>
  staff.post<{ data: OrderMoveResult[] }>(
    '/organizer/order-statuses',
    { items },
    { headers: { 'accept-language': 'en' } },
  );

it('several orders are moved by the rules of a single move, with a result for each [ORG-305]', async () => {
  const [first, second] = [await placed(), await placed()];
  const { status, body } = await moves([
    { id: second, status: 'canceled' },
    { id: 999_999, status: 'canceled' },
    { id: first, status: 'canceled', version: 99 },
  ]);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { id: second, ok: true, is_changed: true, order: { status: 'canceled' } },
    { id: 999_999, ok: false, error: { message: 'Not found' }, order: null },
    { id: first, ok: false, error: { code: 'order_changed' }, order: { version: 1 } },
  ]);
  const again = await moves([{ id: second, status: 'canceled', version: 1 }]);
  expect(again.body.data).toMatchObject([{ ok: true, is_changed: false, error: null }]);
  const back = await moves([{ id: second, status: 'executed' }]);
  expect(back.body.data).toMatchObject([{ ok: false, error: { code: 'move_not_allowed' } }]);
});
