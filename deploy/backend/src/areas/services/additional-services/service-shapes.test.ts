import type { Cart, AdditionalServiceDetail, ServiceCategory } from '@fairfront/shared-kit/domain/services/api';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPricedService } from '../../../testing/builders/priced-services';
import { aCategory, anExecutor, aUnit } from '../../../testing/builders/service-parts';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const currencies = JSON.stringify([
    { code: 'RUR', symbol: '₽' },
    { code: 'EUR', symbol: '€' },
  ]);
  exhibitor = await anExhibitor(portal, { currencies });
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

const get = async <Data>(path: string) => (await editor.get<{ data: Data }>(`${exhibitor.path}/${path}`)).body.data;
const read = (id: number) => get<AdditionalServiceDetail>(`additional-services/${id}`);
const namesOf = ({ name_rus, name_eng }: { name_rus: string; name_eng: string }) => ({ name_rus, name_eng });

it('a service has both names and descriptions, pictures, contractor, minimum quantity and its seven flags [SVC-005, SVC-006, SVC-007, SVC-009]', async () => {
  const texts = {
    ...{ name_rus: 'Уборка', name_eng: 'Cleaning', short_description_rus: 'Сухая', short_description_eng: 'Dry' },
    ...{ description_rus: 'Каждое утро', description_eng: 'Every morning' },
  };
  const images = [{ original_path: 'storage/mop.png', thumbnail_path: 'storage/mop-small.png' }];
  const executor = await anExecutor(portal, { is_organizer: false, name_rus: 'ООО «Чисто»', name_eng: 'Clean LLC' });
  const cleaning = await aPricedService(portal, {
    ...{ ...texts, images: JSON.stringify(images), executor_id: executor.id, min_count: 5 },
    requires: ['contract', 'stand_area', 'date_install'],
  });
  const plain = await aPricedService(portal, { requires: ['quantity_by_date', 'date_exhibition', 'date_dismantling'] });
  const slots = await aPricedService(portal, { requires: ['time_range_by_date'] });
  const flags = { is_required_contract: false, is_required_stand_area: false, is_required_quantity_by_date: false };
  const moments = { is_required_time_range_by_date: false, is_required_date_install: false };
  const days = { is_required_date_exhibition: false, is_required_date_dismantling: false };
  expect(await read(cleaning.id)).toMatchObject({
    ...{ id: cleaning.id, ...texts, min_count: 5, ...flags, ...moments, ...days },
    executor: { id: executor.id, ...namesOf(executor), is_organizer: false },
    images: [expect.objectContaining({ original_path: expect.stringContaining('storage/mop.png') })],
    ...{ is_required_contract: true, is_required_stand_area: true, is_required_date_install: true },
  });
  expect(await read(plain.id)).toMatchObject({
    ...{ min_count: null, images: [], executor: { is_organizer: true }, ...flags, ...moments },
    ...{ is_required_quantity_by_date: true, is_required_date_exhibition: true, is_required_date_dismantling: true },
  });
  expect(await read(slots.id)).toMatchObject({ ...flags, ...moments, ...days, is_required_time_range_by_date: true });
});

it('a price has currency, both amounts and its unit; related services have none of their own [SVC-008, SVC-150]', async () => {
  const unit = await aUnit(portal, { name_rus: 'м²', name_eng: 'm²' });
  const further = await aPricedService(portal);
  const related = await aPricedService(portal, { related: [further] });
  const { id } = await aPricedService(portal, {
    ...{ unit_id: unit.id, prices: { RUR: 190, EUR: 1.81 }, related: [related] },
  });
  const service = await read(id);
  const shown = { id: unit.id, ...namesOf(unit) };
  expect(service.prices).toMatchObject([
    { currency: 'RUR', price_with_vat: 190, price_without_vat: 158.33, unit: shown },
    { currency: 'EUR', price_with_vat: 1.81, price_without_vat: 1.51, unit: shown },
  ]);
  expect(service.related_services.map((one) => one.id)).toEqual([related.id]);
  for (const one of service.related_services) expect(one).not.toHaveProperty('related_services');
});

it('a category has id, icon, both names and children of the same shape [SVC-009, SVC-010]', async () => {
  const top = await aCategory(portal, { icon: 'sofa' });
  const below = await aCategory(portal, { icon: 'chair', parent_id: top.id });
  await aPricedService(portal, { category_id: below.id });
  const tree = await get<ServiceCategory[]>('categories');
  expect(tree.find(({ id }) => id === top.id)).toMatchObject({
    ...{ id: top.id, icon: 'sofa', ...namesOf(top) },
    children: [{ id: below.id, icon: 'chair', ...namesOf(below) }],
  });
  for (const { children } of tree) expect(Array.isArray(children)).toBe(true);
});

it('a cart line contains both ids, service, unit, price, quantities and its comment [SVC-011]', async () => {
  const unit = await aUnit(portal);
  const service = await aPricedService(portal, { unit_id: unit.id, prices: { RUR: 1_300 } });
  await editor.post(`${exhibitor.path}/cart-items/${service.id}`, { quantity: 4, comment: 'У входа' });
  const items = (await get<Cart>('cart')).groups.flatMap((group) => group.items);
  expect(items).toMatchObject([
    {
      ...{ id: service.id, cart_item_id: expect.any(Number), service: { id: service.id, ...namesOf(service) } },
      ...{ unit: { id: unit.id, ...namesOf(unit) }, price: { price_with_vat: 1_300 }, currencyPrice: 1_300 },
      ...{ quantity: 4, dates: [], quantity_by_dates: [], time_range_by_dates: [], comment: 'У входа' },
    },
  ]);
});
