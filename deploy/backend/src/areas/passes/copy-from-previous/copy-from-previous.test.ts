import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Copying people and vehicles from an earlier exhibition (PASS-304 to PASS-306). */
let portal: TestApp;
let editor: TestCaller;
let supervisor: TestCaller;

interface Row {
  id: number;
  title: string;
  state: 'ready' | 'present' | 'refused';
  note: string | null;
}
type Kind = 'participant' | 'installation' | 'car';

const list = async (kind: Kind, caller = supervisor) => {
  const { body } = await caller.get<{ data: Row[]; meta: { quota: { count: number; total: number } } }>(
    '/participants/101/pass-sources/104',
    { query: { kind } },
  );
  return body;
};
const take = (kind: Kind, ids: number[], caller = supervisor, sourceId = 104, more: { stand_id?: number } = {}) =>
  caller.post<{ data: { created: number }; code?: string }>('/participants/101/pass-take-over', {
    source_id: sourceId,
    kind,
    ids,
    ...more,
  });
const ready = async (kind: Kind) => (await list(kind)).data.filter(({ state }) => state === 'ready');

beforeAll(async () => {
  portal = await TestApp.start();
  supervisor = await portal.as('supervisor@severmech.example');
  editor = await portal.as('editor@severmech.example');
});
beforeEach(async () => {
  const db = portal.database.read;
  await db.deleteFrom('personal_passes').where('id', '>', 10_000).execute();
  await db.deleteFrom('car_passes').where('id', '>', 10_000).execute();
  await db.updateTable('participations').set({ quota_certificate: 60 }).where('id', '=', 101).execute();
});
afterAll(() => portal.stop());

