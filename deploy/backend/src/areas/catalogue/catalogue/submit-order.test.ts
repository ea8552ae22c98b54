import { storeOrderFile, type OrderResponse } from '../../../testing/catalogue-order';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { testTemplate } from '../../../testing/catalogue-template';
import type { TestApp, TestCaller } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  portal.services.config.catalogueDocuments.terms.ru = 'https://fair.example/terms-ru.pdf';
  editor = await orders.as('edit');
  reader = await orders.as('read');
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await orders.reset();
  await portal.database.read.deleteFrom('outbox').execute();
  await portal.database.read.deleteFrom('notifications').execute();
});

const submit = (id: number, body: object = {}, caller = editor) =>
  caller.post<OrderResponse>(`${orders.path}/${id}/submit`, body);
const statusEvents = async () =>
  (await portal.events()).filter(({ event }) => event === 'catalog-order.status-updated');
const stored = async (id: number) =>
  portal.database.read.selectFrom('catalog_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('sending an order records who accepted which terms and when, and returns the new status [CAT-228, CAT-244, CAT-200]', async () => {
  const { id } = await orders.begin();
  const { status, body } = await submit(id, { version: 1 });
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ status: 'sent', version: 2, submitted_at: portal.clock.now().toISOString() }),
  ]);
  const user = await orders.exhibitor.member('edit');
  expect(await stored(id)).toMatchObject({
    submitted_by: user.id,
    locale: 'ru',
    terms_url: 'https://fair.example/terms-ru.pdf',
  });
  expect((await editor.get(orders.exhibitor.path)).body).toMatchObject({ data: { catalog_order_status: 'sent' } });
});

it('sending follows create and update, each with its own version; an order that does not exist cannot be sent [CAT-051]', async () => {
  expect((await submit(999_999)).status).toBe(404);
  const { id, status, version } = await orders.begin();
  const { data: saved } = (await orders.update(id, { type: 'АО' })).body;
  const { data: sent } = (await submit(id, { version: saved.version })).body;
  expect([version, saved.version, sent.version]).toEqual([1, 2, 3]);
  expect([status, saved.status, sent.status, sent.type]).toEqual(['draft', 'draft', 'sent', 'АО']);
});

it('sending updates open tabs and notifies colleagues of the status, in both languages [CAT-207, CAT-208, CAT-195]', async () => {
  const { id } = await orders.begin();
  await portal.database.read.deleteFrom('outbox').execute();
  await submit(id);
  expect(await statusEvents()).toEqual([
    {
      channel: `private-participants.${orders.exhibitor.id}`,
      event: 'catalog-order.status-updated',
      data: expect.objectContaining({ id, status: 'sent', updated_at: portal.clock.now().toISOString() }),
    },
  ]);
  const { body } = await reader.get<{ data: object[] }>('/notifications');
  expect(body.data[0]).toMatchObject({
    type: 'catalogue',
    data: {
      message_rus: 'Заявка в каталог: отправлена',
      message_eng: 'Catalogue order: sent',
      participant_id: orders.exhibitor.id,
      subject: { kind: 'catalogue', id },
    },
  });
  expect((await editor.get<{ data: object[] }>('/notifications')).body.data).toEqual([]);
});

it.each<[string, object, (id: number) => Promise<unknown>, string, string]>([
  ['no rubric', { rubrics: [] }, async () => {}, 'rubrics', 'rubrics_missing'],
  [
    'a full entry without an address',
    { rubrics: [{ id: 205, services: [7] }] },
    (id) => storeOrderFile(portal, id, 'confirmation'),
    'services',
    'full_address_missing',
  ],
  ['an item without a price', { services: [{ id: 14 }] }, async () => {}, 'totals', 'price_missing'],
  ['a total and no signed order', { services: [{ id: 13 }] }, async () => {}, 'confirmation', 'confirmation_missing'],
  [
    'a logo that is required and missing',
    { services: [{ id: 8 }], logo_link: 'https://files.example/logo' },
    (id) => storeOrderFile(portal, id, 'confirmation'),
    'logo',
    'logo_missing',
  ],
  [
    'an ad module that is required and missing',
    { services: [{ id: 9 }] },
    (id) => storeOrderFile(portal, id, 'confirmation'),
    'presentation',
    'ad_module_missing',
  ],
])(
  'an order with %s cannot be sent and stays a draft [CAT-244, CAT-196, CAT-144, CAT-094]',
  async (_what, changes, prepare, field, code) => {
    const order = await orders.begin(changes);
    await prepare(order.id);
    const { status, body } = await submit(order.id);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
    expect(await stored(order.id)).toMatchObject({ status: 'draft', version: 1 });
    expect((await statusEvents()).map(({ data }) => data)).toEqual([expect.objectContaining({ status: 'draft' })]);
  },
);

it('an order with everything that its services require is sent [CAT-244, CAT-144]', async () => {
  const { id } = await orders.begin({ services: [{ id: 8 }, { id: 9 }] });
  for (const type of ['logo', 'company-cover', 'confirmation'] as const) await storeOrderFile(portal, id, type);
  expect(await submit(id)).toMatchObject({ status: 200, body: { data: { status: 'sent' } } });
});

