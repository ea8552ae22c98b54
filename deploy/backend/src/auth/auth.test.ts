import { TestApp, type TestCaller } from '../testing/test-app';
import { confirmationUrl, invitationUrl } from './invitations.service';

const password = 'Fairfront-demo-1';
const editor = 'editor@severmech.example';
interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}
interface SignedIn {
  data: { token: string; user: { id: number; email: string; locale: string } };
}

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_000));

const signIn = (email: string, secret = password, headers: Record<string, string> = {}, address?: string) =>
  portal.visitor.post<SignedIn & Refusal>('/auth/login', { email, password: secret }, { headers, address });

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('sign-in', () => {
  it('answers token and user, and the token opens the API [SHELL-048, SHELL-162]', async () => {
    const { status, body } = await signIn(' Editor@Severmech.example ');
    expect(status).toBe(200);
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data.user).toMatchObject({ email: editor, locale: 'ru', access: 'participant' });
    const user = await portal.visitor.get<SignedIn['data']>('/auth/user', bearer(body.data.token));
    expect(user.body).toEqual({ data: body.data.user });
  });

  it('stores the hash of the token only [SHELL-048]', async () => {
    const { body } = await signIn(editor);
    const rows = await portal.database.read.selectFrom('sessions').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(body.data.token);
    expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  });

  it('refuses a wrong password and an unknown e-mail alike, in both languages [SHELL-051, SHELL-053]', async () => {
    const wrong = await signIn(editor, 'Wrong-password-1');
    const unknown = await signIn('nobody@severmech.example', 'Wrong-password-1');
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect(wrong.body).toEqual({ message: 'Неверный логин или пароль', code: 'wrong_credentials' });
    expect(unknown.body).toEqual(wrong.body);
    const english = await signIn(editor, 'Wrong-password-1', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.body.message).toBe('Wrong login or password');
  });

  it('says that an address is not confirmed only to who knows the password [SHELL-052, SHELL-053]', async () => {
    const { body } = await signIn('reader@severmech.example');
    await portal.database.read
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', body.data.user.id)
      .execute();
    expect((await signIn('reader@severmech.example', 'Wrong-password-1')).body.code).toBe('wrong_credentials');
    const refused = await signIn('reader@severmech.example');
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: 'Ваш e-mail не подтверждён', code: 'email_not_confirmed' },
    ]);
    await portal.database.read
      .updateTable('users')
      .set({ email_confirmed_at: portal.clock.now() })
      .where('id', '=', body.data.user.id)
      .execute();
  });

  it('stops after ten failed tries of one e-mail and address, also when they come at once [SHELL-053, SHELL-215]', async () => {
    const email = 'admin@severmech.example';
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(email, 'Wrong-password-1')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const late = tries.find(({ status }) => status === 429);
    expect(late?.body.message).toBe('Слишком много попыток. Повторите через 10 минут');
    expect(late?.headers['retry-after']).toBe('600');
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, password, {}, '10.1.1.1')).status).toBe(200);
    portal.clock.advance(9 * 60_000 + 1_000);
    expect((await signIn(email)).body.message).toBe('Слишком много попыток. Повторите через 1 минуту');
    portal.clock.advance(60_000);
    expect((await signIn(email)).status).toBe(200);
  });

  it('names the empty field and sends nothing to the check [SHELL-050]', async () => {
    const { status, body } = await signIn('', '');
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: ['Обязательное поле'], password: ['Обязательное поле'] });
    const none = await portal.visitor.post<Refusal>('/auth/login', { password });
    expect(none.body.errors).toEqual({ email: ['Обязательное поле'] });
  });
});

describe('sessions', () => {
  it('end with the sign-out, the others of the user live on [SHELL-054]', async () => {
    const first = (await signIn(editor)).body.data.token;
    const second = (await signIn(editor)).body.data.token;
    expect((await portal.visitor.get('/auth/logout', bearer(first))).status).toBe(200);
    expect((await portal.visitor.get('/auth/user', bearer(first))).status).toBe(401);
    expect((await portal.visitor.get('/auth/user', bearer(second))).status).toBe(200);
  });

  it('live 30 days after their last use [SHELL-048]', async () => {
    const { token } = (await signIn(editor)).body.data;
    for (let month = 0; month < 2; month += 1) {
      portal.clock.advance(29 * 86_400_000);
      expect((await portal.visitor.get('/auth/user', bearer(token))).status).toBe(200);
    }
    portal.clock.advance(30 * 86_400_000 + 1);
    const ended = await portal.visitor.get('/auth/user', bearer(token));
    expect([ended.status, ended.body]).toEqual([401, { message: 'Сеанс завершён, войдите снова' }]);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic eDp5'])('refuse the header «%s»', async (authorization) => {
    expect((await portal.visitor.get('/auth/user', { headers: { authorization } })).status).toBe(401);
  });
});

