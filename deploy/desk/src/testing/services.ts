import type { FakeApi } from '@fairfront/shared-kit/testing';
import type { ServiceRow } from '../api/services';
import { deskApi, queued } from './queue';

/** A service at 120 roubles. */
export const buildServiceRow = (changes: Partial<ServiceRow> = {}): ServiceRow => ({
  ...{ id: 1, etag: '"a"', is_archived: false, external_id: null, position: 0, min_count: null },
  ...{ name_rus: 'Стул', name_eng: 'Chair', category_id: 1, executor_id: 2, unit_id: 3, is_popular: false },
  ...{ short_description_rus: '', short_description_eng: '', description_rus: '', description_eng: '' },
  ...{ synonyms: [], images: [], related_ids: [] },
  ...{ is_required_contract: false, is_required_stand_area: false, is_required_quantity_by_date: false },
  ...{ is_required_time_range_by_date: false, is_required_date_install: false },
  ...{ is_required_date_exhibition: false, is_required_date_dismantling: false },
  prices: [{ unit_id: 3, currency: 'RUR', price_with_vat: 120, price_without_vat: null }],
  ...changes,
});

const entry = { is_archived: false, external_id: null };

/** An API of the desk with services, in which every change is stored. */
export const servicesApi = (
  rows: readonly ServiceRow[] = [
    buildServiceRow(),
    buildServiceRow({ id: 2, name_rus: 'Стол', name_eng: 'Table', prices: [] }),
  ],
): FakeApi =>
  deskApi(queued, [{ role: 'owner', exhibition_id: null }])
    .on('get', '/organizer/service-rows', { data: [...rows] })
    .on('get', '/organizer/service-categories', {
      data: [
        { ...entry, id: 1, name_rus: 'Мебель', name_eng: 'Furniture', parent_id: null, position: 0, icon: 'sofa' },
      ],
    })
    .on('get', '/organizer/service-executors', {
      data: [{ ...entry, id: 2, name_rus: 'Дирекция', name_eng: 'Office', is_organizer: true }],
    })
    .on('get', '/organizer/service-units', { data: [{ ...entry, id: 3, name_rus: 'шт.', name_eng: 'pc' }] })
    .on('post', '/organizer/service-rows', ({ body }) => ({
      data: body.items.map(({ id, changes }) => ({
        ...{ ok: true, is_changed: true, error: null },
        service: {
          ...(rows.find((row) => row.id === id) ?? buildServiceRow({ id: 9 })),
          ...(changes as Partial<ServiceRow>),
          etag: '"b"',
        },
      })),
    }));
