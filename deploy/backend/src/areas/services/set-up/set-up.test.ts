import type { AdditionalService, ServiceCategory, SetUpService } from '@fairfront/shared-kit/domain/services/api';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aService, type Service } from '../../../testing/builders/services';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
let exhibitor: Exhibitor;
let editor: TestCaller;
/** A service whose category, contractor and unit the tests use. */
let present: Service;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  [staff, editor] = [await aStaffCaller(portal), await exhibitor.as('edit')];
  present = await aService(portal);
});
afterAll(() => portal.stop());
beforeEach(() => portal.services.outbox.drain());

interface Answer<Data> {
  data: Data;
  code?: string;
  errors?: Record<string, string[]>;
}
interface Entry {
  id: number;
  external_id: string | null;
  is_archived: boolean;
}
const english = { headers: { 'accept-language': 'en' } };
const post = async <Data extends Entry = Entry>(path: string, body: object) => {
  const { status, body: answer } = await staff.post<Answer<Data>>(`/organizer/${path}`, body, english);
  return { status, ...answer };
};
const patch = async <Data = Entry>(path: string, body: object) => {
  const { status, body: answer } = await staff.patch<Answer<Data>>(`/organizer/${path}`, body, english);
  return { status, ...answer };
};
const remove = async (path: string) => {
  const { status, body } = await staff.delete<Answer<{ id: number; is_archived: boolean }>>(`/organizer/${path}`);
  return { status, ...body };
};
const list = async (path: string) => (await staff.get<Answer<Entry[]>>(`/organizer/${path}`)).body.data;
const service = (changes: object = {}) => {
  const { category_id, executor_id, unit_id } = present;
  return {
    ...{ name_rus: 'Скамья дубовая', name_eng: 'Oak bench', category_id, executor_id, unit_id },
    prices: [{ unit_id, currency: 'RUR', price_with_vat: 1_200.5 }],
    ...changes,
  };
};
const shown = (id: number) => editor.get<{ data: AdditionalService }>(`${exhibitor.path}/additional-services/${id}`);
const events = async () => (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);

it('staff set up a category, a unit, a contractor and a priced service, which exhibitors see at once [ORG-130, ORG-134]', async () => {
  const unit = await post('service-units', { name_rus: 'пара', name_eng: 'pair', external_id: 'U-1' });
  const executor = await post('service-executors', { name_rus: 'ООО «Дуб»', name_eng: 'Oak LLC' });
  const category = await post('service-categories', { name_rus: 'Скамьи', name_eng: 'Benches', icon: 'sofa' });
  expect([unit.status, executor.status, category.status]).toEqual([201, 201, 201]);
  expect(unit.data).toEqual({
    ...{ id: expect.any(Number), is_archived: false, external_id: 'U-1', name_rus: 'пара', name_eng: 'pair' },
  });
  await portal.services.outbox.drain();
  const ids = { unit_id: unit.data.id, executor_id: executor.data.id, category_id: category.data.id };
  const prices = [
    { unit_id: ids.unit_id, currency: 'RUR', price_with_vat: 1_200.5, price_without_vat: null },
    { unit_id: ids.unit_id, currency: 'EUR', price_with_vat: null, price_without_vat: 10 },
  ];
  const more = { related_ids: [present.id], synonyms: ['лавка'] };
  const made = await post<SetUpService>('services', service({ ...ids, prices, ...more }));
  expect(made.data).toMatchObject({ ...ids, prices, ...more, is_popular: false });
  expect((await shown(made.data.id)).body.data).toMatchObject({
    ...{ name_eng: 'Oak bench', executor: { name_eng: 'Oak LLC' }, units: [{ id: ids.unit_id }] },
    prices: [
      { currency: 'RUR', price_with_vat: 1_200.5 },
      { currency: 'EUR', price_without_vat: 10 },
    ],
  });
  const tree = (await editor.get<{ data: ServiceCategory[] }>(`${exhibitor.path}/categories`)).body.data;
  expect(tree.find(({ id }) => id === ids.category_id)).toMatchObject({ icon: 'sofa', services_count: 1 });
  expect(await events()).toContain(`private-participants.${exhibitor.id} participation.updated`);
  expect((await staff.get<Answer<SetUpService>>(`/organizer/services/${made.data.id}`)).body.data).toEqual(made.data);
});

