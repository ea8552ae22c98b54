import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Many hands around the last free place of a collective stand (PASS-243, ACC-106). */
const rounds = 12;
const hands = 24;
const path = '/participants/110/sub-participants';
const pass = { type: 'certificate', company_name: 'ООО «Резец»', lastname: 'Долгов', name: 'Остап' };

interface Listed {
  data: { id: number; quota: { certificate: number | null }; pass_personal: number }[];
  meta: { quota: { total: number | null; own: number; held: number; given: number; available: number } };
}

let portal: TestApp;
let stand: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  stand = await portal.as('supervisor@stankoprom.example');
});
afterAll(() => portal.stop());

const listed = async (): Promise<Listed> => (await stand.get<Listed>(path)).body;

/** Sub-exhibitors and passes of the demo world only, and one free place. */
const prepare = async () => {
  const { read } = portal.database;
  await read.deleteFrom('attempts').execute();
  await read.deleteFrom('personal_passes').where('id', '>', 10_000).execute();
  await read
    .updateTable('participations')
    .set({ deleted_at: portal.clock.now(), quota_certificate: 0 })
    .where('parent_id', '=', 110)
    .where('id', '>', 1_000)
    .execute();
  await read.updateTable('participations').set({ quota_certificate: 5 }).where('id', '=', 111).execute();
  const { meta } = await listed();
  const total = meta.quota.own + meta.quota.held + meta.quota.given + 1;
  await read.updateTable('participations').set({ quota_certificate: total }).where('id', '=', 110).execute();
};

it('invitations, quotas, passes and deletions around one free place: never given twice, no deadlock [PASS-243] [ACC-091] [ACC-101] [ACC-106]', async () => {
  const answers = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    await prepare();
    const work = Array.from({ length: hands }, (_, index) => {
      const turn = index % 6;
      if (turn === 0) return stand.put(`${path}/111`, { is_edit: true, certificate: 6 });
      if (turn === 1) return stand.post('/participants/110/personal-passes', pass);
      if (turn === 2) return stand.put(`${path}/111`, { is_edit: true, certificate: 5 });
      if (turn === 3) return stand.post('/participants/111/personal-passes', pass);
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
    const organizer = await portal.as('organizer@fairfront.example');
    await Promise.all([
      stand.post('/participants/111/personal-passes', pass),
      stand.delete(`${path}/111`),
      stand.post('/participants/111/personal-passes', pass),
    ]);
    const alive = await portal.database.read
      .selectFrom('personal_passes')
      .select('id')
      .where('participation_id', '=', 111)
      .where('deleted_at', 'is', null)
      .execute();
    expect([round, alive]).toEqual([round, []]);
    expect((await organizer.post('/organizer/participants/111/restore')).status).toBe(204);
  }
}, 180_000);
