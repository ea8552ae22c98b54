import type { TestCaller } from '../../../testing/test-app';
import { editor, people, portal, severmech, upload, usePackageFiles, workbook } from './testing/package-files';

/** Events for open tabs when passes are added and deleted: one event per call, written in its transaction. */
usePackageFiles();

const key = '0b5c8a1e-7a52-4c1f-9c51-2f0a4d9f3c11';
const withKey = { headers: { 'idempotency-key': key } };
const person = { type: 'certificate', company_name: severmech, lastname: 'Долгов', name: 'Остап', middlename: 'Ильич' };
const vehicle = {
  ...{ car_type_id: 3, car_number: 'е777кх152', trailer_number: '', load_capacity: '3,5', target: 'mounting' },
  ...{ entry_date: '2026-05-21', departure_date: '2026-05-28', stand_id: 1, phone: '+79161110001' },
  ...{ lastname: 'Петров', name: 'Андрей', middlename: null, cargos: [{ title: 'Ящик', quantity: 1 }] },
};
const personal = '/participants/101/personal-passes';
const cars = '/participants/101/car-passes';

/** Channels and data of the events that calls have written. */
const heardAfter = async (...calls: (() => Promise<{ status: number }>)[]) => {
  await portal.database.read.deleteFrom('outbox').execute();
  for (const call of calls) expect([200, 201, 204]).toContain((await call()).status);
  const published = (await portal.events()).filter(({ event }) => event === 'passes.updated');
  return published.map(({ channel, data }) => [channel, data]);
};
const event = (kind: 'personal' | 'car', callId: string | null = null) => [
  'private-participants.101',
  { kind, call_id: callId, updated_at: portal.clock.now().toISOString() },
];
const create = async (path: string, body: object) =>
  (await editor.post<{ data: { id: number } }>(path, body)).body.data;

describe('an event for open tabs', () => {
  it('is published when a colleague adds, deletes or restores a pass, with the beginning of the call’s key [PASS-337]', async () => {
    expect(await heardAfter(() => editor.post(personal, person, withKey))).toEqual([event('personal', '0b5c8a1e')]);
    // repeating the call changes nothing
    expect(await heardAfter(() => editor.post(personal, person, withKey))).toEqual([]);
    const { id } = await create(personal, person);
    const one = `${personal}/${id}`;
    expect(await heardAfter(() => editor.delete(one, withKey))).toEqual([event('personal', '0b5c8a1e')]);
    expect(await heardAfter(() => editor.post(`${one}/restore`))).toEqual([event('personal')]);
    expect(await heardAfter(() => editor.post(`${one}/restore`))).toEqual([]);
  });

  it('is also published for vehicles and for passes that the organiser restores [PASS-337]', async () => {
    expect(await heardAfter(() => editor.post(cars, vehicle))).toEqual([event('car')]);
    const { id } = await create(cars, vehicle);
    expect(await heardAfter(() => editor.delete(`${cars}/${id}`))).toEqual([event('car')]);
    const organizer = await portal.as('organizer@fairfront.example');
    expect(await heardAfter(() => organizer.post(`/organizer/car-passes/${id}/restore`))).toEqual([event('car')]);
  });

  it('is published once for a file, for a copy from an earlier exhibition and for deleting a whole list [PASS-337]', async () => {
    const file = await workbook(people(3));
    expect(await heardAfter(() => upload(file, { dryRun: true }))).toEqual([]);
    const keyOfFile = 'f11e0b5c-7a52-4c1f-9c51-2f0a4d9f3c11';
    expect(await heardAfter(() => upload(file, { key: keyOfFile }))).toEqual([event('personal', 'f11e0b5c')]);
    const supervisor: TestCaller = await portal.as('supervisor@severmech.example');
    const source = '/participants/101/pass-sources/104';
    const { body } = await supervisor.get<{ data: { id: number; state: string }[] }>(source);
    const ids = body.data.filter(({ state }) => state === 'ready').map((row) => row.id);
    expect(ids.length).toBeGreaterThan(1);
    const taking = { source_id: 104, kind: 'participant', ids: ids.slice(0, 2) };
    expect(await heardAfter(() => supervisor.post('/participants/101/pass-take-over', taking))).toEqual([
      event('personal'),
    ]);
    const all = { query: { type: 'certificate' } };
    expect(await heardAfter(() => editor.delete(personal, all))).toEqual([event('personal')]);
    expect(await heardAfter(() => editor.delete(personal, all))).toEqual([]);
  });

  it('is not published for a refused call [PASS-337]', async () => {
    await portal.database.read.deleteFrom('outbox').execute();
    expect((await editor.post(personal, { ...person, lastname: '' })).status).toBe(422);
    expect((await editor.delete(`${personal}/999999`)).status).toBe(404);
    expect(await portal.events()).toEqual([]);
  });
});