it('unknown keys at any depth are refused by name, and nothing is stored [ORG-133]', async () => {
  const text = [expect.stringMatching(/^Unknown field /)];
  expect(await post('services', service({ pirce: 5 }))).toMatchObject({ status: 422, errors: { pirce: text } });
  const deep = service({ prices: [{ unit_id: present.unit_id, currency: 'RUR', price: 5 }] });
  expect(await post('services', deep)).toMatchObject({ status: 422, errors: { 'prices.0.price': text } });
  expect(await patch(`services/${present.id}`, { is_hiden: true })).toMatchObject({
    status: 422,
    errors: { is_hiden: text },
  });
  expect(await patch(`service-units/${present.unit_id}`, { name: 'x' })).toMatchObject({
    status: 422,
    errors: { name: text },
  });
});

/** A price in the unit of the services. */
const price = (facts: object) => ({ unit_id: present.unit_id, currency: 'RUR', ...facts });
it.each<[title: string, changes: () => object, errors: Record<string, string[]>]>([
  ['no name', () => ({ name_eng: ' ' }), { name_eng: ['This field is required'] }],
  ['an unknown category', () => ({ category_id: 999_999 }), { category_id: ['Select from the list'] }],
  [
    'a price in an unknown unit',
    () => ({ prices: [price({ unit_id: 999_999 })] }),
    { 'prices.0.unit_id': ['Select from the list'] },
  ],
  [
    'a price in an unknown currency',
    () => ({ prices: [price({ currency: 'GBP' })] }),
    { 'prices.0.currency': ['Select from the list'] },
  ],
  [
    'a price below zero',
    () => ({ prices: [price({ price_with_vat: -1 })] }),
    { 'prices.0.price_with_vat': ['The value must be at least 0'] },
  ],
  [
    'two prices of one unit and currency',
    () => ({ prices: [1, 2].map((price_with_vat) => price({ price_with_vat })) }),
    { prices: ['Each unit and currency can have one price only'] },
  ],
  [
    'an unknown related service',
    () => ({ related_ids: [present.id, 999_999] }),
    { 'related_ids.1': ['Select from the list'] },
  ],
  [
    'a picture of another server',
    () => ({ images: [{ original_path: 'https://elsewhere.example/a.png', thumbnail_path: 'a.png' }] }),
    { 'images.0.original_path': ['Select from the list'] },
  ],
])('a service with %s is refused at the field [ORG-134]', async (_title, changes, errors) => {
  expect(await post('services', service(changes()))).toMatchObject({ status: 422, errors });
});

it('external ids stay unique after changes, and a row keeps its own [ORG-131]', async () => {
  const taken = { external_id: ['Another record has this external id'] };
  const first = await post('services', service({ external_id: 'ERP-1' }));
  expect(await post('services', service({ external_id: 'ERP-1' }))).toMatchObject({ status: 422, errors: taken });
  const second = await post('services', service({ external_id: 'ERP-2' }));
  const path = `services/${second.data.id}`;
  expect(await patch(path, { external_id: 'ERP-1' })).toMatchObject({ status: 422, errors: taken });
  expect(await patch(path, { external_id: 'ERP-2', name_eng: 'Bench' })).toMatchObject({
    status: 200,
    data: { name_eng: 'Bench' },
  });
  expect(first.data.external_id).toBe('ERP-1');
});

