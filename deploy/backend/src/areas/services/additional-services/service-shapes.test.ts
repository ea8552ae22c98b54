import type { Cart, AdditionalServiceDetail, ServiceCategory } from '@fairfront/shared-kit/domain/services/api';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
});
afterAll(() => portal.stop());

const text = expect.any(String) as string;
const number = expect.any(Number) as number;
const flag = expect.any(Boolean) as boolean;
const unit = { id: number, name_rus: text, name_eng: text };
const get = async <Data>(path: string) => (await editor.get<{ data: Data }>(`/participants/101/${path}`)).body.data;

const services = () => Promise.all([1, 2, 3].map((id) => get<AdditionalServiceDetail>(`additional-services/${id}`)));

it('a service has both names and descriptions, pictures, contractor, minimum quantity and its seven flags [SVC-005, SVC-006, SVC-007, SVC-009]', async () => {
  for (const service of await services()) {
    expect(service).toMatchObject({
      ...{ id: number, name_rus: text, name_eng: text, short_description_rus: text, short_description_eng: text },
      ...{ description_rus: text, description_eng: text },
      executor: { id: number, name_rus: text, name_eng: text, is_organizer: flag },
      ...{ is_required_contract: flag, is_required_stand_area: flag, is_required_quantity_by_date: flag },
      ...{ is_required_time_range_by_date: flag, is_required_date_install: flag },
      ...{ is_required_date_exhibition: flag, is_required_date_dismantling: flag },
    });
    expect(service.min_count === null || Number.isInteger(service.min_count)).toBe(true);
    expect(service.images.length).toBeGreaterThan(0);
    for (const image of service.images) expect(image).toMatchObject({ original_path: text });
  }
  const organisers = (await services()).map(({ executor }) => executor?.is_organizer);
  expect(new Set(organisers)).toContain(true);
});

it('a price has currency, both amounts and its unit; related services have none of their own [SVC-008, SVC-150]', async () => {
  const found = await services();
  for (const service of found) {
    expect(service.prices.length).toBeGreaterThan(0);
    for (const price of service.prices) {
      expect(price).toMatchObject({ currency: text, price_with_vat: number, price_without_vat: number, unit });
      expect(price.price_with_vat).toBe(Number(price.price_with_vat?.toFixed(2)));
    }
    for (const related of service.related_services) expect(related).not.toHaveProperty('related_services');
  }
  expect(found.flatMap(({ related_services }) => related_services).length).toBeGreaterThan(0);
});

it('a category has id, icon, both names and children of the same shape [SVC-009, SVC-010]', async () => {
  const tree = await get<ServiceCategory[]>('categories');
  expect(tree.length).toBeGreaterThan(0);
  for (const category of [...tree, ...tree.flatMap(({ children }) => children ?? [])]) {
    expect(category).toMatchObject({ id: number, icon: text, name_rus: text, name_eng: text });
  }
  for (const { children } of tree) expect(Array.isArray(children)).toBe(true);
});

it('a cart line contains both ids, service, unit, price, quantities and its comment [SVC-011]', async () => {
  const { groups } = await get<Cart>('cart');
  const items = groups.flatMap((group) => group.items);
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    expect(item).toMatchObject({
      id: item.service.id,
      cart_item_id: number,
      unit,
      quantity: number,
      currencyPrice: number,
    });
    expect(item).toHaveProperty('comment');
    expect([item.dates, item.quantity_by_dates, item.time_range_by_dates].every(Array.isArray)).toBe(true);
    expect(item.price?.price_with_vat).toBe(item.currencyPrice);
  }
});
