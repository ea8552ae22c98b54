import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCompany, aStand } from '../../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { join } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Copying people and vehicles from an earlier exhibition (PASS-304 to PASS-306). */
let portal: TestApp;
/** The company now, with the stands 24C10 and 24C12, and at an exhibition of last year. */
let current: Exhibitor;
let previous: Exhibitor;
let stands: { id: number }[];
/** A member of both; the editor is only in the current one. */
let supervisor: TestCaller;
let editor: TestCaller;

interface Row {
  id: number;
  title: string;
  state: 'ready' | 'present' | 'refused';
  note: string | null;
}
type Kind = 'participant' | 'installation' | 'car';

const list = async (kind: Kind, caller = supervisor) => {
  const { body } = await caller.get<{ data: Row[]; meta: { quota: { count: number; total: number } } }>(
    `${current.path}/pass-sources/${previous.id}`,
    { query: { kind } },
  );
  return body;
};
const take = (
  kind: Kind,
  ids: number[],
  caller = supervisor,
  sourceId = previous.id,
  more: { stand_id?: number } = {},
) =>
  caller.post<{ data: { created: number }; code?: string }>(`${current.path}/pass-take-over`, {
    source_id: sourceId,
    kind,
    ids,
    ...more,
  });
const ready = async (kind: Kind) => (await list(kind)).data.filter(({ state }) => state === 'ready');
/** The same company at an exhibition that begins in so many days; its supervisor is a member. */
const sameCompany = async (start: number): Promise<Exhibitor> => {
  const { id } = await anExhibition(portal, exhibitionDates(portal, start));
  const exhibitor = await anExhibitor(portal, { exhibition_id: id, company_id: current.companyId });
  await join(portal, await current.member('supervisor'), exhibitor, 'supervisor');
  return exhibitor;
};
const setQuota = (quota_certificate: number) =>
  portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', current.id).execute();

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const company = await aCompany(portal, { name_rus: 'ООО «Северная механика»' });
  current = await anExhibitor(portal, { company_id: company.id });
  stands = [await aStand(portal, current, { title: '24C10' }), await aStand(portal, current, { title: '24C12' })];
  previous = await sameCompany(-320);
  supervisor = await current.as('supervisor');
  editor = await current.as('edit');
});
/** Of four people and a vehicle of last year, Носов already has a pass of this year. */
beforeEach(async () => {
  const db = portal.database.read;
  await db.deleteFrom('personal_passes').execute();
  await db.deleteFrom('car_passes').execute();
  await setQuota(60);
  for (const lastname of ['Громов', 'Егоров', 'Комаров', 'Носов']) await aPersonalPass(portal, previous, { lastname });
  await aPersonalPass(portal, current, { lastname: 'Носов' });
  await aCarPass(portal, previous, { car_number: 'М777ММ77', entry_date: '2025-05-21' });
});
afterAll(() => portal.stop());

