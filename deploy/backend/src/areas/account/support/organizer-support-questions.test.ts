import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  [staff, reader] = [await aStaffCaller(portal), await exhibitor.as('read')];
});
afterAll(() => portal.stop());

interface Answer {
  data: { id: number; is_archived: boolean };
  errors?: Record<string, string[]>;
}
const path = '/organizer/support-questions';
const question = {
  ...{ question_rus: 'Где парковка?', question_eng: 'Where can I park?', position: 0 },
  ...{ answer_rus: 'У восточного входа.', answer_eng: 'At the eastern entrance.' },
};
const shown = async () =>
  (await reader.get<{ data: { id: number; question_eng: string; order: number }[] }>('/support/questions')).body.data;

it('staff add, change, archive and delete questions, which exhibitors see in order [ORG-145]', async () => {
  const { status, body } = await staff.post<Answer>(path, question);
  expect(status).toBe(201);
  const { id } = body.data;
  expect((await shown())[0]).toMatchObject({ id, question_eng: 'Where can I park?', order: 0 });
  await staff.patch(`${path}/${id}`, { position: 900, question_eng: 'Is there a car park?' });
  expect((await shown()).at(-1)).toMatchObject({ id, question_eng: 'Is there a car park?' });
  await staff.patch(`${path}/${id}`, { is_archived: true });
  expect((await shown()).map((one) => one.id)).not.toContain(id);
  const listed = await staff.get<{ data: Answer['data'][] }>(path);
  expect(listed.body.data.find((one) => one.id === id)?.is_archived).toBe(true);
  expect((await staff.delete<Answer>(`${path}/${id}`)).body.data).toEqual({ id, is_archived: false });
  expect((await staff.delete(`${path}/${id}`)).status).toBe(404);
});

it('a question without an answer, a misspelt key and calls from others are refused [ORG-145]', async () => {
  const empty = await staff.post<Answer>(path, { ...question, answer_eng: '', anwser_eng: 'x' });
  expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['anwser_eng']]);
  const missing = await staff.post<Answer>(path, { ...question, answer_eng: ' ' });
  expect(Object.keys(missing.body.errors ?? {})).toEqual(['answer_eng']);
  expect((await reader.post(path, question)).status).toBe(403);
});
