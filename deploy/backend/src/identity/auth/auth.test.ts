import { aParticipation, type Participation } from '../../testing/builders/participations';
import { aMember, aUser } from '../../testing/builders/users';
import { demoPassword as password } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

const editor = 'editor@severmech.example';
const reader = 'reader@severmech.example';
const admin = 'admin@severmech.example';
const supervisor = 'supervisor@severmech.example';
/** Each changes the password in one test. */
const [fourth, fifth, sixth] = [
  'fourth@severmech.example',
  'fifth@severmech.example',
  'sixth@severmech.example',
] as const;
/** Invited and still without a password. */
const invitee = 'director@kalibr.example';

interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}
interface SignedIn {
  data: { token: string; user: { id: number; email: string; locale: string } };
}

let portal: TestApp;
let participation: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal, { quota_certificate: 30 });
  await aMember(portal, participation, 'edit', { email: editor });
  for (const email of [reader, admin, supervisor, fourth, fifth, sixth]) await aUser(portal, { email });
  await aUser(portal, { email: invitee, password_hash: null, email_confirmed_at: null });
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_000));

const signIn = (email: string, secret = password, headers: Record<string, string> = {}, address?: string) =>
  portal.visitor.post<SignedIn & Refusal>('/auth/login', { email, password: secret }, { headers, address });

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('sign-in', () => {
  it('returns token and user, and the token opens the API [SHELL-048, SHELL-162]', async () => {
    const { status, body } = await signIn(' Editor@Severmech.example ');
    expect(status).toBe(200);
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.user).toMatchObject({ email: editor, locale: 'ru', access: 'participant' });
    const user = await portal.visitor.get<SignedIn['data']>('/auth/user', bearer(body.data.token));
    expect(user.body).toEqual({ data: body.data.user });
  });

  it('stores only the hash of the token [SHELL-048]', async () => {
    const { body } = await signIn(editor);
    const rows = await portal.database.read.selectFrom('sessions').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(body.data.token);
    expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  });

  it('rejects a wrong password and an unknown e-mail the same way, in both languages [SHELL-051, SHELL-053]', async () => {
    const wrong = await signIn(editor, 'Wrong-password-1');
    const unknown = await signIn('nobody@severmech.example', 'Wrong-password-1');
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect(wrong.body).toEqual({ message: 'Неверный логин или пароль', code: 'wrong_credentials' });
    expect(unknown.body).toEqual(wrong.body);
    const english = await signIn(editor, 'Wrong-password-1', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.body.message).toBe('Wrong login or password');
  });

  it('reveals an unconfirmed address only with the right password [SHELL-052, SHELL-053]', async () => {
    const { body } = await signIn(reader);
    await portal.database.read
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', body.data.user.id)
      .execute();
    expect((await signIn(reader, 'Wrong-password-1')).body.code).toBe('wrong_credentials');
    const refused = await signIn(reader);
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: 'Ваша электронная почта не подтверждена', code: 'email_not_confirmed' },
    ]);
    await portal.database.read
      .updateTable('users')
      .set({ email_confirmed_at: portal.clock.now() })
      .where('id', '=', body.data.user.id)
      .execute();
  });

  it('is limited to ten failed attempts per e-mail and address, also when parallel [SHELL-053, SHELL-215]', async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(admin, 'Wrong-password-1')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const late = tries.find(({ status }) => status === 429);
    expect(late?.body.message).toBe('Слишком много попыток. Повторите через 10 минут');
    expect(late?.headers['retry-after']).toBe('600');
    expect((await signIn(admin)).status).toBe(429);
    expect((await signIn(admin, password, {}, '10.1.1.1')).status).toBe(200);
    portal.clock.advance(9 * 60_000 + 1_000);
    expect((await signIn(admin)).body.message).toBe('Слишком много попыток. Повторите через 1 минуту');
    portal.clock.advance(60_000);
    expect((await signIn(admin)).status).toBe(200);
  });

  it('reports an empty field without checking the credentials [SHELL-050]', async () => {
    const { status, body } = await signIn('', '');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['Обязательное поле'], password: ['Обязательное поле'] });
    const none = await portal.visitor.post<Refusal>('/auth/login', { password });
    expect(none.body.errors).toEqual({ email: ['Обязательное поле'] });
  });
});