describe('the list of passes to copy', () => {
  it('contains earlier exhibitions of the same company that the caller may see [PASS-304]', async () => {
    const sources = async (caller: TestCaller) =>
      (await caller.get<{ data: { id: number }[] }>('/participants/101/pass-sources')).body.data.map(({ id }) => id);
    const all = await sources(supervisor);
    expect(all).toContain(104);
    expect(all).not.toContain(101);
    expect(all).not.toContain(105);
    expect(await sources(editor)).not.toContain(104);
    expect((await editor.get('/participants/101/pass-sources/104')).status).toBe(404);
    expect((await supervisor.get('/participants/101/pass-sources/130')).status).toBe(404);
    expect((await supervisor.get('/participants/102/pass-sources/101')).status).toBe(404);
  });

  it('marks every person who already has a pass, and shows the company that the pass will have [PASS-304]', async () => {
    const { data } = await list('participant');
    expect(data.length).toBeGreaterThan(2);
    expect(new Set(data.map(({ title }) => title)).size).toBe(data.length);
    const [first] = await ready('participant');
    await portal.database.read
      .updateTable('personal_passes')
      .set({ company_name: 'ООО «СеверМех Трейд»' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const changed = (await list('participant')).data.find(({ id }) => id === first?.id);
    expect(changed?.note).toBe('Была другая компания: укажем ООО «Северная механика»');
    await take('participant', [first?.id ?? 0]);
    const taken = (await list('participant')).data.find(({ id }) => id === first?.id);
    expect(taken?.state).toBe('present');
    const { body } = await supervisor.get<{ data: { company_name: string; status: string }[] }>(
      '/participants/101/personal-passes',
      { query: { type: 'certificate' } },
    );
    expect(body.data[0]).toMatchObject({ company_name: 'ООО «Северная механика»', status: 'consideration' });
  });

  it('marks a person who breaks a rule of the form with the reason, and copying that person is refused [PASS-304] [PASS-306]', async () => {
    const [first] = await ready('participant');
    const rename = (lastname: string) =>
      portal.database.read
        .updateTable('personal_passes')
        .set({ lastname })
        .where('id', '=', first?.id ?? 0)
        .execute();
    const { lastname } = await portal.database.read
      .selectFrom('personal_passes')
      .select('lastname')
      .where('id', '=', first?.id ?? 0)
      .executeTakeFirstOrThrow();
    await rename('Громов 2');
    const refused = (await list('participant')).data.find(({ id }) => id === first?.id);
    expect(refused).toMatchObject({
      state: 'refused',
      note: 'Допустимы только буквы, пробел, дефис и тире',
    });
    expect((await take('participant', [first?.id ?? 0])).body.code).toBe('not_takeable');
    await rename(lastname);
  });

  it('shifts the dates of vehicles with the exhibition and assigns a stand of the new one [PASS-305]', async () => {
    // both vehicles of the previous exhibition are already in the list of this one
    expect((await list('car')).data.map(({ state }) => state)).toEqual(['present', 'present']);
    await portal.database.read
      .updateTable('car_passes')
      .set({ car_number: 'М777ММ77' })
      .where('participation_id', '=', 104)
      .execute();
    const [car] = await ready('car');
    expect(car?.note).toMatch(/^Новые даты: \d\d\.\d\d\.\d{4}/);
    expect((await take('car', [car?.id ?? 0])).body.data).toEqual({ created: 1 });
    const { body } = await supervisor.get<{
      data: { id: number; car_number: string; entry_date: string; stand: { title: string } }[];
    }>('/participants/101/car-passes');
    expect(body.data[0]).toMatchObject({ car_number: car?.title, stand: { title: '24C10' } });
    const { body: own } = await supervisor.get<{ data: { exhibition: Record<string, string> } }>('/participants/101');
    expect((body.data[0]?.entry_date ?? '') >= (own.data.exhibition['installation_started_at'] ?? '')).toBe(true);
    const history = await supervisor.get<{ data: { action: string }[] }>(
      `/participants/101/car-passes/${body.data[0]?.id}/history`,
    );
    expect(history.body.data.map(({ action }) => action)).toEqual(['taken-over']);

    await portal.database.read.deleteFrom('car_passes').where('id', '>', 10_000).execute();
    // 7 is a stand of another participation
    expect((await take('car', [car?.id ?? 0], supervisor, 104, { stand_id: 7 })).body.code).toBe('not_takeable');
    expect((await take('car', [car?.id ?? 0], supervisor, 104, { stand_id: 2 })).body.data).toEqual({ created: 1 });
    const chosen = await supervisor.get<{ data: { stand: { title: string } }[] }>('/participants/101/car-passes');
    expect(chosen.body.data[0]?.stand).toEqual({ title: '24C12' });
  });
});

describe('copying passes', () => {
  it('is all or nothing: one pass that was copied meanwhile causes the whole call to be refused [PASS-306]', async () => {
    const [first, second] = await ready('participant');
    await take('participant', [first?.id ?? 0]);
    const before = (await list('participant')).meta.quota.count;
    expect((await take('participant', [first?.id ?? 0, second?.id ?? 0])).body.code).toBe('not_takeable');
    expect((await take('participant', [second?.id ?? 0, 999_999])).status).toBe(404);
    expect((await list('participant')).meta.quota.count).toBe(before);
  });

  it('respects the quota, the caller’s rights and the source [PASS-306]', async () => {
    const rows = await ready('participant');
    const { count } = (await list('participant')).meta.quota;
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: count + 1 })
      .where('id', '=', 101)
      .execute();
    const ids = rows.slice(0, 2).map(({ id }) => id);
    expect((await take('participant', ids)).body.code).toBe('quota_reached');
    expect((await take('participant', ids, editor)).status).toBe(404);
    const reader = await portal.as('reader@severmech.example');
    expect((await take('participant', ids, reader)).body.code).toBe('no_write_access');
    expect((await take('participant', ids, supervisor, 130)).status).toBe(404);
  });

  it('happens once per key, and the history of each pass names its source [PASS-306] [PASS-281] [SHELL-229]', async () => {
    const [first] = await ready('participant');
    const body = { source_id: 104, kind: 'participant', ids: [first?.id] };
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000104' };
    const path = '/participants/101/pass-take-over';
    const before = (await list('participant')).meta.quota.count;
    const answers = [
      await supervisor.post<object>(path, body, { headers }),
      await supervisor.post<object>(path, body, { headers }),
    ];
    expect(answers.map(({ status, body: answer }) => [status, answer])).toEqual([
      [201, { data: { created: 1 } }],
      [201, { data: { created: 1 } }],
    ]);
    expect((await list('participant')).meta.quota.count).toBe(before + 1);
    const { body: passes } = await supervisor.get<{ data: { id: number }[] }>('/participants/101/personal-passes', {
      query: { type: 'certificate' },
    });
    const history = await supervisor.get<{ data: object[] }>(
      `/participants/101/personal-passes/${passes.data[0]?.id}/history`,
    );
    expect(history.body.data).toMatchObject([{ action: 'taken-over', by: { is_organizer: false } }]);
  });

  it('respects the switch and the deadline of the exhibition [PASS-306]', async () => {
    const [first] = await ready('participant');
    const ids = [first?.id ?? 0];
    const change = (values: { create_personal_pass_disabled?: boolean; personal_pass_ended_at?: string }) =>
      portal.database.read.updateTable('exhibitions').set(values).where('id', '=', 1).execute();
    const { personal_pass_ended_at: lastDay } = await portal.database.read
      .selectFrom('exhibitions')
      .select('personal_pass_ended_at')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await change({ create_personal_pass_disabled: true });
    expect((await take('participant', ids)).body.code).toBe('creation_disabled');
    await change({ create_personal_pass_disabled: false, personal_pass_ended_at: '2026-01-01' });
    expect((await take('participant', ids)).body.code).toBe('deadline_reached');
    await change({ personal_pass_ended_at: String(lastDay) });
    expect((await take('participant', ids)).status).toBe(201);
  });

  it('assigns the last place once among simultaneous calls [PASS-306]', async () => {
    const rows = await ready('participant');
    const { count } = (await list('participant')).meta.quota;
    await portal.database.read
      .updateTable('participations')
      .set({ quota_certificate: count + 1 })
      .where('id', '=', 101)
      .execute();
    const answers = await Promise.all(
      [...rows.slice(0, 3), ...rows.slice(0, 3)].map(({ id }) => take('participant', [id])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
