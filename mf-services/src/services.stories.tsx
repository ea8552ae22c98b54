import { buildService, createFakeApi, failWith } from '@fairfront/shared-kit/testing';
import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import type { Category } from './api/categories';
import remote from './remote';
import { buildServiceDetail, createServicesApi, testNow, withServices } from './testing/services-api';

export default { title: 'Remotes/Services' };

const { tile, modal } = remoteStories('services', remote);
const categories: Category[] = [
  { id: 1, icon: 'sofa', name_rus: 'Мебель', name_eng: 'Furniture' },
  { id: 2, icon: 'bolt', name_rus: 'Электричество', name_eng: 'Power' },
  { id: 3, icon: 'spray', name_rus: 'Уборка', name_eng: 'Cleaning' },
  { id: 4, icon: 'screen', name_rus: 'Экраны и звук', name_eng: 'Screens and sound' },
].map((category) => ({ ...category, services_count: 2, children: [] }));

export const CategoriesTile = tile('services', () => ({
  api: createFakeApi().on('get', '/participants/{id}/categories', { data: categories }),
}));
export const EmptyTile = tile('services', () => ({
  api: createFakeApi().on('get', '/participants/{id}/categories', { data: [] }),
}));

const unit = { id: 3, name_rus: 'Штука в сутки', name_eng: 'Piece per day' };
const next = { from: '2026-05-12', price_with_vat: 11_400 };
const sofa = buildServiceDetail(4, {
  name_rus: 'Диван двухместный',
  name_eng: 'Two-seat sofa',
  units: [unit],
  prices: [{ currency: 'RUR', price_with_vat: 9700, price_without_vat: 8083.33, unit, next }],
  order_until: '2026-05-13',
  is_required_date_exhibition: true,
  related_services: [buildService(5, { name_rus: 'Стол круглый', name_eng: 'Round table' })],
});
const forklift = buildServiceDetail(6, {
  name_rus: 'Погрузчик',
  name_eng: 'Forklift',
  is_required_time_range_by_date: true,
  is_required_date_install: true,
  is_required_contract: true,
});
const shows = (service: typeof sofa) => () => ({
  now: testNow,
  participation: withServices(),
  api: createServicesApi([service]).api,
});

export const ServiceWithDates = modal('event-modal-service', { service: '4' }, shows(sofa));
export const ServiceWithSlots = modal('event-modal-service', { service: '6' }, shows(forklift));
export const ClosedService = modal('event-modal-service', { service: '4' }, () => ({
  ...shows(sofa)(),
  now: '2026-05-14T12:00:00+03:00',
}));
export const FailedService = modal('event-modal-service', { service: '4' }, () => ({
  now: testNow,
  api: createFakeApi().on('get', '/participants/{id}/additional-services/{serviceId}', failWith(500)),
}));
export const CategoriesModal = modal('event-modal-categories', {}, () => ({
  api: createFakeApi().on('get', '/participants/{id}/categories', { data: categories }),
}));
