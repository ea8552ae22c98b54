import { beginOrder, ordersOf, prepareCatalogue, storeOrderFile } from '../../testing/catalogue-order';
import { multipart } from '../../testing/multipart';
import { TestApp } from '../../testing/test-app';

/**
 * The live events for an exhibitor and the changes that cause them: areas must not omit or rename events of the
 * channel.
 */
let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('the channel of a participation has events for passes, orders, chat and the catalogue with these names [SVC-140, SVC-141, CAT-207]', async () => {
  const editor = await portal.as('editor@severmech.example');
  const staff = await portal.as('organizer@fairfront.example');
  const pass = await portal.database.read
    .selectFrom('personal_passes')
    .select('id')
    .where('participation_id', '=', 101)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'consideration')
    .executeTakeFirstOrThrow();
  const car = await portal.database.read
    .selectFrom('car_passes')
    .select(['id', 'status'])
    .where('participation_id', '=', 101)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const order = await editor.post<{ data: { id: number } }>('/participants/101/additional-orders', {});
  const service = `/organizer/additional-orders/${order.body.data.id}`;
  await prepareCatalogue(portal);
  const { id } = await beginOrder(editor);
  await storeOrderFile(portal, id, 'confirmation');
  await portal.services.outbox.drain();

  /** Event names that one change adds to the channel. */
  const namesAfter = async (change: () => Promise<{ status: number }>): Promise<string[]> => {
    const before = (await portal.events()).length;
    const { status } = await change();
    expect([200, 201]).toContain(status);
    const events = (await portal.events()).slice(before);
    return events.flatMap(({ channel, event }) => (channel === 'private-participants.101' ? [event] : []));
  };
  const status = car.status === 'accepted' ? 'rejected' : 'accepted';
  expect(await namesAfter(() => staff.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' }))).toEqual([
    'personal-pass.status-updated',
  ]);
  const decideCar = (body: object) => namesAfter(() => staff.patch(`/organizer/car-passes/${car.id}`, body));
  expect(await decideCar({ status, comment: 'Номер не читается' })).toEqual(['car-pass.status-updated']);
  expect(await decideCar({ barcode: 'CAR123456' })).toEqual(['car-pass.barcode-updated']);
  expect(await namesAfter(() => staff.patch(service, { status: 'processing' }))).toContain(
    'additional-order.status-updated',
  );
  const message = await multipart({ text: 'Белых диванов нет' });
  expect(await namesAfter(() => staff.call('POST', `${service}/messages`, message))).toContain(
    'additional-order.message-created',
  );
  expect(await namesAfter(() => editor.post('/participants/101/announcements/2/read'))).toEqual([
    'announcement.updated',
  ]);
  expect(await namesAfter(() => editor.post(`${ordersOf()}/${id}/submit`, {}))).toContain(
    'catalog-order.status-updated',
  );
});