it('sending an older version is refused, and nothing changes [CAT-285]', async () => {
  const { id } = await orders.begin();
  await orders.update(id);
  expect(await submit(id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  expect(await stored(id)).toMatchObject({ status: 'draft', version: 2 });
});

it('sending freezes prices, VAT rate and residence against later changes [CAT-193, CAT-279]', async () => {
  const { id } = await orders.begin({
    services: [{ id: 13 }, { id: 1, order_value: 'Казань, ул. Заводская, 3', quantity: 1, rubric_id: null }],
  });
  await storeOrderFile(portal, id, 'confirmation');
  const sent = (await submit(id)).body.data;
  expect(sent.totals).toMatchObject({ vat_rate: 20, without_vat: 14_345.67, with_vat: 17_214.8 });
  await orders.offer({ ...testTemplate, services: [] });
  await portal.database.read
    .updateTable('exhibitions')
    .set({ vat_rate: 22 })
    .where('id', '=', orders.exhibitor.exhibitionId)
    .execute();
  const { body } = await editor.get<OrderResponse>(`${orders.path}/${id}`);
  expect(body.data).toEqual(sent);
  await portal.database.read
    .updateTable('exhibitions')
    .set({ vat_rate: 20 })
    .where('id', '=', orders.exhibitor.exhibitionId)
    .execute();
});

it('a sent order cannot be changed [CAT-240, CAT-012]', async () => {
  const { id } = await orders.begin();
  const sent = (await submit(id)).body.data;
  for (const answer of [await orders.update(id, { name_rus: 'ООО «Втулка»' }), await submit(id)]) {
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'order_not_draft', message: 'Заявка уже отправлена' },
    });
  }
  expect((await editor.get<OrderResponse>(`${orders.path}/${id}`)).body.data).toEqual(sent);
});

it('a repeated call with the same key gets the first response and sends nothing twice [CAT-244]', async () => {
  const { id } = await orders.begin();
  const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000077' };
  const send = () => editor.post<OrderResponse>(`${orders.path}/${id}/submit`, {}, { headers });
  const first = await send();
  expect(await send()).toMatchObject({ status: 200, body: first.body });
  const events = await statusEvents();
  expect(events.filter(({ data }) => (data as { status: string }).status === 'sent')).toHaveLength(1);
});

it('of fifty simultaneous calls mixed with saves, one sends the order, and everything happens once [CAT-244, CAT-207, CAT-285]', async () => {
  const callers = await Promise.all((['supervisor', 'admin', 'edit'] as const).map(orders.as));
  const callerOf = (client: number): TestCaller => callers[client % callers.length] ?? editor;
  for (let round = 0; round < 5; round += 1) {
    await orders.reset();
    for (const table of ['outbox', 'notifications'] as const) await portal.database.read.deleteFrom(table).execute();
    const { id } = await orders.begin();
    const calls = Array.from({ length: 50 }, (_, client) => {
      const caller = callerOf(client);
      if (client % 10 === 9) return orders.update(id, {}, caller);
      const headers: Record<string, string> =
        client % 2 === 0 ? { 'idempotency-key': `00000000-0000-4000-8000-0000000${round}00${10 + client}` } : {};
      return caller.post<OrderResponse>(`${orders.path}/${id}/submit`, {}, { headers });
    });
    const answers = await Promise.all(calls);
    const sent = answers.filter(({ status, body }) => status === 200 && body.data.status === 'sent');
    expect(sent).toHaveLength(1);
    for (const { status, body } of answers) {
      expect([200, 422]).toContain(status);
      if (status === 422) expect(body.code).toBe('order_not_draft');
    }
    const saves = answers.filter(({ status, body }) => status === 200 && body.data.status === 'draft').length;
    const row = await stored(id);
    expect([row.status, row.version]).toEqual(['sent', 2 + saves]);
    const statuses = (await statusEvents()).map(({ data }) => (data as { status: string }).status);
    expect(statuses).toEqual(['draft', 'sent']);
    const notified = await portal.database.read
      .selectFrom('notifications')
      .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
      .where('type', '=', 'catalogue')
      .groupBy('user_id')
      .execute();
    expect(notified.map(({ count }) => Number(count))).toEqual(notified.map(() => 1));
    // supervisor, administrator, editor and reader without the one who has sent it
    expect(notified).toHaveLength(3);
    const versions = await portal.database.read
      .selectFrom('catalog_order_versions')
      .select('status')
      .where('order_id', '=', id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ status }) => status)).toEqual([...Array.from({ length: 1 + saves }, () => 'draft'), 'sent']);
  }
});

it('a sent order uses the template of its sending until it is returned, whatever is offered later [CAT-308]', async () => {
  const { id } = await orders.begin({ services: [{ id: 13 }] });
  await storeOrderFile(portal, id, 'confirmation');
  const order = async () => (await editor.get<OrderResponse>(`${orders.path}/${id}`)).body.data;
  expect((await order()).template).toBeNull();
  const offered = async () => {
    const { catalog_template_id } = (await editor.get<{ data: { catalog_template_id: number } }>(orders.exhibitor.path))
      .body.data;
    return (await editor.get<{ data: object }>(`${orders.exhibitor.path}/catalog-templates/${catalog_template_id}`))
      .body.data;
  };
  const atSubmit = await offered();
  expect((await submit(id)).body.data.template).toEqual(atSubmit);

  const services = testTemplate.services.filter((service) => service.id !== 13);
  await orders.offer({ ...testTemplate, services });
  expect(await offered()).not.toEqual(atSubmit);
  const sent = await order();
  expect([sent.template, sent.services, sent.totals.without_vat]).toEqual([
    atSubmit,
    [expect.objectContaining({ id: 13 })],
    12_345.67,
  ]);

  const staff = await aStaffCaller(portal);
  await staff.patch(`/organizer/catalog-orders/${id}`, { status: 'draft', reason: 'Уточните заявку' });
  const returned = await order();
  expect([returned.template, returned.totals.without_vat]).toEqual([null, 0]);
});
