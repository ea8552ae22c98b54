import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { aCartLine, anOfferedService } from '../../../testing/builders/service-offers';
import { anOrder } from '../../../testing/builders/orders';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await aPersonalPass(portal, exhibitor);
  await aCarPass(portal, exhibitor);
  await anOrder(portal, exhibitor);
  await aCartLine(portal, exhibitor, await anOfferedService(portal, exhibitor.exhibitionId));
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

interface Answered {
  data: { of: string; answer: unknown }[];
}

const ofHub = [
  '/notifications?perPage=5&page=1',
  'cart',
  'additional-orders?page=1&per_page=2',
  'categories',
  'car-passes?page=1',
  'personal-passes?type=certificate&page=1&order_name=id&order_by=desc',
];
const queryOf = (addresses: readonly string[]) =>
  addresses.map((address) => `of=${encodeURIComponent(address)}`).join('&');
const read = (caller: TestCaller, addresses: readonly string[]) =>
  caller.get<Answered>(`${exhibitor.path}/reads?${queryOf(addresses)}`);

describe('GET participants/{id}/reads', () => {
  it('returns every read as its own call does, in the requested order [SHELL-410]', async () => {
    const { status, body } = await read(editor, ofHub);
    expect(status).toBe(200);
    expect(body.data.map(({ of }) => of)).toEqual(ofHub);
    for (const { of, answer } of body.data) {
      const own = await editor.get(of.startsWith('/') ? of : `${exhibitor.path}/${of}`);
      expect(answer).toEqual(own.body);
    }
    const [only] = (await read(editor, ['cart'])).body.data;
    expect(only).toEqual(body.data[1]);
  });

  it('omits reads that their own call would refuse, and returns the rest [SHELL-410]', async () => {
    await portal.database.read
      .updateTable('exhibitions')
      .set({ is_show_order_additional_services: false })
      .where('id', '=', exhibitor.exhibitionId)
      .execute();
    expect((await editor.get(`${exhibitor.path}/cart`)).status).toBe(403);
    const { body } = await read(editor, ['cart', 'car-passes?page=1', 'personal-passes?type=nonsense']);
    expect(body.data.map(({ of }) => of)).toEqual(['car-passes?page=1']);
  });

  it('answers in the language of the call, to non-members with 404 and to visitors with 401 [SHELL-410]', async () => {
    expect((await read(await aStranger(portal), ['car-passes'])).status).toBe(404);
    expect((await read(portal.visitor, ['car-passes'])).status).toBe(401);
  });

  it.each(['reads', 'contracts', 'cartons', 'of-tomorrow?page=1'])(
    'omits the unknown read "%s" and returns the others [SHELL-410]',
    async (address) => {
      const { status, body } = await read(editor, [address, 'car-passes?page=1']);
      expect(status).toBe(200);
      expect(body.data.map(({ of }) => of)).toEqual(['car-passes?page=1']);
    },
  );

  it.each([
    '/auth/user',
    '/notifications/1',
    '../102/cart',
    'cart/../../102/cart',
    'personal-passes/download',
    'cart#x',
    '',
  ])('refuses the address "%s" [SHELL-410]', async (address) => {
    expect((await read(editor, [address])).status).toBe(422);
  });

  it('accepts at most as many reads as a hub page needs [SHELL-410]', async () => {
    const many = Array.from({ length: 13 }, (_, page) => `car-passes?page=${page + 1}`);
    expect((await read(editor, many)).status).toBe(422);
    expect((await read(editor, many.slice(1))).body.data).toHaveLength(12);
  });
});
