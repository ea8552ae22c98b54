import {
  beginOrder,
  catalogueBody,
  ordersOf,
  prepareCatalogue,
  storeOrderFile,
  type OrderAnswer,
} from '../testing/catalogue-order';
import { storeTemplate, testTemplate } from '../testing/catalogue-template';
import { TestApp, type TestCaller } from '../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set('2026-04-10T09:00:00.000Z');
  editor = await portal.as('editor@severmech.example');
  await prepareCatalogue(portal);
});

const create = (changes: object = {}, caller = editor) => caller.post<OrderAnswer>(ordersOf(), catalogueBody(changes));
const update = (id: number, changes: object = {}, caller = editor) =>
  caller.put<OrderAnswer>(`${ordersOf()}/${id}`, catalogueBody(changes));
const load = async (id: number, caller = editor) => (await caller.get<OrderAnswer>(`${ordersOf()}/${id}`)).body.data;

describe('an order begins', () => {
  it('as a draft whose id the participation names, whatever status was sent [CAT-224, CAT-210, CAT-220]', async () => {
    const { status, body } = await create({ status: 'confirmed', totals: { with_vat: 1 }, logo: { id: 1 } });
    expect([status, body.data]).toEqual([201, expect.objectContaining({ status: 'draft', version: 1, logo: null })]);
    const { body: participation } = await editor.get('/participants/101');
    expect(participation).toMatchObject({
      data: { catalog_order_id: body.data.id, catalog_order_status: 'draft' },
    });
  });

  it('once: a second create names the one there is, and fifty at once make one [CAT-241]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const id = made[0]?.body.data.id;
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([422, { message: expect.any(String), code: 'order_exists', data: { id } }]);
    }
  });

  it('once per key, when its answer was lost [CAT-224]', async () => {
    const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000012' };
    const send = () => editor.post<OrderAnswer>(ordersOf(), catalogueBody(), { headers });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
  });

  it('not where the exhibition has no catalogue [CAT-014]', async () => {
    await portal.database.read.deleteFrom('catalog_templates').execute();
    expect(await create()).toMatchObject({ status: 422, body: { code: 'catalogue_not_offered' } });
  });

  it('for a sub-exhibitor apart from that of its main exhibitor [CAT-003]', async () => {
    const main = await portal.as('supervisor@stankoprom.example');
    const own = await beginOrder(main, { name_rus: 'ООО «Станкопром»' }, 110);
    const sub = await beginOrder(main, { name_rus: 'ООО «Втулка»' }, 112);
    expect(own.id).not.toBe(sub.id);
    expect((await main.get(`${ordersOf(110)}/${sub.id}`)).status).toBe(404);
    const { body } = await main.get<OrderAnswer>(`${ordersOf(112)}/${sub.id}`);
    expect(body.data.name_rus).toBe('ООО «Втулка»');
  });
});

