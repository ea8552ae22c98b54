import { Authenticator } from '../../testing/authenticator';
import { asStaff, aUser } from '../../testing/builders/users';
import { demoPassword, logIn, nextCode, signedIn, ticketFor, turnOnByApp } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface State {
  data: {
    since: string | null;
    app: object | null;
    passkeys: { id: number; name: string; added_at: string; last_used_at: string | null }[];
    recovery_codes: { left: number; total: number };
  };
}
interface Refusal {
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}
interface Challenge {
  data: { challenge: string; rp?: object; allowCredentials?: { id: string }[]; excludeCredentials?: { id: string }[] };
}

const email = 'editor@severmech.example';
const colleague = 'admin@severmech.example';
const site = { rpId: 'portal.example', origin: 'https://portal.example' };

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { email });
  await aUser(portal, { email: colleague });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  const db = portal.database.read;
  const tables = ['attempts', 'code_apps', 'passkeys', 'passkey_challenges', 'recovery_codes', 'second_steps'] as const;
  for (const table of [...tables, 'devices', 'sessions'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ second_factor_at: null }).execute();
});

const path = '/auth/second-factor/passkeys';
const stateOf = async (caller: TestCaller) => (await caller.get<State>('/auth/second-factor')).body.data;
const challengeFor = async (caller: TestCaller) =>
  (await caller.post<Challenge>(`${path}/challenge`)).body.data.challenge;
const add = async (
  caller: TestCaller,
  authenticator: Authenticator,
  name = 'Ноутбук',
  page: Partial<typeof site> = {},
) =>
  caller.post<State & Refusal>(path, {
    name,
    credential: authenticator.create({ ...site, ...page, challenge: await challengeFor(caller) }),
  });
const turnOnByPasskey = async (caller: TestCaller, authenticator = new Authenticator()) => {
  await add(caller, authenticator);
  const { body } = await caller.post<{ data: { codes: string[] } }>('/auth/second-factor/recovery-codes');
  expect((await caller.post('/auth/second-factor/on')).status).toBe(200);
  return { authenticator, codes: body.data.codes };
};
const stepChallenge = async (ticket: string) =>
  (await portal.visitor.post<Challenge & Refusal>('/auth/login/second-step/passkey', { ticket })).body;
const finish = (ticket: string, answer: object, address = '203.0.113.1') =>
  portal.visitor.post<Refusal & { data: { token: string } }>(
    '/auth/login/second-step',
    { ticket, ...answer },
    { address },
  );
const signFor = async (ticket: string, authenticator: Authenticator, page: Partial<typeof site> = {}) => {
  const { challenge } = (await stepChallenge(ticket)).data;
  return finish(ticket, { passkey: authenticator.get({ ...site, ...page, challenge }) });
};