describe('sessions', () => {
  it("end on sign-out, while the user's other ones stay [SHELL-054]", async () => {
    const first = (await signIn(editor)).body.data.token;
    const second = (await signIn(editor)).body.data.token;
    expect((await portal.visitor.get('/auth/logout', bearer(first))).status).toBe(200);
    expect((await portal.visitor.get('/auth/user', bearer(first))).status).toBe(401);
    expect((await portal.visitor.get('/auth/user', bearer(second))).status).toBe(200);
  });

  it('last 30 days after their last use [SHELL-048]', async () => {
    const { token } = (await signIn(editor)).body.data;
    for (let month = 0; month < 2; month += 1) {
      portal.clock.advance(29 * 86_400_000);
      expect((await portal.visitor.get('/auth/user', bearer(token))).status).toBe(200);
    }
    portal.clock.advance(30 * 86_400_000 + 1);
    const ended = await portal.visitor.get('/auth/user', bearer(token));
    expect([ended.status, ended.body]).toEqual([401, { message: 'Сеанс завершён, войдите снова' }]);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic eDp5'])('reject the header «%s»', async (authorization) => {
    expect((await portal.visitor.get('/auth/user', { headers: { authorization } })).status).toBe(401);
  });
});

describe('profile and language', () => {
  let user: TestCaller;
  beforeEach(async () => {
    user = await portal.as(editor);
  });
  const profile = { name: ' Артём ', lastname: 'Кузнецов', middlename: '  ', phone: '79991234567' };

  it('stores trimmed input, returns the phone with its plus, ignores read-only fields [ACC-004, SHELL-209, SHELL-217]', async () => {
    const shown = { email: 'x@y.example', access: 'manager', locale: 'en', id: 1 };
    const { status, body } = await user.put<{ data: object }>('/auth/user', { ...profile, ...shown });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Артём', middlename: null, phone: '+79991234567', email: editor });
    expect(body.data).toMatchObject({ access: 'participant', locale: 'ru' });
    const { phone } = await portal.database.read
      .selectFrom('users')
      .select('phone')
      .where('email', '=', editor)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('79991234567');
    const withPlus = await user.put<{ data: object }>('/auth/user', { ...profile, phone: '+79991234567' });
    expect(withPlus.body.data).toMatchObject({ phone: '+79991234567' });
  });

  it('validates all fields at once by the shared rules [ACC-003] [SHELL-160]', async () => {
    const { status, body } = await user.put<Refusal>('/auth/user', {
      name: '',
      lastname: 'Иван2',
      middlename: 'Я'.repeat(51),
      phone: '8 (999) 1',
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Проверьте выделенные поля',
      code: 'validation_error',
      errors: {
        name: ['Обязательное поле'],
        lastname: ['Допустимы только буквы, пробел, дефис и тире'],
        middlename: ['Не более 50 символов'],
        phone: ['Начните с + и вводите только цифры, например +79991234567'],
      },
    });
  });

  it('stores the language of the user and rejects a third one [SHELL-082]', async () => {
    expect((await user.post('/language', { locale: 'en' })).status).toBe(200);
    expect((await user.get<SignedIn>('/auth/user')).body.data).toMatchObject({ locale: 'en' });
    // a response is in the language of its request, whatever is stored
    const { status, body } = await user.post<Refusal>('/language', { locale: 'de' });
    expect([status, body.errors]).toEqual([422, { locale: ['Выберите из списка'] }]);
    await user.post('/language', { locale: 'ru' });
  });

  it('mirrors the participation most recently made primary [SHELL-138]', async () => {
    await portal.database.read
      .updateTable('users')
      .set({ primary_participation_id: participation.id })
      .where('email', '=', editor)
      .execute();
    const { body } = await user.get<SignedIn>('/auth/user');
    expect(body.data).toMatchObject({ role: 'edit', currency: 'RUR', is_edit: true, quota: { certificate: 30 } });
  });
});

