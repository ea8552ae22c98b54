import type { PassDecisionResult } from '@fairfront/shared-kit/domain/passes/api';
import { decidePasses } from './decide-passes.service';
import { aUser } from '../../../testing/builders/users';
import { aCountry } from '../../../testing/builders/exhibitions';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  staff = await aStaffCaller(portal);
});
afterAll(() => portal.stop());

type Item = Partial<PassDecisionResult> & { comment?: string; seen_status?: string; status?: string };
const decide = async (items: Item[], language = 'en') => {
  const options = { headers: { 'accept-language': language } };
  return staff.post<{ data: PassDecisionResult[] }>('/organizer/pass-decisions', { items }, options);
};
/** New passes that wait for a decision; nobody has been told anything yet. */
const waiting = async (kind: 'personal' | 'car', count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let pass = 0; pass < count; pass += 1) {
    const { id } = await (kind === 'car' ? aCarPass(portal, exhibitor) : aPersonalPass(portal, exhibitor));
    ids.push(id);
  }
  await portal.database.read.deleteFrom('outbox').execute();
  return ids;
};

it('people and vehicles are decided in one call, with a result for each item in order [ORG-300]', async () => {
  const [first = 0, second = 0] = await waiting('personal', 2);
  const [car = 0] = await waiting('car', 1);
  const { status, body } = await decide([
    { kind: 'personal', id: second, status: 'accepted' },
    { kind: 'car', id: car, status: 'rejected', comment: 'Plate is unreadable' },
    { kind: 'personal', id: 999_999, status: 'accepted' },
    { kind: 'personal', id: first, status: 'rejected', comment: ' Wrong name ' },
  ]);
  expect(status).toBe(200);
  expect(body.data.map(({ kind, id, ok, is_changed }) => [kind, id, ok, is_changed])).toEqual([
    ['personal', second, true, true],
    ['car', car, true, true],
    ['personal', 999_999, false, false],
    ['personal', first, true, true],
  ]);
  expect(body.data[2]).toMatchObject({ error: { code: null, message: 'Not found' }, decision: null });
  expect(body.data[3]?.decision).toMatchObject({
    status: 'rejected',
    comment: 'Wrong name',
    decided_at: portal.clock.now().toISOString(),
    decided_by: { id: expect.any(Number) },
  });
  const told = (await portal.events()).map(({ event }) => event).filter((event) => event.endsWith('status-updated'));
  expect(told.sort()).toEqual([
    'car-pass.status-updated',
    'personal-pass.status-updated',
    'personal-pass.status-updated',
  ]);
});

it('a rejection without a reason is refused in the language of the caller, alone and in a batch [ORG-301]', async () => {
  const [first = 0, second = 0] = await waiting('personal', 2);
  const { body } = await decide(
    [
      { kind: 'personal', id: first, status: 'rejected', comment: ' ' },
      { kind: 'personal', id: second, status: 'accepted' },
    ],
    'ru',
  );
  const refused = { code: 'reason_missing', message: 'Укажите причину отклонения' };
  expect(body.data[0]).toMatchObject({ ok: false, error: { ...refused, errors: { comment: [refused.message] } } });
  expect(body.data[1]).toMatchObject({ ok: true, is_changed: true });
  expect(await staff.patch(`/organizer/personal-passes/${first}`, { status: 'rejected' })).toMatchObject({
    status: 422,
    body: { code: 'reason_missing', errors: { comment: [refused.message] } },
  });
  const [car = 0] = await waiting('car', 1);
  expect((await staff.patch(`/organizer/car-passes/${car}`, { status: 'rejected' })).status).toBe(422);
});

