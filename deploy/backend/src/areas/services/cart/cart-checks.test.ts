import { aPricedService, offerService } from '../../../testing/builders/priced-services';
import { aUnit } from '../../../testing/builders/service-parts';
import type { Service } from '../../../testing/builders/services';
import { itemsOf, startCartPortal, type CartPortal } from '../../../testing/cart-portal';
import type { Received } from '../../../testing/test-app';
import type { CartItem } from '@fairfront/shared-kit/domain/services/api';

/** Adding and changing a line perform the same checks. */
let portal: CartPortal['portal'];
let exhibitor: CartPortal['exhibitor'];
let editor: CartPortal['editor'];
let cart: CartPortal['cart'];
let items: string;
let day: string;
/** One service of each way to count. */
let chair: Service;
let projector: Service;
let laptop: Service;
let photographer: Service;
beforeAll(async () => {
  const { days, ...started } = await startCartPortal();
  ({ portal, exhibitor, editor, cart } = started);
  items = `${exhibitor.path}/cart-items`;
  day = days.exhibition;
  chair = await aPricedService(portal);
  projector = await aPricedService(portal, { requires: ['date_exhibition'] });
  laptop = await aPricedService(portal, { requires: ['quantity_by_date'] });
  photographer = await aPricedService(portal, { requires: ['time_range_by_date'] });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  for (const table of ['cart_lines', 'service_offers'] as const) await portal.database.read.deleteFrom(table).execute();
});

type Answer = Received<{ data: CartItem; code?: string; errors?: Record<string, string[]> }>;

const add = ({ id }: Service, body: object, caller = editor): Promise<Answer> => caller.post(`${items}/${id}`, body);
const change = (id: number, body: object, caller = editor): Promise<Answer> => caller.put(`${items}/${id}`, body);
const stored = async () => itemsOf(await cart());

/** Adds the body, then changes a valid line to it: both must get the same response. */
const both = async (service: Service, good: object, body: object, caller = editor): Promise<[Answer, Answer]> => {
  const added = await add(service, body, caller);
  expect(await stored()).toEqual([]);
  const line = (await add(service, good)).body.data;
  const changed = await change(line.cart_item_id, body, caller);
  expect((await stored())[0]).toEqual(line);
  return [added, changed];
};

it.each(['POST', 'PUT'])('%s requires the right to order and a known, offered service [SVC-071]', async (method) => {
  const reader = await exhibitor.as('read');
  const line = (await add(chair, { quantity: 1 })).body.data;
  const send = (caller = editor, isKnown = true) =>
    method === 'POST'
      ? caller.post(`${items}/${isKnown ? line.id : 999_999}`, { quantity: 2 })
      : caller.put(`${items}/${isKnown ? line.cart_item_id : 999_999}`, { quantity: 2 });
  expect((await send(reader)).status).toBe(403);
  expect((await send(editor, false)).status).toBe(404);
  await offerService(portal, exhibitor.exhibitionId, chair, { is_hidden: true });
  const hidden = await send();
  expect([hidden.status, (hidden.body as { code: string }).code]).toEqual([403, 'service_not_offered']);
  expect((await stored())[0]?.quantity).toBe(1);
});

it('adding and changing a line refuse the same fields [SVC-071]', async () => {
  const { id: unit_id } = await aUnit(portal);
  const cases: [service: Service, good: object, bad: object, field: string, code: string][] = [
    [chair, { quantity: 1 }, { quantity: 1, unit_id }, 'unit_id', 'unit_unknown'],
    [chair, { quantity: 1 }, { quantity: 0 }, 'quantity', 'below_minimum'],
    [chair, { quantity: 1 }, { quantity: 1, dates: [day] }, 'dates.0', 'date_unavailable'],
    [projector, { quantity: 1, dates: [day] }, { quantity: 1 }, 'dates', 'dates_missing'],
    [
      photographer,
      { time_range_by_dates: [{ date: day, time_range: [8, 10] }] },
      { time_range_by_dates: [{ date: day, time_range: [8, 9] }] },
      'time_range_by_dates.0.time_range',
      'slots_overlap',
    ],
    [
      laptop,
      { quantity_by_dates: [{ date: day, quantity: 1 }] },
      { quantity_by_dates: [{ date: '2020-01-01', quantity: 1 }] },
      'quantity_by_dates.0.date',
      'date_unavailable',
    ],
  ];
  for (const [service, good, bad, field, code] of cases) {
    await portal.database.read.deleteFrom('cart_lines').execute();
    for (const { status, body } of await both(service, good, bad)) {
      expect([code, status, body.code, Object.keys(body.errors ?? {})]).toEqual([code, 422, code, [field]]);
    }
  }
});

it('the quantity is computed from the entries, whatever the call says [SVC-071]', async () => {
  const entries = { quantity_by_dates: [{ date: day, quantity: 3 }] };
  const line = (await add(laptop, { ...entries, quantity: 99 })).body.data;
  expect(line.quantity).toBe(3);
  const changed = await change(line.cart_item_id, { quantity_by_dates: [{ date: day, quantity: 5 }], quantity: 1 });
  expect([changed.status, changed.body.data.quantity]).toEqual([200, 5]);
});

it('a comment may have 250 code points and not one more [SVC-074]', async () => {
  const longest = '𠮷'.repeat(250);
  const [added, changed] = await both(chair, { quantity: 1 }, { quantity: 1, comment: `${longest}a` });
  for (const { status, body } of [added, changed]) {
    expect([status, body.errors]).toEqual([422, { comment: ['Не более 250 символов'] }]);
  }
  const [line] = await stored();
  const taken = await change(line?.cart_item_id ?? 0, { quantity: 1, comment: longest });
  expect([taken.status, taken.body.data.comment]).toEqual([200, longest]);
});

it('the attachment of an order may be a PDF of up to 5 MB and nothing else [SVC-079]', async () => {
  const place = async (name: string, content: string) => {
    const form = new FormData();
    form.set('attachment', new File([content], name));
    const encoded = new Response(form);
    return editor.call<{ errors?: Record<string, string[]> }>('POST', `${exhibitor.path}/additional-orders`, {
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  };
  const pdfOf = (size: number) => `%PDF-1.7${' '.repeat(size - 13)}%%EOF`;
  await add(chair, { quantity: 1 });
  for (const [name, content] of [
    ['plan.pdf', pdfOf(5_242_881)],
    ['plan.docx', pdfOf(100)],
    ['plan.pdf', 'PK\u0003\u0004'],
  ] as const) {
    const { status, body } = await place(name, content);
    expect([name, status, body.errors]).toEqual([name, 422, { attachment: ['Прикрепите PDF размером до 5\u00a0МБ'] }]);
  }
  expect((await place('plan.pdf', pdfOf(5_242_880))).status).toBe(201);
});
