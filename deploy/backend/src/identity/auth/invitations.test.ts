import { newcomer } from '../../testing/builders/invitations';
import { aUser } from '../../testing/builders/users';
import { type Exhibitor, anExhibitor } from '../../testing/builders/exhibitor';
import { TestApp } from '../../testing/test-app';
import { confirmationUrl, invitationUrl } from './invitations.service';

const password = 'Fairfront-demo-1';
interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_000));

const signIn = (email: string, secret = password) =>
  portal.visitor.post<Refusal>('/auth/login', { email, password: secret });

describe('e-mail confirmation', () => {
  const pathOf = (user: { id: number; email: string }) => {
    const [id, code] = confirmationUrl('', portal.services.signer, user).split('/').slice(-2);
    return `/auth/verify-email/${id}/${code}`;
  };

  it('succeeds, also on a repeated visit of the same link [SHELL-062]', async () => {
    const user = await aUser(portal, { email_confirmed_at: null });
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, body } = await portal.visitor.get<Refusal>(pathOf(user));
      expect([status, body.message]).toEqual([200, 'Электронная почта подтверждена, теперь вы можете войти']);
    }
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('reports an unknown user and a wrong code [SHELL-063]', async () => {
    const unknown = await portal.visitor.get<Refusal>(pathOf({ id: 99_999, email: 'x' }));
    expect([unknown.status, unknown.body.code]).toEqual([422, 'user_not_found']);
    const { id } = await aUser(portal);
    const wrong = await portal.visitor.get<Refusal>(`/auth/verify-email/${id}/wrong`);
    expect([wrong.status, wrong.body]).toEqual([422, { message: 'Неверный код подтверждения', code: 'wrong_code' }]);
  });
});

/** Calls that take a secret, each with a wrong one, to test that guessing is limited (SHELL-225). */
const guesses: [string, (n: number, address: string) => Promise<{ status: number }>][] = [
  ['GET auth/verify-email', (n, address) => portal.visitor.get(`/auth/verify-email/1/wrong-${n}`, { address })],
  [
    'POST welcome',
    (n, address) =>
      portal.visitor.post(
        `/welcome/${n + 1}?expires=4000000000&signature=${'0'.repeat(64)}`,
        { ...newcomer, can_send_notifications: false },
        { address },
      ),
  ],
];

it.each(guesses)('%s is limited to 20 wrong tokens per address and hour [SHELL-225]', async (name, guess) => {
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
  const person = { ...newcomer, can_send_notifications: true };
  /** Invites a new person to the participation and returns the path of the call. */
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
        participation_id: exhibitor.id,
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

  it('makes the person a member of the participation who can sign in [SHELL-067, ACC-174]', async () => {
    const { path } = await invite('olga@exhibitor.example');
    const { status, body } = await portal.visitor.post<{ data: object }>(path, person);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Ольга',
      phone: '+79161234567',
      can_send_notifications: true,
      role: 'read',
    });
    expect((await signIn('olga@exhibitor.example', person.password)).status).toBe(200);
    const caller = await portal.as('olga@exhibitor.example');
    const { body: found } = await caller.get<{ data: { users: { email: string; invite: string }[] } }>(exhibitor.path);
    expect(found.data.users.find(({ email }) => email === 'olga@exhibitor.example')?.invite).toBe('activated');
  });

  it('is valid once, and a repeat with the same key gets the first response [ACC-176, SHELL-229]', async () => {
    const { path } = await invite('twice@exhibitor.example');
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

  it('is rejected with a changed id, time or signature, after expiry, or after a resend [SHELL-067, ACC-176]', async () => {
    const { id, path } = await invite('late@exhibitor.example');
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

  it('validates the form as on the screen [SHELL-060, SHELL-066]', async () => {
    const { path } = await invite('form@exhibitor.example');
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