it('a pass that a colleague has decided meanwhile stays as it is, and that decision is returned [ORG-302]', async () => {
  const [id = 0] = await waiting('personal', 1);
  const colleague = await aStaffCaller(portal);
  await colleague.patch(`/organizer/personal-passes/${id}`, { status: 'rejected', comment: 'No photo' });
  await portal.database.read.deleteFrom('outbox').execute();
  const { body } = await decide([{ kind: 'personal', id, status: 'accepted' }]);
  expect(body.data).toEqual([
    {
      ...{ kind: 'personal', id, ok: false, is_changed: false },
      error: { code: 'decided_meanwhile', message: 'A colleague has decided this pass in the meantime' },
      decision: expect.objectContaining({ status: 'rejected', comment: 'No photo', decided_by: expect.any(Object) }),
    },
  ]);
  expect(await portal.events()).toEqual([]);
  const known = await decide([{ kind: 'personal', id, status: 'accepted', seen_status: 'rejected' }]);
  expect(known.body.data[0]).toMatchObject({ ok: true, is_changed: true, decision: { status: 'accepted' } });
});

it('a repeated call changes nothing and notifies nobody [ORG-303]', async () => {
  const ids = await waiting('personal', 3);
  const items = ids.map((id) => ({ kind: 'personal' as const, id, status: 'rejected', comment: 'No photo' }));
  await decide(items);
  await portal.database.read.deleteFrom('outbox').execute();
  const audit = async () => (await portal.database.read.selectFrom('audit_log').select('id').execute()).length;
  const before = await audit();
  const { body } = await decide(items);
  expect(body.data.map(({ ok, is_changed }) => [ok, is_changed])).toEqual(ids.map(() => [true, false]));
  expect([await portal.events(), await audit()]).toEqual([[], before]);
});

it('a batch of more than 500 items and an empty one are refused [ORG-300]', async () => {
  expect((await decide([])).status).toBe(422);
  const items = Array.from({ length: 501 }, (_, id) => ({ kind: 'car' as const, id: id + 1, status: 'accepted' }));
  expect((await decide(items)).status).toBe(422);
});

it('staff read a pass before deciding it, with visa data and exhibitor [ORG-304]', async () => {
  const visa = await aPersonalPass(portal, exhibitor, {
    ...{ type: 'visa', country_id: (await aCountry(portal)).id, birthday: '1984-02-29' },
    status: 'accepted',
  });
  const { status, body } = await staff.get(`/organizer/personal-passes/${visa.id}`);
  expect([status, body]).toEqual([
    200,
    {
      data: expect.objectContaining({
        id: visa.id,
        barcode: visa.barcode,
        birthday: visa.birthday,
        country: expect.objectContaining({ name_eng: expect.any(String) }),
        exhibitor: expect.objectContaining({ id: visa.participation_id, name_rus: expect.any(String) }),
        exhibition: expect.objectContaining({ title_eng: expect.any(String) }),
        decision: expect.objectContaining({ status: expect.any(String) }),
      }),
    },
  ]);
  const [car = 0] = await waiting('car', 1);
  expect((await staff.get(`/organizer/car-passes/${car}`)).body).toMatchObject({
    data: { id: car, cargos: expect.any(Array), exhibitor: { id: expect.any(Number) } },
  });
  expect((await staff.get('/organizer/personal-passes/999999')).status).toBe(404);
  await portal.database.read.updateTable('car_passes').set({ deleted_at: new Date() }).where('id', '=', car).execute();
  expect((await staff.get(`/organizer/car-passes/${car}`)).status).toBe(404);
});

it('staff neither see nor decide passes of exhibitions outside their access [ORG-314]', async () => {
  const [id = 0] = await waiting('personal', 1);
  const { id: managerId } = await aUser(portal, { access: 'manager' });
  const as = async (exhibitions: number[]) =>
    decidePasses(portal.services, { managerId, locale: 'en', exhibitions }, [
      { kind: 'personal', id, status: 'accepted' },
    ]);
  expect(await as([exhibitor.exhibitionId + 1])).toMatchObject([
    { ok: false, error: { message: 'Not found' }, decision: null },
  ]);
  expect(await as([exhibitor.exhibitionId])).toMatchObject([{ ok: true, decision: { status: 'accepted' } }]);
});
