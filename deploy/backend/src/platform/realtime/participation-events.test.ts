import { aService } from '../../testing/builders/services';
import { aCarPass, aPersonalPass } from '../../testing/builders/passes';
import { type Exhibitor, aStaffCaller } from '../../testing/builders/exhibitor';
import { storeOrderFile } from '../../testing/catalogue-order';
import { CataloguePortal } from '../../testing/catalogue-portal';
import { multipart } from '../../testing/multipart';
import type { TestApp } from '../../testing/test-app';

/**
 * The live events for an exhibitor and the changes that cause them: areas must not omit or rename events of the
 * channel.
 */
let fixture: CataloguePortal;
let portal: TestApp;
let exhibitor: Exhibitor;
beforeAll(async () => {
  fixture = await CataloguePortal.start();
  ({ portal, exhibitor } = fixture);
});
afterAll(() => portal.stop());

it('the channel of a participation has events for passes, orders, chat and the catalogue with these names [SVC-140, SVC-141, CAT-207]', async () => {
  const editor = await exhibitor.as('edit');
  const staff = await aStaffCaller(portal);
  const pass = await aPersonalPass(portal, exhibitor);
  const car = await aCarPass(portal, exhibitor);
  const offered = await aService(portal);
  await editor.post(`${exhibitor.path}/cart-items/${offered.id}`, { quantity: 1 });
  const order = await editor.post<{ data: { id: number } }>(`${exhibitor.path}/additional-orders`, {});
  const service = `/organizer/additional-orders/${order.body.data.id}`;
  const { id } = await fixture.begin();
  await storeOrderFile(portal, id, 'confirmation');
  await portal.services.outbox.drain();

  /** Event names that one change adds to the channel. */
  const namesAfter = async (change: () => Promise<{ status: number }>): Promise<string[]> => {
    const before = (await portal.events()).length;
    const { status } = await change();
    expect([200, 201]).toContain(status);
    const events = (await portal.events()).slice(before);
    return events.flatMap(({ channel, event }) => (channel === `private-participants.${exhibitor.id}` ? [event] : []));
  };
  expect(await namesAfter(() => staff.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' }))).toEqual([
    'personal-pass.status-updated',
  ]);
  const decideCar = (body: object) => namesAfter(() => staff.patch(`/organizer/car-passes/${car.id}`, body));
  expect(await decideCar({ status: 'rejected', comment: 'Номер не читается' })).toEqual(['car-pass.status-updated']);
  expect(await decideCar({ barcode: 'CAR123456' })).toEqual(['car-pass.barcode-updated']);
  expect(await namesAfter(() => staff.patch(service, { status: 'processing' }))).toContain(
    'additional-order.status-updated',
  );
  const message = await multipart({ text: 'Белых диванов нет' });
  expect(await namesAfter(() => staff.call('POST', `${service}/messages`, message))).toContain(
    'additional-order.message-created',
  );
  const announced = await staff.call<{ data: { id: number } }>(
    'POST',
    `/organizer/exhibitions/${exhibitor.exhibitionId}/announcements`,
    await multipart({
      ...{ title_rus: 'Завоз', title_eng: 'Deliveries', body_rus: 'С 8 утра.', body_eng: 'From 8 a.m.' },
      ...{ audience: 'self', is_compulsory: 'false' },
    }),
  );
  const announcement = `${exhibitor.path}/announcements/${announced.body.data.id}`;
  expect(await namesAfter(() => editor.post(`${announcement}/read`))).toEqual(['announcement.updated']);
  expect(await namesAfter(() => editor.post(`${fixture.path}/${id}/submit`, {}))).toContain(
    'catalog-order.status-updated',
  );
});