describe('a passkey', () => {
  it('is added with a name for this portal, and turned on with recovery codes [SHELL-454]', async () => {
    const caller = await signedIn(portal, email);
    const begun = await caller.post<Challenge>(`${path}/challenge`);
    expect(begun.body.data).toMatchObject({
      rp: { id: 'portal.example', name: 'Fairfront' },
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'preferred' },
    });
    const authenticator = new Authenticator();
    const { status, body } = await add(caller, authenticator, '  Ноутбук\n');
    expect([status, body.data.since, body.data.passkeys]).toEqual([
      200,
      null,
      [
        {
          id: expect.any(Number),
          name: 'Ноутбук',
          added_at: portal.clock.now().toISOString(),
          last_used_at: null,
        },
      ],
    ]);
    expect((await caller.post<Refusal>('/auth/second-factor/on')).body.code).toBe('second_factor_not_prepared');
    await caller.post('/auth/second-factor/recovery-codes');
    const on = await caller.post<State>('/auth/second-factor/on');
    expect(on.body.data).toMatchObject({ app: null, since: expect.any(String), recovery_codes: { left: 10 } });
    const next = await caller.post<Challenge>(`${path}/challenge`);
    expect(next.body.data.excludeCredentials?.map(({ id }) => id)).toEqual([
      authenticator.credentialId.toString('base64url'),
    ]);
    const { action } = await portal.database.read
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'second-factor.passkey-added')
      .executeTakeFirstOrThrow();
    expect(action).toBe('second-factor.passkey-added');
  });

  it('is added once by a repeated call [SHELL-454] [SHELL-229]', async () => {
    const caller = await signedIn(portal, email);
    const headers = { 'idempotency-key': 'key-of-one-press' };
    const begin = async () => (await caller.post<Challenge>(`${path}/challenge`, undefined, { headers })).body.data;
    const [first, second] = [await begin(), await begin()];
    expect(second.challenge).toBe(first.challenge);
    const credential = new Authenticator().create({ ...site, challenge: first.challenge });
    for (let n = 0; n < 2; n += 1)
      expect((await caller.post<State>(path, { name: 'Ключ', credential })).body.data.passkeys).toHaveLength(1);
  });

  it.each([
    ['for another portal', { rpId: 'evil.example' }],
    ['by a page elsewhere', { origin: 'https://portal.evil.example' }],
  ])('created %s is not added [SHELL-454]', async (_name, page) => {
    const caller = await signedIn(portal, email);
    const { status, body } = await add(caller, new Authenticator(), 'Ключ', page);
    expect([status, body.code, body.message]).toEqual([
      422,
      'wrong_passkey',
      'Ключ доступа не добавлен. Начните ещё раз',
    ]);
    expect((await stateOf(caller)).passkeys).toEqual([]);
  });

  it('answers its challenge once, within five minutes, in the requesting session [SHELL-455]', async () => {
    const caller = await signedIn(portal, email);
    const other = await signedIn(portal, email);
    const challenge = await challengeFor(caller);
    const send = (by: TestCaller, key = new Authenticator()) =>
      by.post<Refusal>(path, { name: 'Ключ', credential: key.create({ ...site, challenge }) });
    expect((await send(other)).body.code).toBe('wrong_passkey');
    expect((await send(caller)).status).toBe(200);
    expect((await send(caller)).body.code).toBe('wrong_passkey');
    const late = await challengeFor(caller);
    portal.clock.advance(300_000);
    const credential = new Authenticator().create({ ...site, challenge: late });
    expect((await caller.post<Refusal>(path, { name: 'Ключ', credential })).body.code).toBe('wrong_passkey');
  });

  it('of one user is not accepted for another [SHELL-454]', async () => {
    const authenticator = new Authenticator();
    await add(await signedIn(portal, email), authenticator);
    const other = await signedIn(portal, colleague);
    expect((await add(other, authenticator)).body.code).toBe('wrong_passkey');
    expect((await stateOf(other)).passkeys).toEqual([]);
  });

  it('is renamed and removed only by its owner [SHELL-454] [SHELL-457]', async () => {
    const caller = await signedIn(portal, email);
    const id = (await add(caller, new Authenticator())).body.data.passkeys[0]?.id;
    const other = await signedIn(portal, colleague);
    expect((await other.patch(`${path}/${id}`, { name: 'Мой' })).status).toBe(404);
    expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    const empty = await caller.patch<Refusal>(`${path}/${id}`, { name: ' ' });
    expect([empty.status, empty.body.errors]).toEqual([422, { name: ['Введите название'] }]);
    const renamed = await caller.patch<State>(`${path}/${id}`, { name: 'Телефон' });
    expect(renamed.body.data.passkeys[0]?.name).toBe('Телефон');
    expect((await caller.delete(`${path}/${id}`)).status).toBe(204);
    expect((await caller.delete(`${path}/${id}`)).status).toBe(404);
  });

  it.each<[string, (caller: TestCaller, id: number) => Promise<{ status: number; body: unknown }>]>([
    ['A challenge', (caller) => caller.post(`${path}/challenge`)],
    [
      'Adding one',
      (caller) =>
        caller.post(path, { name: 'Ключ', credential: new Authenticator().create({ ...site, challenge: 'AAAA' }) }),
    ],
    ['A new name', (caller, id) => caller.patch(`${path}/${id}`, { name: 'Ключ' })],
    ['Removing one', (caller, id) => caller.delete(`${path}/${id}`)],
  ])('%s requires the password again after ten minutes [SHELL-444] [SHELL-454]', async (_name, change) => {
    const caller = await signedIn(portal, email);
    const id = (await add(caller, new Authenticator())).body.data.passkeys[0]?.id ?? 0;
    portal.clock.advance(600_000);
    const refused = await change(caller, id);
    expect([refused.status, (refused.body as Refusal).code]).toEqual([403, 'proof_required']);
    expect((await stateOf(caller)).passkeys).toHaveLength(1);
    await caller.post('/auth/proof', { password: demoPassword });
    expect((await change(caller, id)).status).not.toBe(403);
  });

  it('is limited to twenty per user [SHELL-454]', async () => {
    const caller = await signedIn(portal, email);
    for (let n = 0; n < 20; n += 1) await add(caller, new Authenticator(), `Ключ ${n}`);
    expect((await caller.post<Refusal>(`${path}/challenge`)).body.code).toBe('too_many_passkeys');
  });
});

