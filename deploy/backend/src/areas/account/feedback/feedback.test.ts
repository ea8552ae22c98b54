import { aUser } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

interface Answer {
  data?: { id: number };
  errors?: Record<string, string[]>;
}
const message = { name: 'Анна', message: 'Где стенд?', email: 'anna@example.com', phone: null };
const stored = (id = 0) =>
  portal.database.read.selectFrom('feedbacks').selectAll().where('id', '=', id).executeTakeFirst();

it('feedback is accepted from visitors and from users, with user id and language [SHELL-118, SHELL-213]', async () => {
  const visitor = await portal.visitor.post<Answer>('/feedbacks', message, { address: '10.0.0.1' });
  expect([visitor.status, visitor.body]).toEqual([201, { data: { id: expect.any(Number) } }]);
  expect(await stored(visitor.body.data?.id)).toMatchObject({ user_id: null, locale: 'ru', email: 'anna@example.com' });
  const { id, email } = await aUser(portal);
  const caller = await portal.as(email);
  const user = await caller.post<Answer>(
    '/feedbacks',
    { ...message, email: null, phone: '+79991234567' },
    { headers: { 'accept-language': 'en' }, address: '10.0.0.1' },
  );
  expect(await stored(user.body.data?.id)).toMatchObject({
    ...{ user_id: id, locale: 'en', phone: '79991234567', email: null },
  });
});

it('feedback requires a name, a message and a phone number or e-mail address [SHELL-118, SHELL-122]', async () => {
  const errors = async (body: object) =>
    (await portal.visitor.post<Answer>('/feedbacks', body, { address: '10.0.0.2' })).body.errors;
  expect(await errors({ name: ' ', message: '', email: null, phone: null })).toEqual({
    name: ['Обязательное поле'],
    message: ['Обязательное поле'],
    email: ['Обязательное поле'],
  });
  expect(await errors({ ...message, email: 'anna@' })).toEqual({
    email: ['Введите электронную почту в виде name@example.com'],
  });
  expect(Object.keys((await errors({ ...message, email: null, phone: '+7 abc' })) ?? {})).toEqual(['phone']);
});

it('feedback is limited to ten messages per hour and IP address [SHELL-118, SHELL-215]', async () => {
  const send = () => portal.visitor.post('/feedbacks', message, { address: '10.0.0.3' });
  for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(201);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ message: 'Слишком много попыток. Повторите через 60 минут' });
  expect((await portal.visitor.post('/feedbacks', message, { address: '10.0.0.4' })).status).toBe(201);
  portal.clock.advance(3_600_001);
  expect((await send()).status).toBe(201);
});
