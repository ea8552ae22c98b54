import { createFakeApi, type FakeApi } from '@fairfront/shared-kit/testing';
import type { CarPass, PersonalPass, PersonalPassesMeta } from '@fairfront/shared-kit/platform';
import { isSamePerson, passPageSize } from '@fairfront/shared-kit/domain/passes';
import { buildCarPassesPage, buildPersonalPass } from './passes';

interface PassesApiOptions {
  passes?: PersonalPass[];
  quota?: number | null;
  /** Overrides the meta of the list. */
  meta?: Partial<PersonalPassesMeta>;
}

export interface PassesApi {
  api: FakeApi;
  /** The stored passes, newest first; mutate them to change the next response. */
  passes: PersonalPass[];
}

/** An in-memory API for personal passes that responds like the reference backend. */
export const createPassesApi = ({ passes = [], quota = 18, meta = {} }: PassesApiOptions = {}): PassesApi => {
  const store: PassesApi = { api: createFakeApi(), passes: [...passes] };
  const deleted: PersonalPass[] = [];
  const count = (keep: (pass: PersonalPass) => boolean) => store.passes.filter(keep).length;
  const status_counts = () => ({
    consideration: count(({ status }) => status === 'consideration'),
    accepted: count(({ status }) => status === 'accepted'),
    rejected: count(({ status }) => status === 'rejected'),
  });
  const isKept = ({ type, status }: PersonalPass) => type === 'visa' && status !== 'rejected';

  store.api
    .on('get', '/participants/{id}/personal-passes', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const total = store.passes.length;
      return {
        data: store.passes.slice((page - 1) * passPageSize, page * passPageSize),
        meta: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(total / passPageSize)),
          per_page: passPageSize,
          total,
          quota: { count: total, total: quota },
          accepted_count: count(({ type, status }) => type !== 'visa' && status === 'accepted'),
          visa_count: count(({ type }) => type === 'visa'),
          kept_count: count(isKept),
          status_counts: status_counts(),
          rejected_id:
            count(({ status }) => status === 'rejected') === 1
              ? (store.passes.find(({ status }) => status === 'rejected')?.id ?? null)
              : null,
          ...meta,
        },
      };
    })
    .on('post', '/participants/{id}/personal-passes', ({ body }) => {
      const pass = buildPersonalPass({
        id: 1000 + store.passes.length,
        type: body.type,
        lastname: body.lastname ?? '',
        name: body.name ?? '',
        middlename: body.middlename ?? body.middle_name ?? null,
        company_name: body.company_name ?? '',
      });
      store.passes.unshift(pass);
      return { data: pass };
    })
    .on('post', '/participants/{id}/personal-passes/same-person', ({ body }) => ({
      data: store.passes.filter((pass) =>
        isSamePerson(pass, {
          lastname: body.lastname ?? '',
          name: body.name ?? '',
          middlename: body.middlename ?? null,
          birthday: body.birthday ?? null,
        }),
      ),
    }))
    .on('post', '/participants/{id}/personal-passes/{passId}/reissue', ({ params, body }) => {
      const at = store.passes.findIndex(({ id }) => id === Number(params.passId));
      const [old] = store.passes.splice(at, 1);
      const pass = buildPersonalPass({
        ...old,
        id: 2000 + store.passes.length,
        type: body.type,
        status: 'consideration',
        comment: null,
        lastname: body.lastname ?? '',
        name: body.name ?? '',
        middlename: body.middlename ?? body.middle_name ?? null,
      });
      store.passes.unshift(pass);
      return { data: pass };
    })
    .on('delete', '/participants/{id}/personal-passes/{passId}', ({ params }) => {
      const at = store.passes.findIndex(({ id }) => id === Number(params.passId));
      deleted.push(...store.passes.splice(at, 1));
      return new Response(null, { status: 204 });
    })
    .on('post', '/participants/{id}/personal-passes/{passId}/restore', ({ params }) => {
      const pass = deleted.find(({ id }) => id === Number(params.passId)) ?? buildPersonalPass();
      store.passes.unshift(pass);
      return { data: pass };
    })
    .on('delete', '/participants/{id}/personal-passes', () => {
      const kept = store.passes.filter(isKept);
      const going = store.passes.length - kept.length;
      store.passes.splice(0, store.passes.length, ...kept);
      return { data: { deleted: going, kept: kept.map(({ id }) => ({ id, reason: 'visa_not_rejected' as const })) } };
    })
    .on('get', '/countries', {
      data: [
        { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true, is_catalog_order_ru_locale: false },
        { id: 4, name_rus: 'Непал', name_eng: 'Nepal', is_simple_visa: false, is_catalog_order_ru_locale: false },
        { id: 1, name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: false, is_catalog_order_ru_locale: true },
      ],
    });
  return store;
};

/** A car pass of the worked example: for the first day of installation. */
export const buildCarPass = (changes: Partial<CarPass> = {}): CarPass => ({
  id: 7,
  status: 'consideration',
  comment: null,
  barcode: 'CAR0000000007A',
  car_type_id: 2,
  car_type: { id: 2, title_rus: 'Фургон до 1,5 т', title_eng: 'Van up to 1.5 t' },
  car_number: 'А123ВС77',
  trailer_number: null,
  entry_date: '2026-05-14',
  departure_date: '2026-05-21',
  load_capacity: 1.5,
  target: 'mounting',
  stand_id: 1010,
  stand: { title: '24C10' },
  lastname: 'Петров',
  name: 'Андрей',
  middlename: 'Ильич',
  phone: '+79161110001',
  cargos: [{ title: 'Токарный станок', quantity: 1 }],
  created_at: '2026-05-01T08:00:00Z',
  updated_at: '2026-05-01T08:00:00Z',
  ...changes,
});

/** Stubs the car pass requests like the reference backend; returns the stored passes, newest first. */
export const stubCarPasses = (api: FakeApi, passes: readonly CarPass[], quota: number | null = null): CarPass[] => {
  const stored = [...passes];
  api
    .on('get', '/participants/{id}/car-passes', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const { data, meta } = buildCarPassesPage(stored, { quota: { count: stored.length, total: quota } });
      return {
        data: data.slice((page - 1) * passPageSize, page * passPageSize),
        meta: { ...meta, current_page: page, last_page: Math.max(1, Math.ceil(stored.length / passPageSize)) },
      };
    })
    .on('get', '/car-types', {
      data: [
        { id: 1, title_rus: 'Легковой автомобиль', title_eng: 'Passenger car' },
        { id: 2, title_rus: 'Фургон до 1,5 т', title_eng: 'Van up to 1.5 t' },
      ],
    })
    .on('post', '/participants/{id}/car-passes', ({ body }) => {
      const pass = buildCarPass({ id: 1000 + stored.length, car_number: body.car_number ?? '' });
      stored.unshift(pass);
      return { data: pass };
    })
    .on('delete', '/participants/{id}/car-passes/{passId}', ({ params: { passId } }) => {
      stored.splice(
        stored.findIndex(({ id }) => id === Number(passId)),
        1,
      );
      return new Response(null, { status: 204 });
    })
    .on('delete', '/participants/{id}/car-passes', () => {
      const deleted = stored.splice(0).length;
      return { data: { deleted, kept: [] } };
    });
  return stored;
};
