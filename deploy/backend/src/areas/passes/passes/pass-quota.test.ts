import { TestApp, type TestCaller } from '../../../testing/test-app';

/** What happens when many hands reach for the last places at once (PASS-243). */
let portal: TestApp;
let editor: TestCaller;

const path = '/participants/101/personal-passes';
const person = (number: number) => ({
  type: 'certificate',
  company_name: 'ООО «Северная механика»',
  lastname: 'Долгов',
  name: `Остап ${'И'.repeat((number % 40) + 1)}`,
});
const quota = async () => {
  const { body } = await editor.get<{ meta: { quota: { count: number; total: number } } }>(path, {
    query: { type: 'certificate' },
  });
  return body.meta.quota;
};
const leaveFree = async (places: number) => {
  await portal.database.read.deleteFrom('personal_passes').where('id', '>', 10_000).execute();
  const { count } = await quota();
  await portal.database.read
    .updateTable('participations')
    .set({ quota_certificate: count + places })
    .where('id', '=', 101)
    .execute();
};
const count = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
});
afterAll(() => portal.stop());

describe('the last places', () => {
  it('40 parallel creations on 10 places: exactly 10 passes [PASS-243]', async () => {
    await leaveFree(10);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => editor.post(path, person(index))));
    expect(count(answers.map(({ status }) => status))).toEqual({ 201: 10, 422: 30 });
    const { count: used, total } = await quota();
    expect(used).toBe(total);
    const codes = answers.filter(({ status }) => status === 422).map(({ body }) => (body as { code: string }).code);
    expect(new Set(codes)).toEqual(new Set(['quota_reached']));
  });
});