describe('password recovery', () => {
  const ask = (email: string) => portal.visitor.post<{ message: string }>('/auth/forgot-password', { email });
  const deliver = () => portal.services.outbox.drain();
  const tokenOfLastEmail = () => /recovery\/reset\/([\w-]{43})/.exec(portal.emails.at(-1)?.text ?? '')?.[1] ?? '';
  const update = (token: string, secret: string, confirmation = secret, address?: string) =>
    portal.visitor.post<Refusal>(
      '/auth/update-password',
      { token, password: secret, password_confirmation: confirmation },
      { address },
    );

  it('answers known and unknown addresses the same way and sends e-mails only to known ones [SHELL-057]', async () => {
    // e-mails about the sign-ins of other tests
    await deliver();
    portal.emails.length = 0;
    const known = await ask(supervisor);
    const unknown = await ask('nobody@severmech.example');
    const invited = await ask(invitee);
    expect([known.status, unknown.status, invited.status]).toEqual([200, 200, 200]);
    expect(unknown.body).toEqual(known.body);
    // the same row is written for every address: nothing is looked up before the response
    await deliver();
    expect(portal.emails.map(({ to }) => to)).toEqual([supervisor]);
    expect(portal.emails[0]?.text).toContain('https://portal.example/recovery/reset/');
  });

  it('sends at most three e-mails per address and hour [SHELL-225]', async () => {
    portal.emails.length = 0;
    for (let n = 0; n < 5; n += 1) expect((await ask(reader)).status).toBe(200);
    await deliver();
    expect(portal.emails).toHaveLength(3);
    portal.clock.advance(3_600_001);
    await ask(reader);
    await deliver();
    expect(portal.emails).toHaveLength(4);
  });

  it('sets the password once, ends all sessions, and accepts only the new one [SHELL-059]', async () => {
    const email = fourth;
    const sessions = [await signIn(email), await signIn(email)].map(({ body }) => body.data.token);
    await ask(email);
    await deliver();
    const token = tokenOfLastEmail();
    expect((await update(token, 'новый пароль')).body.message).toBe('Пароль изменён');
    for (const session of sessions) expect((await portal.visitor.get('/auth/user', bearer(session))).status).toBe(401);
    expect((await signIn(email)).status).toBe(422);
    expect((await signIn(email, 'новый пароль')).status).toBe(200);
    const again = await update(token, 'ещё один пароль');
    expect([again.status, again.body.code]).toEqual([422, 'wrong_token']);
  });

  it('expires the link after 60 minutes [SHELL-059]', async () => {
    await ask(fifth);
    await deliver();
    portal.clock.advance(3_600_000);
    expect((await update(tokenOfLastEmail(), 'Long-enough-1')).body.code).toBe('wrong_token');
    await ask(fifth);
    await deliver();
    portal.clock.advance(3_599_000);
    expect((await update(tokenOfLastEmail(), password)).status).toBe(200);
  });

  it('uses all 72 characters, also multibyte ones [SHELL-060]', async () => {
    const email = sixth;
    await ask(email);
    await deliver();
    const long = '🔑🗝🔒🔓'.repeat(18).slice(0, -2);
    expect((await update(tokenOfLastEmail(), `${long}a`)).status).toBe(200);
    expect((await signIn(email, `${long}b`)).status).toBe(422);
    expect((await signIn(email, long)).status).toBe(422);
    expect((await signIn(email, `${long}a`)).status).toBe(200);
  });

  it('requires 8 to 72 characters, entered twice [SHELL-060, SHELL-194]', async () => {
    const messages = async (secret: string, confirmation?: string) =>
      (await update('x', secret, confirmation)).body.errors;
    expect(await messages('семь123')).toEqual({ password: ['Введите не менее 8 символов'] });
    expect(await messages('я'.repeat(73))).toEqual({ password: ['Не более 72 символов'] });
    expect(await messages('Long-enough-1', 'Long-enough-2')).toEqual({
      password_confirmation: ['Пароли не совпадают'],
    });
  });

  it('is limited to 20 wrong tokens per address [SHELL-225]', async () => {
    const tries = await Promise.all(
      Array.from({ length: 22 }, (_, n) => update(`wrong-${n}`, 'Long-enough-1', undefined, '10.2.2.2')),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