describe('an order that is saved and loaded', () => {
  it('comes back as it was sent, with the order of its rubrics, empty texts and links [CAT-219, CAT-222, CAT-225, CAT-226, CAT-283]', async () => {
    const sent = catalogueBody({
      stands: [
        { id: 4, value: '24C10' },
        { id: 2, value: 'A-12' },
      ],
      is_russian_exporter: true,
      rubrics: [
        { id: 207, services: [7, 6] },
        { id: 205, services: [5] },
        { id: 206, services: [] },
      ],
      exporter_rubrics: [302, 301],
      services: [
        { id: 10, order_value: null, quantity: 1, rubric_id: null },
        { id: 1, order_value: 'Казань', quantity: 1, rubric_id: null },
        { id: 2, order_value: 'Пермь', quantity: 1, rubric_id: 207 },
      ],
      logo_link: 'https://files.example/logo',
    });
    const { id } = await beginOrder(editor, sent);
    const order = await load(id);
    expect(order).toMatchObject({ ...sent, website: '', country: { id: sent.country.id, name_rus: 'Россия' } });
    const again = await update(id, order);
    expect([again.status, again.body]).toEqual([
      200,
      { data: { ...order, version: 2, updated_at: expect.any(String) } },
    ]);
  });

  it('has a number of its step from the key, which wins [CAT-009]', async () => {
    const { id } = await beginOrder(editor, { step: 3, step_key: 'ads' });
    expect(await load(id)).toMatchObject({ step: 5, step_key: 'ads' });
    expect((await update(id, { step: 4, step_key: undefined })).body.data).toMatchObject({ step_key: 'packages' });
  });

  it('drops empty rows and trims, whatever the client left [CAT-065, CAT-075, CAT-289]', async () => {
    const { id } = await beginOrder(editor, {
      name_rus: '  ООО «Резец»  ',
      stands: [
        { id: 1, value: ' а12 ' },
        { id: 2, value: '  ' },
      ],
      services: [{ id: 1, order_value: '  ', quantity: 1, rubric_id: null }],
    });
    expect(await load(id)).toMatchObject({ name_rus: 'ООО «Резец»', stands: [{ id: 1, value: 'A12' }], services: [] });
  });

  it('has its files by their wire names [CAT-160, CAT-161]', async () => {
    const { id } = await beginOrder(editor);
    const logo = await storeOrderFile(portal, id, 'logo');
    await storeOrderFile(portal, id, 'confirmation');
    const record = { extension: 'pdf', size: 156_952 };
    expect(await load(id)).toMatchObject({
      logo: { id: logo, original_name: 'logo.pdf', ...record },
      company_cover: null,
      confirmation: { original_name: 'confirmation.pdf', ...record },
      requisites: null,
    });
  });
});

describe('the price of an order', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({ id: 201 + index, services: [5] }));

  it('is worked out by the server from the choices, whatever amounts were sent [CAT-193, CAT-282, CAT-173]', async () => {
    const { id } = await beginOrder(editor, {
      rubrics: five,
      totals: { currency: 'RUR', vat_rate: 0, without_vat: 0, vat: 0, with_vat: 0 },
      lines: [],
    });
    const order = await load(id);
    expect(order.totals).toEqual({ currency: 'RUR', vat_rate: 20, without_vat: 2000, vat: 400, with_vat: 2400 });
    expect(order.lines).toEqual([
      expect.objectContaining({ service_id: 1, quantity: 1, quantity_free: 1, sum_with_vat: 0 }),
      {
        kind: 'service',
        service_id: 5,
        number: null,
        quantity: 5,
        quantity_free: 3,
        quantity_free_by_template: 3,
        quantity_in_packages: 0,
        quantity_charged: 2,
        price_without_vat: 1000,
        price_with_vat: 1200,
        sum_without_vat: 2000,
        sum_with_vat: 2400,
      },
    ]);
  });

  it('is null in a currency in which something has none, and follows the chosen one [CAT-188, CAT-020]', async () => {
    const chosen = { services: [{ id: 14 }] };
    const { id } = await beginOrder(editor, chosen);
    expect((await load(id)).totals).toMatchObject({ currency: 'RUR', without_vat: null, with_vat: null });
    const { body } = await update(id, { ...chosen, currency: 'USD' });
    expect(body.data.totals).toMatchObject({ currency: 'USD', without_vat: 100, with_vat: 120 });
  });

  it('follows the template and the rate of the exhibition while it is a draft [CAT-193, CAT-279]', async () => {
    const { id } = await beginOrder(editor, { rubrics: five });
    const services = testTemplate.services.map((service) =>
      service.id === 5 ? { ...service, prices: [{ currency: 'RUR', price_without_vat: 12_345.67 }] } : service,
    );
    await storeTemplate(portal, { template: { ...testTemplate, services, number_free_rubrics: 4 } });
    await portal.database.read.updateTable('exhibitions').set({ vat_rate: 22 }).where('id', '=', 1).execute();
    expect((await load(id)).totals).toMatchObject({ vat_rate: 22, without_vat: 12_345.67, with_vat: 15_061.72 });
    await portal.database.read.updateTable('exhibitions').set({ vat_rate: 20 }).where('id', '=', 1).execute();
  });

  it('charges the description that is printed for who pays: the English one of non-residents [CAT-080]', async () => {
    const texts = {
      information_rus: 'б'.repeat(410),
      information_eng: 'b'.repeat(301),
      rubrics: [{ id: 205, services: [] }],
    };
    const { id } = await beginOrder(editor, texts);
    expect((await load(id)).totals.without_vat).toBe(2700);
    const resident = (isNot: boolean) =>
      portal.database.read
        .updateTable('participations')
        .set({ is_not_resident: isNot })
        .where('id', '=', 101)
        .execute();
    await resident(true);
    expect((await load(id)).totals.without_vat).toBe(900);
    await resident(false);
  });
});

