import type { RowResult, ServiceRow } from '@fairfront/shared-kit/domain/services/api';
import { aService } from '../../../testing/builders/services';
import { asStaff } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());

const list = async () => (await staff.get<{ data: ServiceRow[] }>('/organizer/service-rows')).body.data;
const rowOf = async (id: number) => (await list()).find((row) => row.id === id);
const change = async (items: object[]) => {
  const { status, body } = await staff.post<{ data: RowResult[] }>(
    '/organizer/service-rows',
    { items },
    { headers: { 'accept-language': 'en' } },
  );
  expect(status).toBe(200);
  return body.data;
};
const audited = async (id: number) =>
  portal.database.read.selectFrom('audit_log').select('action').where('subject', '=', `service ${id}`).execute();

it('one call changes many services and creates new ones, with a result for each in the order of the call [ORG-382]', async () => {
  const [one, two] = [await aService(portal), await aService(portal)];
  const ids = { category_id: one.category_id, executor_id: one.executor_id, unit_id: one.unit_id };
  const prices = [{ unit_id: one.unit_id, currency: 'RUR', price_with_vat: 15.5, price_without_vat: null }];
  const results = await change([
    { id: null, changes: { name_rus: 'Новая', name_eng: 'New', ...ids, prices } },
    { id: two.id, etag: (await rowOf(two.id))?.etag, changes: { name_eng: 'Changed', is_popular: true } },
    { id: one.id, changes: { name_eng: ' ' } },
    { id: one.id + 10_000, changes: { name_eng: 'Nobody' } },
  ]);
  expect(results.map(({ ok, is_changed }) => [ok, is_changed])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(results[0]?.service).toMatchObject({ name_eng: 'New', prices });
  expect(results[1]?.service).toEqual(await rowOf(two.id));
  expect(results[2]?.error?.errors).toEqual({ name_eng: ['This field is required'] });
  expect(results[2]?.service).toMatchObject({ id: one.id, name_eng: one.name_eng });
  expect(results[3]).toMatchObject({ service: null });
  expect(await audited(two.id)).toEqual([{ action: 'set-up.changed' }]);
  expect(await audited(one.id)).toEqual([]);
});

it('a service that a colleague has changed is returned and not overwritten, and a repeated call changes nothing [ORG-382]', async () => {
  const { id } = await aService(portal);
  const seen = (await rowOf(id))?.etag;
  await staff.patch(`/organizer/services/${id}`, { name_eng: 'Of a colleague' });
  const [refused] = await change([{ id, etag: seen, changes: { name_eng: 'Mine' } }]);
  expect(refused).toMatchObject({
    ...{ ok: false, error: { code: 'changed_meanwhile' } },
    service: { name_eng: 'Of a colleague' },
  });
  const current = refused?.service?.etag;
  expect((await change([{ id, etag: current, changes: { name_eng: 'Mine' } }]))[0]).toMatchObject({
    ok: true,
    is_changed: true,
  });
  expect((await change([{ id, changes: { name_eng: 'Mine' } }]))[0]).toMatchObject({ ok: true, is_changed: false });
  expect((await rowOf(id))?.name_eng).toBe('Mine');
});

it('unknown keys in a change of a service are refused [ORG-382] [ORG-133]', async () => {
  const { id } = await aService(portal);
  const { status } = await staff.post('/organizer/service-rows', { items: [{ id, changes: { pirce: 1 } }] });
  expect(status).toBe(422);
});