describe('sign-in by passkey', () => {
  it('is offered, requests a passkey of this user, and records the use [SHELL-456]', async () => {
    const caller = await signedIn(portal, email);
    const { authenticator } = await turnOnByPasskey(caller);
    const { body } = await logIn(portal, email);
    expect(body.data).toEqual({
      ticket: expect.any(String),
      ...{ has_app: false, has_passkeys: true, has_recovery_codes: true },
    });
    const ticket = body.data.ticket ?? '';
    const options = (await stepChallenge(ticket)).data;
    expect(options).toMatchObject({ rpId: 'portal.example', userVerification: 'preferred' });
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.credentialId.toString('base64url')]);
    portal.clock.advance(60_000);
    const answer = await signFor(ticket, authenticator);
    expect(answer.status).toBe(200);
    expect((await portal.with(answer.body.data.token).get('/auth/user')).status).toBe(200);
    expect((await stateOf(caller)).passkeys[0]?.last_used_at).toBe(portal.clock.now().toISOString());
    expect((await stepChallenge(ticket)).code).toBe('step_expired');
  });

  it.each([
    ['for another portal', { rpId: 'evil.example' }],
    ['by a page elsewhere', { origin: 'https://portal.evil.example' }],
  ])('signed %s is rejected with an explanation [SHELL-456]', async (_name, page) => {
    const { authenticator } = await turnOnByPasskey(await signedIn(portal, email));
    const { status, body } = await signFor(await ticketFor(portal, email), authenticator, page);
    expect([status, body.errors]).toEqual([
      422,
      { passkey: ['Ключ доступа не подошёл. Повторите или выберите другой способ'] },
    ]);
  });

  it('accepts a challenge once, in time, for its sign-in [SHELL-455]', async () => {
    const { authenticator } = await turnOnByPasskey(await signedIn(portal, email));
    const [ticket, other] = [await ticketFor(portal, email), await ticketFor(portal, email)];
    const { challenge } = (await stepChallenge(ticket)).data;
    const signed = { passkey: authenticator.get({ ...site, challenge }) };
    expect((await finish(other, signed)).status).toBe(422);
    const forged = { passkey: new Authenticator().get({ ...site, challenge }) };
    expect((await finish(ticket, forged)).status).toBe(422);
    // the wrong response has consumed the challenge
    expect((await finish(ticket, signed)).status).toBe(422);
    const late = (await stepChallenge(ticket)).data.challenge;
    portal.clock.advance(300_000);
    expect((await finish(ticket, { passkey: authenticator.get({ ...site, challenge: late }) })).status).toBe(422);
    expect((await signFor(ticket, authenticator)).status).toBe(200);
  });

  it('rejects a copy whose counter goes back, and the passkey of another user [SHELL-456]', async () => {
    const { authenticator } = await turnOnByPasskey(await signedIn(portal, email), new Authenticator(5));
    expect((await signFor(await ticketFor(portal, email), authenticator)).status).toBe(200);
    authenticator.counter = 3;
    expect((await signFor(await ticketFor(portal, email), authenticator)).status).toBe(422);
    const foreign = new Authenticator();
    await add(await signedIn(portal, colleague), foreign);
    expect((await signFor(await ticketFor(portal, email), foreign)).status).toBe(422);
  });

  it('is limited to ten attempts in ten minutes [SHELL-451]', async () => {
    const { authenticator } = await turnOnByPasskey(await signedIn(portal, email));
    const ticket = await ticketFor(portal, email);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await signFor(ticket, new Authenticator())).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect((await signFor(ticket, authenticator)).status).toBe(429);
  });

  it('is unavailable without a passkey or a ticket [SHELL-456]', async () => {
    await turnOnByApp(portal, await signedIn(portal, email));
    expect((await stepChallenge(await ticketFor(portal, email))).code).toBe('no_passkey');
    expect((await stepChallenge('no-ticket')).code).toBe('step_expired');
  });
});

describe('removing a passkey', () => {
  const idOf = async (caller: TestCaller) => (await stateOf(caller)).passkeys[0]?.id;

  it('as the last method turns the second factor off and deletes its codes [SHELL-457]', async () => {
    const caller = await signedIn(portal, email);
    await turnOnByPasskey(caller);
    expect((await caller.delete(`${path}/${await idOf(caller)}`)).status).toBe(204);
    expect(await stateOf(caller)).toMatchObject({ since: null, passkeys: [], recovery_codes: { left: 0, total: 0 } });
    expect((await logIn(portal, email)).body.data.token).toBeDefined();
  });

  it('that leaves an app keeps the second factor on [SHELL-457]', async () => {
    const caller = await signedIn(portal, email);
    const { secret } = await turnOnByApp(portal, caller);
    await add(caller, new Authenticator());
    await caller.delete(`${path}/${await idOf(caller)}`);
    expect(await stateOf(caller)).toMatchObject({ since: expect.any(String), recovery_codes: { left: 10 } });
    expect((await finish(await ticketFor(portal, email), { code: nextCode(portal, secret) })).status).toBe(200);
  });

  it('happens when the second factor is turned off or reset by staff [SHELL-444] [SHELL-452]', async () => {
    const caller = await signedIn(portal, email);
    await turnOnByPasskey(caller);
    await caller.delete('/auth/second-factor');
    expect((await stateOf(caller)).passkeys).toEqual([]);
    await turnOnByPasskey(caller);
    await (await asStaff(portal)).post('/organizer/second-factor-resets', { email });
    expect((await stateOf(await signedIn(portal, email))).passkeys).toEqual([]);
  });

  it('twice in parallel leaves no second factor without a method [SHELL-457]', async () => {
    const caller = await signedIn(portal, email);
    await turnOnByPasskey(caller);
    await add(caller, new Authenticator(), 'Второй');
    const { passkeys } = await stateOf(caller);
    await Promise.all(passkeys.map(({ id }) => caller.delete(`${path}/${id}`)));
    expect(await stateOf(caller)).toMatchObject({ since: null, passkeys: [] });
  });
});
