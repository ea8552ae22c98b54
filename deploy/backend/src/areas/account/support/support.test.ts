import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('answers questions with answers in both languages, in their order, to everybody signed in [ACC-147] [ACC-148]', async () => {
  const caller = await portal.as('reader@severmech.example');
  await portal.database.read.updateTable('support_questions').set({ position: 0 }).where('id', '=', 5).execute();
  const { status, body } = await caller.get<{ data: { id: number; order: number }[] }>('/support/questions');
  expect([status, body.data.map(({ id }) => id)]).toEqual([200, [5, 1, 2, 3, 4, 6, 7]]);
  expect(body.data[1]).toEqual({
    id: 1,
    question_rus: 'Сколько бесплатных пропусков входит в мой стенд?',
    question_eng: 'How many free passes does my stand include?',
    answer_rus: expect.stringContaining('3 м²'),
    answer_eng: expect.stringContaining('3 m²'),
    order: 1,
  });
  expect((await portal.visitor.get('/support/questions')).status).toBe(401);
});