describe('a write that breaks a rule', () => {
  it.each<[object, string, string]>([
    [{ name_rus: ' ' }, 'name_rus', '[CAT-054]'],
    [{ name_eng: 'Резец' }, 'name_eng', '[CAT-055]'],
    [{ country: null }, 'country', '[CAT-056]'],
    [{ catalog_country: { id: 999_999 } }, 'catalog_country', '[CAT-056]'],
    [{ stands: '[]' }, 'stands', '[CAT-066]'],
    [{ stands: [{ id: 1, value: 'Б12' }] }, 'stands.0.value', '[CAT-067]'],
    [{ stands: 'no list' }, 'stands', '[CAT-220]'],
    [{ type: 'x'.repeat(21) }, 'type', '[CAT-062]'],
    [{ information_rus: 'ABCDEFG ок' }, 'information_rus', '[CAT-070]'],
    [{ information_eng: 'Robots 🤖' }, 'information_eng', '[CAT-072]'],
    [{ address: 'я'.repeat(256) }, 'address', '[CAT-079]'],
    [{ website: 'резец' }, 'website', '[CAT-077]'],
    [{ logo_link: 'ftp://files.example' }, 'logo_link', '[CAT-127]'],
    [{ currency: 'GBP' }, 'currency', '[CAT-242]'],
    [{ rubrics: [{ id: 200, services: [] }] }, 'rubrics.0.id', '[CAT-242]'],
    [{ rubrics: [{ id: 205, services: [10] }] }, 'rubrics.0.services.0', '[CAT-283]'],
    [{ rubrics: [{ id: 205, services: [5, 7] }] }, 'rubrics.0.services', '[CAT-243]'],
    [{ services: [{ id: 999 }] }, 'services.0.id', '[CAT-242]'],
    [{ services: [{ id: 13 }, { id: 13 }] }, 'services.1.id', '[CAT-283]'],
    [{ services: [{ id: 10 }, { id: 12 }] }, 'services', '[CAT-116]'],
    [{ services: [{ id: 2, order_value: 'Пермь', rubric_id: 205 }] }, 'services', '[CAT-243]'],
    [{ services: [{ id: 2, order_value: 'Пермь', rubric_id: 206 }] }, 'services.0.rubric_id', '[CAT-283]'],
    [{ exporter_rubrics: [301] }, 'exporter_rubrics', '[CAT-243]'],
    [{ is_russian_exporter: true, catalog_country: { id: 2 } }, 'is_russian_exporter', '[CAT-058]'],
  ])('%j is refused by the field %s, in create and update alike %s', async (changes, field) => {
    const created = await create(changes);
    expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, [field]]);
    const { id } = await beginOrder(editor);
    const updated = await update(id, changes);
    expect([updated.status, updated.body.errors]).toEqual([422, created.body.errors]);
    expect(await load(id)).toMatchObject({ version: 1, name_rus: 'ООО «Северная механика»' });
    // every sentence is one, in both languages: none is the name of its code
    expect(created.body.errors?.[field]?.[0]).toMatch(/^[А-ЯЁ].* /);
    const english = await editor.post<OrderAnswer>(ordersOf(), catalogueBody(changes), {
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.errors?.[field]?.[0] ?? english.body.code).toMatch(/^[A-Z].* |order_exists/);
  });

  it('may leave the later steps incomplete while it is a draft [CAT-242]', async () => {
    const { id } = await beginOrder(editor, { rubrics: [], services: [{ id: 9 }] });
    expect(await load(id)).toMatchObject({ rubrics: [], status: 'draft' });
  });
});