describe('the list of passes to copy', () => {
  it('contains earlier exhibitions of the same company that the caller may see [PASS-304]', async () => {
    const sources = async (caller: TestCaller) =>
      (await caller.get<{ data: { id: number }[] }>(`${current.path}/pass-sources`)).body.data.map(({ id }) => id);
    const next = await sameCompany(400);
    const other = await anExhibitor(portal, { exhibition_id: previous.exhibitionId });
    await join(portal, await current.member('supervisor'), other, 'supervisor');
    expect(await sources(supervisor)).toEqual([previous.id]);
    expect(await sources(editor)).toEqual([]);
    const status = async (caller: TestCaller, source: Exhibitor, of = current) =>
      (await caller.get(`${of.path}/pass-sources/${source.id}`, { query: { kind: 'car' } })).status;
    expect(await status(supervisor, previous)).toBe(200);
    expect(await status(editor, previous)).toBe(404);
    expect(await status(supervisor, other)).toBe(404);
    expect(await status(supervisor, next)).toBe(404);
    expect(await status(supervisor, current, previous)).toBe(404);
  });

  it('marks every person who already has a pass, and shows the company that the pass will have [PASS-304]', async () => {
    const { data } = await list('participant');
    expect(data.map(({ state }) => state).sort()).toEqual(['present', 'ready', 'ready', 'ready']);
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
      `${current.path}/personal-passes`,
      { query: { type: 'certificate' } },
    );
    expect(body.data[0]).toMatchObject({ company_name: 'ООО «Северная механика»', status: 'consideration' });
  });

  it('marks a person who breaks a rule of the form with the reason, and copying that person is refused [PASS-304] [PASS-306]', async () => {
    const [first] = await ready('participant');
    await portal.database.read
      .updateTable('personal_passes')
      .set({ lastname: 'Громов 2' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const refused = (await list('participant')).data.find(({ id }) => id === first?.id);
    expect(refused).toMatchObject({
      state: 'refused',
      note: 'Допустимы только буквы, пробел, дефис и тире',
    });
    expect((await take('participant', [first?.id ?? 0])).body.code).toBe('not_takeable');
  });

  it('shifts the dates of vehicles with the exhibition and assigns a stand of the new one [PASS-305]', async () => {
    const same = await aCarPass(portal, current, { car_number: 'М777ММ77' });
    expect((await list('car')).data.map(({ state }) => state)).toEqual(['present']);
    await portal.database.read.deleteFrom('car_passes').where('id', '=', same.id).execute();
    const [car] = await ready('car');
    expect(car?.note).toMatch(/^Новые даты: \d\d\.\d\d\.\d{4}/);
    expect((await take('car', [car?.id ?? 0])).body.data).toEqual({ created: 1 });
    const { body } = await supervisor.get<{
      data: { id: number; car_number: string; entry_date: string; stand: { title: string } }[];
    }>(`${current.path}/car-passes`);
    expect(body.data[0]).toMatchObject({ car_number: car?.title, stand: { title: '24C10' } });
    const { body: own } = await supervisor.get<{ data: { exhibition: Record<string, string> } }>(current.path);
    expect((body.data[0]?.entry_date ?? '') >= (own.data.exhibition['installation_started_at'] ?? '')).toBe(true);
    const history = await supervisor.get<{ data: { action: string }[] }>(
      `${current.path}/car-passes/${body.data[0]?.id}/history`,
    );
    expect(history.body.data.map(({ action }) => action)).toEqual(['taken-over']);

    await portal.database.read.deleteFrom('car_passes').where('participation_id', '=', current.id).execute();
    const takeTo = (stand_id: number) => take('car', [car?.id ?? 0], supervisor, previous.id, { stand_id });
    const foreign = await aStand(portal, await anExhibitor(portal, { exhibition_id: current.exhibitionId }));
    expect((await takeTo(foreign.id)).body.code).toBe('not_takeable');
    expect((await takeTo(stands[1]?.id ?? 0)).body.data).toEqual({ created: 1 });
    const chosen = await supervisor.get<{ data: { stand: { title: string } }[] }>(`${current.path}/car-passes`);
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
    await setQuota(count + 1);
    const ids = rows.slice(0, 2).map(({ id }) => id);
    expect((await take('participant', ids)).body.code).toBe('quota_reached');
    expect((await take('participant', ids, editor)).status).toBe(404);
    expect((await take('participant', ids, await current.as('read'))).body.code).toBe('no_write_access');
    const other = await anExhibitor(portal, { exhibition_id: previous.exhibitionId });
    expect((await take('participant', ids, supervisor, other.id)).status).toBe(404);
  });

  it('happens once per key, and the history of each pass names its source [PASS-306] [PASS-281] [SHELL-229]', async () => {
    const [first] = await ready('participant');
    const body = { source_id: previous.id, kind: 'participant', ids: [first?.id] };
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000104' };
    const path = `${current.path}/pass-take-over`;
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
    const { body: passes } = await supervisor.get<{ data: { id: number }[] }>(`${current.path}/personal-passes`, {
      query: { type: 'certificate' },
    });
    const history = await supervisor.get<{ data: object[] }>(
      `${current.path}/personal-passes/${passes.data[0]?.id}/history`,
    );
    expect(history.body.data).toMatchObject([{ action: 'taken-over', by: { is_organizer: false } }]);
  });

  it('respects the switch and the deadline of the exhibition [PASS-306]', async () => {
    const [first] = await ready('participant');
    const ids = [first?.id ?? 0];
    const change = (values: { create_personal_pass_disabled?: boolean; personal_pass_ended_at?: string }) =>
      portal.database.read.updateTable('exhibitions').set(values).where('id', '=', current.exhibitionId).execute();
    const { personal_pass_ended_at: lastDay } = await portal.database.read
      .selectFrom('exhibitions')
      .select('personal_pass_ended_at')
      .where('id', '=', current.exhibitionId)
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
    await setQuota(count + 1);
    const answers = await Promise.all([...rows, ...rows].map(({ id }) => take('participant', [id])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
