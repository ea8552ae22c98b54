import { aParticipation, aSubExhibitor, type Participation } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { asMember, asStaff } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Many hands around the last free place of a collective stand (PASS-243, ACC-106). */
const rounds = 12;
const hands = 24;
const pass = { type: 'certificate', company_name: 'ООО «Резец»', lastname: 'Долгов', name: 'Остап' };

interface Listed {
  data: { id: number; quota: { certificate: number | null }; pass_personal: number }[];
  meta: { quota: { total: number | null; own: number; held: number; given: number; available: number } };
}

let portal: TestApp;
let stand: TestCaller;
let collective: Participation;
let sub: Participation;
let neighbour: Participation;
let path: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  collective = await aParticipation(portal, { type: 'collective' });
  stand = await asMember(portal, collective, 'supervisor');
  sub = await aSubExhibitor(portal, collective, { quota_certificate: 5 });
  neighbour = await aSubExhibitor(portal, collective, { quota_certificate: 7 });
  await aPersonalPass(portal, sub);
  path = `/participants/${collective.id}/sub-participants`;
});
afterAll(() => portal.stop());

const listed = async (): Promise<Listed> => (await stand.get<Listed>(path)).body;

/** Two sub-exhibitors with one pass, and one free place. */
const prepare = async () => {
  const { read } = portal.database;
  await read.deleteFrom('attempts').execute();
  await read.deleteFrom('personal_passes').execute();
  await aPersonalPass(portal, sub);
  await read
    .updateTable('participations')
    .set({ deleted_at: portal.clock.now(), quota_certificate: 0 })
    .where('parent_id', '=', collective.id)
    .where('id', 'not in', [sub.id, neighbour.id])
    .execute();
  await read.updateTable('participations').set({ quota_certificate: 5 }).where('id', '=', sub.id).execute();
  const { meta } = await listed();
  const total = meta.quota.own + meta.quota.held + meta.quota.given + 1;
  await read.updateTable('participations').set({ quota_certificate: total }).where('id', '=', collective.id).execute();
};

it('invitations, quotas, passes and deletions that compete for one place never assign it twice and never deadlock [PASS-243] [ACC-091] [ACC-101] [ACC-106]', async () => {
  const answers = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    const work = Array.from({ length: hands }, (_, index) => {
      const turn = index % 6;
      if (turn === 0) return stand.put(`${path}/${sub.id}`, { is_edit: true, certificate: 6 });
      if (turn === 1) return stand.post(`/participants/${collective.id}/personal-passes`, pass);
      if (turn === 2) return stand.put(`${path}/${sub.id}`, { is_edit: true, certificate: 5 });
      if (turn === 3) return stand.post(`/participants/${sub.id}/personal-passes`, pass);
      const companies = [
        {
          name_rus: 'ООО «Гонка»',
          name_eng: 'Race LLC',
          email: `race-${round}-${index}@race.example`,
          inn: '7701234567',
          certificate: 1,
        },
      ];
      return stand.post(path, { companies });
    });
    for (const { status } of await Promise.all(work)) answers.set(status, (answers.get(status) ?? 0) + 1);
    const { data, meta } = await listed();
    const { total, own, held, given } = meta.quota;
    expect([round, own + held + given <= (total ?? 0)]).toEqual([round, true]);
    expect(given).toBe(data.reduce((sum, row) => sum + (row.quota.certificate ?? 0), 0));
    for (const row of data) expect(row.pass_personal).toBeLessThanOrEqual(row.quota.certificate ?? 0);
  }
  expect([...answers.keys()].filter((status) => ![200, 201, 422].includes(status))).toEqual([]);
  expect(answers.get(201)).toBeGreaterThanOrEqual(rounds);
}, 180_000);

it('a pass of a sub-exhibitor and its deletion at once: no pass outlives its participation [ACC-106] [PASS-243]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    const organizer = await asStaff(portal);
    await Promise.all([
      stand.post(`/participants/${sub.id}/personal-passes`, pass),
      stand.delete(`${path}/${sub.id}`),
      stand.post(`/participants/${sub.id}/personal-passes`, pass),
    ]);
    const alive = await portal.database.read
      .selectFrom('personal_passes')
      .select('id')
      .where('participation_id', '=', sub.id)
      .where('deleted_at', 'is', null)
      .execute();
    expect([round, alive]).toEqual([round, []]);
    expect((await organizer.post(`/organizer/participants/${sub.id}/restore`)).status).toBe(204);
  }
}, 180_000);