describe('who may do what', () => {
  const everyCall = (id: number): [string, (caller: TestCaller) => Promise<{ status: number }>][] => [
    ['create', (caller) => caller.post(ordersOf(), catalogueBody())],
    ['update', (caller) => caller.put(`${ordersOf()}/${id}`, catalogueBody())],
    ['submit', (caller) => caller.post(`${ordersOf()}/${id}/submit`, {})],
    ['presence', (caller) => caller.post(`${ordersOf()}/${id}/presence`, { step_key: 'ads' })],
    ['answer', (caller) => caller.put(`${ordersOf()}/${id}/comments/1`, { answer: 'Да' })],
  ];
  const everyRead = (id: number, participationId = 101): string[] => [
    `${ordersOf(participationId)}/${id}`,
    `${ordersOf(participationId)}/${id}/history`,
  ];

  it('readers and installers view and write nothing: 403, and nothing changes [CAT-010, CAT-012, CAT-013, CAT-239]', async () => {
    const order = await beginOrder(editor);
    for (const role of ['reader', 'installer']) {
      const caller = await portal.as(`${role}@severmech.example`);
      for (const path of everyRead(order.id))
        expect([role, path, (await caller.get(path)).status]).toEqual([role, path, 200]);
      for (const [name, call] of everyCall(order.id)) {
        expect([role, name, (await call(caller)).status]).toEqual([role, name, 403]);
      }
    }
    expect(await load(order.id)).toEqual(order);
  });

  it('supervisors, admins and editors write [CAT-010]', async () => {
    const { id } = await beginOrder(editor);
    for (const role of ['supervisor', 'admin', 'editor']) {
      const caller = await portal.as(`${role}@severmech.example`);
      expect([role, (await update(id, {}, caller)).status]).toEqual([role, 200]);
    }
  });

  it('strangers and orders of other participations get the 404 of an unknown one [CAT-239]', async () => {
    const order = await beginOrder(editor);
    const stranger = await portal.as('supervisor@volga-tools.example');
    const unknown = await editor.get(`${ordersOf()}/999999`);
    for (const path of everyRead(order.id)) {
      expect([path, (await stranger.get(path)).raw.equals(unknown.raw)]).toEqual([path, true]);
    }
    for (const [name, call] of everyCall(order.id)) expect([name, (await call(stranger)).status]).toEqual([name, 404]);
    for (const path of everyRead(order.id, 102)) expect((await editor.get(path)).status).toBe(404);
    for (const [name, call] of everyCall(999_999).slice(1)) {
      expect([name, (await call(editor)).status]).toEqual([name, 404]);
    }
    expect(await load(order.id)).toEqual(order);
  });
});

describe('the period of ordering', () => {
  const until =
    (day: string | null, print: string | null = null) =>
    async () => {
      await portal.database.read
        .updateTable('exhibitions')
        .set({ catalog_order_deadline: day })
        .where('id', '=', 1)
        .execute();
      await storeTemplate(portal, { template: { ...testTemplate, catalog_print_started_at: print } });
    };

  it('ends 24 hours after its last day, in the zone of the exhibition [CAT-203, CAT-204]', async () => {
    await until('2026-04-30')();
    const { id } = await beginOrder(editor);
    portal.clock.set('2026-05-01T20:59:59.000Z');
    editor = await portal.as('editor@severmech.example');
    expect((await update(id)).status).toBe(200);
    portal.clock.set('2026-05-01T21:00:00.000Z');
    for (const answer of [await update(id), await editor.post<OrderAnswer>(`${ordersOf()}/${id}/submit`, {})]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'deadline_reached', message: 'Срок подачи заявки истёк' },
      });
    }
    await portal.database.read.deleteFrom('catalog_orders').execute();
    expect(await create()).toMatchObject({ status: 422, body: { code: 'deadline_reached' } });
  });

  it('ends with the begin of printing at the latest [CAT-204]', async () => {
    await until('2026-04-30', '2026-04-20')();
    portal.clock.set('2026-04-20T09:00:00.000Z');
    editor = await portal.as('editor@severmech.example');
    expect(await create()).toMatchObject({ status: 422, body: { code: 'deadline_reached' } });
    await until('2026-04-30')();
  });
});
