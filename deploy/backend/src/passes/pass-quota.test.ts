import { TestApp, type TestCaller } from '../testing/test-app';

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
/** A package file with one row, as text. */
const importOne = async () => {
  const form = new FormData();
  form.append('type', 'certificate');
  form.append('file', new Blob(['Компания;Фамилия;Имя\r\nООО «Резец»;Долгов;Остап']), 'people.csv');
  const encoded = new Response(form);
  return editor.post(`${path}/import`, Buffer.from(await encoded.arrayBuffer()), {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
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

  it('creations, imports, deletions and undos around one free place: never oversold, never a deadlock [PASS-243] [PASS-276]', async () => {
    const collective = await portal.as('supervisor@stankoprom.example');
    for (let round = 0; round < 20; round += 1) {
      await leaveFree(1);
      const first = await editor.post<{ data: { id: number } }>(path, person(round));
      const one = `${path}/${first.body.data.id}`;
      const work = Array.from({ length: 24 }, (_, index) => {
        if (index % 4 === 0) return editor.delete(one);
        if (index % 4 === 1) return editor.post(`${one}/restore`);
        if (index % 8 === 3) return importOne();
        // a neighbour at the same time: locks of two participations never wait for each other in a circle
        if (index === 2) return collective.post('/participants/110/personal-passes', person(index));
        return editor.post(path, person(index));
      });
      const statuses = (await Promise.all(work)).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 204, 404, 422].includes(status))).toEqual([]);
      const { count: used, total } = await quota();
      expect(used).toBeLessThanOrEqual(total);
    }
  });
});
