import { aParticipation } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { asMember } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Simultaneous calls for the last places (PASS-243). */
let portal: TestApp;
let editor: TestCaller;
let path: string;

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
const count = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  // two of twelve places are taken
  const participation = await aParticipation(portal, { quota_certificate: 12 });
  await aPersonalPass(portal, participation);
  await aPersonalPass(portal, participation);
  editor = await asMember(portal, participation, 'edit');
  path = `/participants/${participation.id}/personal-passes`;
});
afterAll(() => portal.stop());

describe('the last places', () => {
  it('40 parallel creations on 10 places: exactly 10 passes [PASS-243]', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => editor.post(path, person(index))));
    expect(count(answers.map(({ status }) => status))).toEqual({ 201: 10, 422: 30 });
    const { count: used, total } = await quota();
    expect([used, total]).toEqual([12, 12]);
    const codes = answers.filter(({ status }) => status === 422).map(({ body }) => (body as { code: string }).code);
    expect(new Set(codes)).toEqual(new Set(['quota_reached']));
  });
});
