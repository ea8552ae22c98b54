import { aParticipation, aSubExhibitor } from '../../../testing/builders/participations';
import { aMember } from '../../../testing/builders/users';
import {
  beginOrder,
  catalogueBody,
  ordersOf,
  storeOrderFile,
  type OrderResponse,
  testCountries,
} from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';

let orders: CataloguePortal;
beforeAll(async () => {
  orders = await CataloguePortal.start();
});
afterAll(() => orders.stop());
beforeEach(() => orders.reset());

describe('a new order', () => {
  it('is a draft whose id the participation returns, whatever status is sent [CAT-224, CAT-210, CAT-220]', async () => {
    const { status, body } = await orders.create({ status: 'confirmed', totals: { with_vat: 1 }, logo: { id: 1 } });
    expect([status, body.data]).toEqual([201, expect.objectContaining({ status: 'draft', version: 1, logo: null })]);
    const { body: participation } = await orders.editor.get(orders.exhibitor.path);
    expect(participation).toMatchObject({
      data: { catalog_order_id: body.data.id, catalog_order_status: 'draft' },
    });
  });

  it('is created once: a second call is told the existing id, and fifty simultaneous calls create one [CAT-241]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => orders.create()));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const id = made[0]?.body.data.id;
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([422, { message: expect.any(String), code: 'order_exists', data: { id } }]);
    }
  });

  it('is created once per idempotency key, if the response was lost [CAT-224]', async () => {
    const headers = { 'idempotency-key': '00000000-0000-4000-8000-000000000012' };
    const send = () => orders.editor.post<OrderResponse>(orders.path, catalogueBody(), { headers });
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
  });

  it('is refused if the exhibition has no catalogue [CAT-014]', async () => {
    await orders.portal.database.read.deleteFrom('catalog_templates').execute();
    expect(await orders.create()).toMatchObject({ status: 422, body: { code: 'catalogue_not_offered' } });
  });

  it('of a sub-exhibitor is separate from that of its collective organiser [CAT-003]', async () => {
    const organiser = await aParticipation(orders.portal, {
      type: 'collective',
      exhibition_id: orders.exhibitor.exhibitionId,
    });
    const { id: subId } = await aSubExhibitor(orders.portal, organiser);
    const main = await orders.portal.as((await aMember(orders.portal, organiser, 'supervisor')).email);
    const own = await beginOrder(main, { name_rus: 'ООО «Станкопром»' }, organiser.id);
    const sub = await beginOrder(main, { name_rus: 'ООО «Втулка»' }, subId);
    expect(own.id).not.toBe(sub.id);
    expect((await main.get(`${ordersOf(organiser.id)}/${sub.id}`)).status).toBe(404);
    const { body } = await main.get<OrderResponse>(`${ordersOf(subId)}/${sub.id}`);
    expect(body.data.name_rus).toBe('ООО «Втулка»');
  });
});

describe('an order that is saved and loaded', () => {
  it('is returned as it was sent, with the order of its rubrics, empty texts and links [CAT-219, CAT-222, CAT-225, CAT-226, CAT-283]', async () => {
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
    const { id } = await orders.begin(sent);
    const order = await orders.load(id);
    expect(order).toMatchObject({ ...sent, website: '', country: { id: sent.country.id, name_rus: 'Россия' } });
    const again = await orders.update(id, order);
    expect([again.status, again.body]).toEqual([
      200,
      { data: { ...order, version: 2, updated_at: expect.any(String) } },
    ]);
  });

  it('gets its step number from the step key, which takes precedence [CAT-009]', async () => {
    const { id } = await orders.begin({ step: 3, step_key: 'ads' });
    expect(await orders.load(id)).toMatchObject({ step: 5, step_key: 'ads' });
    expect((await orders.update(id, { step: 4, step_key: undefined })).body.data).toMatchObject({
      step_key: 'packages',
    });
  });

  it('has empty rows dropped and texts trimmed [CAT-065, CAT-075, CAT-289]', async () => {
    const { id } = await orders.begin({
      name_rus: '  ООО «Резец»  ',
      stands: [
        { id: 1, value: ' а12 ' },
        { id: 2, value: '  ' },
      ],
      services: [{ id: 1, order_value: '  ', quantity: 1, rubric_id: null }],
    });
    expect(await orders.load(id)).toMatchObject({
      name_rus: 'ООО «Резец»',
      stands: [{ id: 1, value: 'A12' }],
      services: [],
    });
  });

  it('contains its files under their API field names [CAT-160, CAT-161]', async () => {
    const { id } = await orders.begin();
    const logo = await storeOrderFile(orders.portal, id, 'logo');
    await storeOrderFile(orders.portal, id, 'confirmation');
    const record = { extension: 'pdf', size: 156_952 };
    expect(await orders.load(id)).toMatchObject({
      logo: { id: logo, original_name: 'logo.pdf', ...record },
      company_cover: null,
      confirmation: { original_name: 'confirmation.pdf', ...record },
      requisites: null,
    });
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
    [{ name_rus: 'ООО «Резец» 🚀' }, 'name_rus', '[PASS-385]'],
    [{ name_eng: 'Rezets 🚀' }, 'name_eng', '[PASS-385]'],
    [{ type: 'ООО 🚀' }, 'type', '[PASS-385]'],
    [{ address: 'Казань 🚀' }, 'address', '[PASS-385]'],
    [{ logo_link: 'https://files.example/🚀' }, 'logo_link', '[PASS-385]'],
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
    [{ is_russian_exporter: true, catalog_country: { id: testCountries.germany } }, 'is_russian_exporter', '[CAT-058]'],
  ])('%j is refused at field %s on create and on update %s', async (changes, field) => {
    const created = await orders.create(changes);
    expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, [field]]);
    const { id } = await orders.begin();
    const updated = await orders.update(id, changes);
    expect([updated.status, updated.body.errors]).toEqual([422, created.body.errors]);
    expect(await orders.load(id)).toMatchObject({ version: 1, name_rus: 'ООО «Северная механика»' });
    // the message is a sentence in both languages, not the name of its code
    expect(created.body.errors?.[field]?.[0]).toMatch(/^[А-ЯЁ].* /);
    const english = await orders.editor.post<OrderResponse>(orders.path, catalogueBody(changes), {
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.errors?.[field]?.[0] ?? english.body.code).toMatch(/^[A-Z“].* |order_exists/);
  });

  it('may leave later steps incomplete while the order is a draft [CAT-242]', async () => {
    const { id } = await orders.begin({ rubrics: [], services: [{ id: 9 }] });
    expect(await orders.load(id)).toMatchObject({ rubrics: [], status: 'draft' });
  });
});