describe('profile and language', () => {
  let user: TestCaller;
  beforeEach(async () => {
    user = await portal.as(editor);
  });
  const profile = { name: ' Артём ', lastname: 'Кузнецов', middlename: '  ', phone: '79991234567' };

  it('stores what was sent, trimmed, and answers the phone with its plus, ignores what is only shown [ACC-004, SHELL-209, SHELL-217]', async () => {
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

  it('judges all fields at once by the shared rules [ACC-003, SHELL-164]', async () => {
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

  it('stores the language on the user and refuses a third one [SHELL-082]', async () => {
    expect((await user.post('/language', { locale: 'en' })).status).toBe(200);
    expect((await user.get<SignedIn>('/auth/user')).body.data).toMatchObject({ locale: 'en' });
    // an answer is in the language of its request, whatever is stored
    const { status, body } = await user.post<Refusal>('/language', { locale: 'de' });
    expect([status, body.errors]).toEqual([422, { locale: ['Выберите из списка'] }]);
    await user.post('/language', { locale: 'ru' });
  });

  it('mirrors the participation last made primary [SHELL-138]', async () => {
    await portal.database.read
      .updateTable('users')
      .set({ primary_participation_id: 101 })
      .where('email', '=', editor)
      .execute();
    const { body } = await user.get<SignedIn>('/auth/user');
    expect(body.data).toMatchObject({ role: 'edit', currency: 'RUR', is_edit: true, quota: { certificate: 30 } });
  });
});

describe('password recovery', () => {
  const ask = (email: string) => portal.visitor.post<{ message: string }>('/auth/forgot-password', { email });
  const deliver = () => portal.services.outbox.drain();
  const tokenOfLastLetter = () => /recovery\/reset\/([\w-]{43})/.exec(portal.letters.at(-1)?.text ?? '')?.[1] ?? '';
  const update = (token: string, secret: string, confirmation = secret, address?: string) =>
    portal.visitor.post<Refusal>(
      '/auth/update-password',
      { token, password: secret, password_confirmation: confirmation },
      { address },
    );

  it('answers known and unknown addresses alike and writes to known ones only [SHELL-057]', async () => {
    portal.letters.length = 0;
    const known = await ask('supervisor@severmech.example');
    const unknown = await ask('nobody@severmech.example');
    const invited = await ask('director@kalibr.example');
    expect([known.status, unknown.status, invited.status]).toEqual([200, 200, 200]);
    expect(unknown.body).toEqual(known.body);
    // the same row is written for every address: nothing is looked up before the answer
    await deliver();
    expect(portal.letters.map(({ to }) => to)).toEqual(['supervisor@severmech.example']);
    expect(portal.letters[0]?.text).toContain('https://portal.example/recovery/reset/');
  });

  it('writes at most three letters per address and hour [SHELL-225]', async () => {
    portal.letters.length = 0;
    for (let n = 0; n < 5; n += 1) expect((await ask('editor@rezets.example')).status).toBe(200);
    await deliver();
    expect(portal.letters).toHaveLength(3);
    portal.clock.advance(3_600_001);
    await ask('editor@rezets.example');
    await deliver();
    expect(portal.letters).toHaveLength(4);
  });

  it('sets the password once, ends all sessions, lets in with the new one only [SHELL-059]', async () => {
    const email = 'supervisor@montazhstroy.example';
    const sessions = [await signIn(email), await signIn(email)].map(({ body }) => body.data.token);
    await ask(email);
    await deliver();
    const token = tokenOfLastLetter();
    expect((await update(token, 'новый пароль')).body.message).toBe('Пароль изменён');
    for (const session of sessions) expect((await portal.visitor.get('/auth/user', bearer(session))).status).toBe(401);
    expect((await signIn(email)).status).toBe(422);
    expect((await signIn(email, 'новый пароль')).status).toBe(200);
    const again = await update(token, 'ещё один пароль');
    expect([again.status, again.body.code]).toEqual([422, 'wrong_token']);
  });

  it('ends the link after 60 minutes [SHELL-059]', async () => {
    await ask('supervisor@stankoprom.example');
    await deliver();
    portal.clock.advance(3_600_000);
    expect((await update(tokenOfLastLetter(), 'Long-enough-1')).body.code).toBe('wrong_token');
    await ask('supervisor@stankoprom.example');
    await deliver();
    portal.clock.advance(3_599_000);
    expect((await update(tokenOfLastLetter(), 'Fairfront-demo-1')).status).toBe(200);
  });

  it('counts every one of 72 characters, also those of several bytes [SHELL-060]', async () => {
    const email = 'editor@frezer.example';
    await ask(email);
    await deliver();
    const long = '🔑'.repeat(71);
    expect((await update(tokenOfLastLetter(), `${long}a`)).status).toBe(200);
    expect((await signIn(email, `${long}b`)).status).toBe(422);
    expect((await signIn(email, long)).status).toBe(422);
    expect((await signIn(email, `${long}a`)).status).toBe(200);
  });

  it('takes 8 to 72 characters, twice the same [SHELL-060, SHELL-194]', async () => {
    const messages = async (secret: string, confirmation?: string) =>
      (await update('x', secret, confirmation)).body.errors;
    expect(await messages('семь123')).toEqual({ password: ['Введите не менее 8 символов'] });
    expect(await messages('я'.repeat(73))).toEqual({ password: ['Не более 72 символов'] });
    expect(await messages('Long-enough-1', 'Long-enough-2')).toEqual({
      password_confirmation: ['Пароли не совпадают'],
    });
  });

  it('stops after 20 wrong tokens of one address [SHELL-225]', async () => {
    const tries = await Promise.all(
      Array.from({ length: 22 }, (_, n) => update(`wrong-${n}`, 'Long-enough-1', undefined, '10.2.2.2')),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('confirmation of an e-mail', () => {
  const pathOf = (user: { id: number; email: string }) => {
    const [id, code] = confirmationUrl('', portal.services.signer, user).split('/').slice(-2);
    return `/auth/verify-email/${id}/${code}`;
  };

  it('confirms, and takes a repeated visit of the same link [SHELL-062]', async () => {
    const user = { id: 4, email: 'reader@severmech.example' };
    const unconfirmed = { email_confirmed_at: null };
    await portal.database.read.updateTable('users').set(unconfirmed).where('email', '=', user.email).execute();
    const { id } = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, body } = await portal.visitor.get<Refusal>(pathOf({ ...user, id }));
      expect([status, body.message]).toEqual([200, 'E-mail подтверждён, теперь вы можете войти']);
    }
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('names an unknown user and a wrong code [SHELL-063]', async () => {
    const unknown = await portal.visitor.get<Refusal>(pathOf({ id: 99_999, email: 'x' }));
    expect([unknown.status, unknown.body.code]).toEqual([422, 'user_not_found']);
    const wrong = await portal.visitor.get<Refusal>('/auth/verify-email/1/wrong');
    expect([wrong.status, wrong.body]).toEqual([422, { message: 'Неверный код подтверждения', code: 'wrong_code' }]);
  });
});

/** Calls that take a secret, each with a wrong one: who guesses is stopped (SHELL-225). */
const guesses: [string, (n: number, address: string) => Promise<{ status: number }>][] = [
  ['GET auth/verify-email', (n, address) => portal.visitor.get(`/auth/verify-email/1/wrong-${n}`, { address })],
  [
    'POST welcome',
    (n, address) =>
      portal.visitor.post(
        `/welcome/${n + 1}?expires=4000000000&signature=${'0'.repeat(64)}`,
        {
          name: 'Ольга',
          lastname: 'Мельник',
          phone: '79161234567',
          password: 'Long-enough-1',
          password_confirmation: 'Long-enough-1',
          can_send_notifications: false,
        },
        { address },
      ),
  ],
];

it.each(guesses)('%s stops after 20 wrong tokens of one address in an hour [SHELL-225]', async (name, guess) => {
  const address = name.startsWith('GET') ? '10.3.3.3' : '10.4.4.4';
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await guess(n, address)).status);
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses[20]).toBe(429);
  expect((await guess(0, '10.5.5.5')).status).not.toBe(429);
  portal.clock.advance(3_600_001);
  expect((await guess(0, address)).status).not.toBe(429);
});

describe('an invitation', () => {
  const person = {
    name: 'Ольга',
    lastname: 'Мельник',
    phone: '79161234567',
    password: 'Long-enough-1',
    password_confirmation: 'Long-enough-1',
    can_send_notifications: true,
  };
  /** Invites a new person to participation 101 and gives the path of the call. */
  const invite = async (email: string, days = 7) => {
    const db = portal.database.read;
    const nobody = { password_hash: null, name: '', lastname: '', middlename: null, phone: null };
    const { id: user_id } = await db
      .insertInto('users')
      .values({ email, ...nobody, email_confirmed_at: null, primary_participation_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expires_at = new Date(portal.clock.now().getTime() + days * 86_400_000);
    const { id } = await db
      .insertInto('invitations')
      .values({
        participation_id: 101,
        user_id,
        role: 'read',
        created_at: portal.clock.now(),
        expires_at,
        activated_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = new URL(invitationUrl('https://portal.example', portal.services.signer, { id, expiresAt: expires_at }));
    return { id, path: `${url.pathname.replace('/api', '')}${url.search}` };
  };

  it('makes the person a user of the participation who can sign in [SHELL-067, ACC-174]', async () => {
    const { path } = await invite('olga@severmech.example');
    const { status, body } = await portal.visitor.post<{ data: object }>(path, person);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Ольга',
      phone: '+79161234567',
      can_send_notifications: true,
      role: 'read',
    });
    expect((await signIn('olga@severmech.example', person.password)).status).toBe(200);
    const caller = await portal.as('olga@severmech.example');
    const { body: found } = await caller.get<{ data: { users: { email: string; invite: string }[] } }>(
      '/participants/101',
    );
    expect(found.data.users.find(({ email }) => email === 'olga@severmech.example')?.invite).toBe('activated');
  });

  it('is valid once, and a repeat with the same key answers the first answer [ACC-176, SHELL-229]', async () => {
    const { path } = await invite('twice@severmech.example');
    const headers = { 'idempotency-key': '0b8f8a52-54a3-4b0b-8a5f-7f1f7ef0c001' };
    const first = await portal.visitor.post(path, person, { headers });
    const repeated = await portal.visitor.post(path, person, { headers });
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    const { status, body } = await portal.visitor.post<Refusal>(path, person);
    expect([status, body]).toEqual([
      403,
      { message: 'Ссылка-приглашение недействительна или устарела', code: 'invalid_link' },
    ]);
  });

  it('is refused with a changed id, time or signature, too late, or after a resend [SHELL-067, ACC-176]', async () => {
    const { id, path } = await invite('late@severmech.example');
    const code = async (changed: string) => (await portal.visitor.post<Refusal>(changed, person)).body.code;
    expect(await code(path.replace(`/${id}?`, `/${id + 1}?`))).toBe('invalid_link');
    expect(await code(path.replace(/expires=\d/, 'expires=9'))).toBe('invalid_link');
    expect(await code(path.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe('invalid_link');
    expect(await code(`/welcome/${id}`)).toBe('invalid_link');
    const resent = new Date(portal.clock.now().getTime() + 8 * 86_400_000);
    const { database } = portal;
    const before = await database.read.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
    await database.read.updateTable('invitations').set({ expires_at: resent }).where('id', '=', id).execute();
    expect(await code(path)).toBe('invalid_link');
    await database.read
      .updateTable('invitations')
      .set({ expires_at: before?.expires_at })
      .where('id', '=', id)
      .execute();
    portal.clock.advance(7 * 86_400_000 + 1_000);
    expect(await code(path)).toBe('invalid_link');
  });

  it('judges the form like the screen does [SHELL-060, SHELL-066]', async () => {
    const { path } = await invite('form@severmech.example');
    const empty = await portal.visitor.post<Refusal>(path, { can_send_notifications: false });
    expect(empty.body.errors).toEqual(
      Object.fromEntries(
        ['lastname', 'name', 'phone', 'password', 'password_confirmation'].map((field) => [
          field,
          ['Обязательное поле'],
        ]),
      ),
    );
    const short = { password: 'семь123', password_confirmation: 'семь123' };
    expect((await portal.visitor.post<Refusal>(path, { ...person, ...short })).body.errors).toEqual({
      password: ['Введите не менее 8 символов'],
    });
    const { body } = await portal.visitor.post<Refusal>(path, { ...person, lastname: '', password_confirmation: 'x' });
    expect(body.errors).toEqual({
      lastname: ['Обязательное поле'],
      password_confirmation: ['Пароли не совпадают'],
    });
    expect((await portal.visitor.post(path, person)).status).toBe(201);
  });
});
