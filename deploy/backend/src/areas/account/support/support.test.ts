import { aUser } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it('support questions are returned with answers in both languages, in order, to every signed-in user [ACC-147] [ACC-148]', async () => {
  const question = (name: string, position: number) => ({
    ...{ position, question_rus: `${name}?`, question_eng: `${name}, in English?` },
    ...{ answer_rus: `${name}.`, answer_eng: `${name}, in English.` },
  });
  const stored = await portal.database.read
    .insertInto('support_questions')
    .values([question('Пропуска', 2), question('Стенд', 3), question('Вход', 1)])
    .returning('id')
    .execute();
  const [passes, stand, entrance] = stored.map(({ id }) => id);
  const caller = await portal.as((await aUser(portal)).email);
  const { status, body } = await caller.get<{ data: { id: number; order: number }[] }>('/support/questions');
  expect([status, body.data.map(({ id }) => id)]).toEqual([200, [entrance, passes, stand]]);
  expect(body.data[1]).toEqual({
    id: passes,
    question_rus: 'Пропуска?',
    question_eng: 'Пропуска, in English?',
    answer_rus: 'Пропуска.',
    answer_eng: 'Пропуска, in English.',
    order: 2,
  });
  expect((await portal.visitor.get('/support/questions')).status).toBe(401);
});
