import { storeOrderFile } from '../../../testing/catalogue-order';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { pdfText } from '../../../testing/pdf-text';
import type { TestApp, TestCaller } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
let staff: TestCaller;
let editor: TestCaller;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  staff = await aStaffCaller(portal);
  editor = await orders.as('edit');
});
afterAll(() => portal.stop());
beforeEach(() => orders.reset());

const pathOf = (id: number, at: string) => `/organizer/catalog-orders/${id}/${at}`;
const places = ['download', 'files/logo/download', 'documents/confirmation/download'];
/** An order with a file of every kind. */
const fullOrder = async (): Promise<number> => {
  const { id } = await orders.begin();
  for (const type of ['logo', 'confirmation'] as const) {
    await storeOrderFile(portal, id, type, Buffer.from(`the ${type}`));
  }
  return id;
};

it('staff download the order PDF, its package files and documents [CAT-304]', async () => {
  const id = await fullOrder();
  const [pdf, logo, signed] = await Promise.all(places.map((at) => staff.get(pathOf(id, at))));
  expect(pdfText(pdf?.raw ?? Buffer.alloc(0))).toContain('Severnaya');
  expect([logo?.raw.toString(), signed?.raw.toString()]).toEqual(['the logo', 'the confirmation']);
  for (const answer of [logo, signed]) {
    expect(answer?.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'x-content-type-options': 'nosniff',
    });
  }
});

it.each(places)('%s is downloaded by nobody else, not even by its sender [CAT-304]', async (at) => {
  const id = await fullOrder();
  expect((await editor.get(pathOf(id, at))).status).toBe(403);
  expect((await portal.visitor.get(pathOf(id, at))).status).toBe(401);
});

it.each(places)('%s of an unknown order or of a deleted participation is not found [CAT-304]', async (at) => {
  const id = await fullOrder();
  expect((await staff.get(pathOf(999_999, at))).status).toBe(404);
  const { read } = portal.database;
  await read
    .updateTable('participations')
    .set({ deleted_at: portal.clock.now() })
    .where('id', '=', orders.exhibitor.id)
    .execute();
  const gone = (await staff.get(pathOf(id, at))).status;
  await read.updateTable('participations').set({ deleted_at: null }).where('id', '=', orders.exhibitor.id).execute();
  expect(gone).toBe(404);
});

it('a missing file answers 404, and an order PDF without a price 422 [CAT-304]', async () => {
  const { id } = await orders.begin({ services: [{ id: 14 }] });
  expect((await staff.get(pathOf(id, 'files/graphics/download'))).status).toBe(404);
  expect(await staff.get(pathOf(id, 'download'))).toMatchObject({ status: 422, body: { code: 'price_missing' } });
});