it('categories have two levels [ORG-132]', async () => {
  const category = (changes: object) =>
    post('service-categories', { name_rus: 'Цветы', name_eng: 'Flowers', icon: 'plant', ...changes });
  const top = (await category({})).data.id;
  const below = (await category({ parent_id: top })).data.id;
  expect(await category({ parent_id: below })).toMatchObject({
    status: 422,
    errors: { parent_id: ['Choose a category of the first level'] },
  });
  expect(await patch(`service-categories/${top}`, { parent_id: present.category_id })).toMatchObject({
    status: 422,
    errors: { parent_id: ['A category with subcategories stays on the first level'] },
  });
  expect(await category({ icon: 'unicorn' })).toMatchObject({ status: 422, errors: { icon: expect.any(Array) } });
  expect((await remove(`service-categories/${top}`)).data).toEqual({ id: top, is_archived: true });
  expect((await remove(`service-categories/${below}`)).data).toEqual({ id: below, is_archived: false });
});

it('an ordered service keeps its price in the order when it becomes more expensive [ORG-135]', async () => {
  const { data } = await post('services', service());
  await editor.post(`${exhibitor.path}/cart-items/${data.id}`, { quantity: 2 });
  const placed = await editor.post<{ data: { id: number } }>(`${exhibitor.path}/additional-orders`, {});
  expect(placed.status).toBe(201);
  await patch(`services/${data.id}`, { prices: [price({ price_with_vat: 5_000 })] });
  expect((await shown(data.id)).body.data.prices).toMatchObject([{ price_with_vat: 5_000 }]);
  const line = await portal.database.read
    .selectFrom('order_lines')
    .select(['price', 'amount'])
    .where('order_id', '=', placed.body.data.id)
    .where('service_id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ price: 120_050, amount: 240_100 });
});

it('set-up records in use are archived, others are deleted [ORG-136]', async () => {
  const unused = await post('services', service());
  expect((await remove(`services/${unused.data.id}`)).data).toEqual({ id: unused.data.id, is_archived: false });
  expect((await staff.get(`/organizer/services/${unused.data.id}`)).status).toBe(404);
  const used = (await post('services', service())).data.id;
  await editor.post(`${exhibitor.path}/cart-items/${used}`, { quantity: 1 });
  expect((await remove(`services/${used}`)).data).toEqual({ id: used, is_archived: true });
  expect((await shown(used)).status).toBe(403);
  // an archived unit stays with its services, and no new service can use it
  const { unit_id } = present;
  const unit = `service-units/${unit_id}`;
  expect((await remove(unit)).data).toEqual({ id: unit_id, is_archived: true });
  expect(await post('services', service())).toMatchObject({ status: 422, errors: { unit_id: expect.any(Array) } });
  expect((await patch(`services/${used}`, { name_eng: 'Bench of oak' })).status).toBe(200);
  await patch(unit, { is_archived: false });
  expect((await patch(`services/${used}`, { is_archived: false })).data.is_archived).toBe(false);
  expect((await shown(used)).status).toBe(200);
  expect((await list('service-units')).find(({ id }) => id === unit_id)?.is_archived).toBe(false);
  expect((await remove('services/999999')).status).toBe(404);
});

it('every change is audited, and a change without effect notifies nobody [ORG-137]', async () => {
  await patch(`services/${present.id}`, { name_eng: 'Chair of steel' });
  const { action, subject, details } = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([action, subject, Object.keys(details as object)]).toEqual([
    'set-up.changed',
    `service ${present.id}`,
    ['name_eng'],
  ]);
  await portal.services.outbox.drain();
  await patch(`services/${present.id}`, { name_eng: 'Chair of steel' });
  expect(await events()).toEqual([]);
});

it('set-up of services is closed to everybody but staff [ORG-130]', async () => {
  const answers = await Promise.all([
    editor.get('/organizer/services'),
    editor.post('/organizer/services', service()),
    editor.delete(`/organizer/services/${present.id}`),
    portal.visitor.post('/organizer/service-units', {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});
