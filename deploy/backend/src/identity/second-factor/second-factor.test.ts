import { codeAt } from './code-app';
import { asStaff, aUser } from '../../testing/builders/users';
import { addApp, demoPassword, logIn, nextCode, signedIn, ticketFor, turnOnByApp } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface State {
  data: {
    since: string | null;
    is_proved: boolean;
    app: object | null;
    recovery_codes: { left: number; total: number };
  };
}
interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}

const people = ['editor', 'admin', 'supervisor', 'reader', 'installer'].map((name) => `${name}@severmech.example`);
const [email = '', colleague = ''] = people;

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  for (const person of people) await aUser(portal, { email: person });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  const db = portal.database.read;
  for (const table of ['attempts', 'code_apps', 'recovery_codes', 'second_steps', 'devices', 'sessions'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ second_factor_at: null }).execute();
});

const device = 'device-key-of-the-editor';
/** Changes the password; afterwards the helpers sign in with the previous one again. */
const changePassword = async (caller: TestCaller): Promise<number> => {
  const before = await portal.database.read
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { status } = await caller.put('/auth/user/change-password', {
    old_password: demoPassword,
    new_password: 'Another-password-2',
    new_password_confirmation: 'Another-password-2',
  });
  await portal.database.read.updateTable('users').set(before).where('email', '=', email).execute();
  return status;
};
const stateOf = async (caller: TestCaller) => (await caller.get<State>('/auth/second-factor')).body.data;
const confirm = (ticket: string, answer: object, address = '203.0.113.1') =>
  portal.visitor.post<Refusal & { data: { token: string } }>(
    '/auth/login/second-step',
    { ticket, ...answer },
    { address },
  );

describe('changing the second factor', () => {
  const changes: [string, (caller: TestCaller) => Promise<{ status: number; body: unknown }>][] = [
    ['a new app', (caller) => caller.post('/auth/second-factor/app')],
    ['its check', (caller) => caller.post('/auth/second-factor/app/check', { code: '000000' })],
    ['new recovery codes', (caller) => caller.post('/auth/second-factor/recovery-codes')],
    ['turning on', (caller) => caller.post('/auth/second-factor/on')],
    ['turning off', (caller) => caller.delete('/auth/second-factor')],
  ];

  it.each(changes)('%s requires the password again after ten minutes [SHELL-444]', async (_name, change) => {
    const caller = await signedIn(portal, email);
    await turnOnByApp(portal, caller);
    portal.clock.advance(600_000);
    const refused = await change(caller);
    expect([refused.status, (refused.body as Refusal).code]).toEqual([403, 'proof_required']);
    expect((await stateOf(caller)).since).not.toBeNull();
    expect((await caller.post('/auth/proof', { password: demoPassword })).status).toBe(200);
    expect((await change(caller)).status).not.toBe(403);
  });

  it('accepts an app code instead of the password, once [SHELL-444] [SHELL-445]', async () => {
    const caller = await signedIn(portal, email);
    const { secret } = await turnOnByApp(portal, caller);
    portal.clock.advance(600_000);
    const code = nextCode(portal, secret);
    expect((await caller.post('/auth/proof', { code })).status).toBe(200);
    expect((await stateOf(caller)).is_proved).toBe(true);
    const again = await caller.post<Refusal>('/auth/proof', { code });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['code']]);
  });

  it('reports the field of a wrong password, and is limited to ten attempts [SHELL-444]', async () => {
    const caller = await signedIn(portal, email);
    const wrong = () => caller.post<Refusal>('/auth/proof', { password: 'Wrong-password-1' });
    const first = await wrong();
    expect([first.status, first.body.errors]).toEqual([422, { password: ['Неверный пароль'] }]);
    for (let n = 0; n < 9; n += 1) await wrong();
    expect((await wrong()).status).toBe(429);
  });

  it('is denied to a session without an entered password [SHELL-444]', async () => {
    const { body } = await (await portal.as(email)).post<Refusal>('/auth/second-factor/app');
    expect(body.code).toBe('proof_required');
  });
});

describe('an app', () => {
  it('becomes active with its first code, from a QR code or text, and only then can be turned on [SHELL-445]', async () => {
    const caller = await signedIn(portal, email);
    const { body } = await caller.post<{
      data: { secret: string; address: string; qr: { size: number; path: string } };
    }>('/auth/second-factor/app');
    const { secret, address, qr } = body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M4 4h7v1h-7z/);
    expect((await stateOf(caller)).app).toBeNull();
    const early = await caller.post<Refusal>('/auth/second-factor/recovery-codes');
    expect([early.status, early.body.code]).toEqual([422, 'second_factor_not_prepared']);
    const wrong = await caller.post<Refusal>('/auth/second-factor/app/check', { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    const code = codeAt(secret, portal.clock.now());
    const right = await caller.post<State>('/auth/second-factor/app/check', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([right.status, right.body.data.app]).toEqual([200, expect.anything()]);
    expect((await caller.post('/auth/second-factor/app/check', { code })).status).toBe(200);
    expect((await caller.post<Refusal>('/auth/second-factor/on')).body.code).toBe('second_factor_not_prepared');
    expect((await logIn(portal, email)).body.data.token).toBeDefined();
  });

  it('is created once by a repeated call [SHELL-445] [SHELL-229]', async () => {
    const caller = await signedIn(portal, email);
    const headers = { 'idempotency-key': 'key-of-one-press' };
    const secrets = [1, 2].map(async () => (await caller.post('/auth/second-factor/app', undefined, { headers })).body);
    const [first, second] = await Promise.all(secrets);
    expect(second).toEqual(first);
  });

  it('keeps the previous one active until its own first code [SHELL-445]', async () => {
    const caller = await signedIn(portal, email);
    const { secret } = await turnOnByApp(portal, caller);
    await caller.post('/auth/second-factor/app');
    expect((await confirm(await ticketFor(portal, email), { code: nextCode(portal, secret) })).status).toBe(200);
  });

  it('is required at sign-in, and its code is accepted once, whoever repeats it [SHELL-445] [SHELL-447]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    const code = nextCode(portal, secret);
    const [first, second] = [await ticketFor(portal, email), await ticketFor(portal, email)];
    const answer = await confirm(first, { code });
    expect(answer.status).toBe(200);
    expect((await portal.with(answer.body.data.token).get('/auth/user')).status).toBe(200);
    const again = await confirm(second, { code });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['code']]);
    expect((await confirm(first, { code: nextCode(portal, secret) })).body.code).toBe('step_expired');
  });

  it('code is accepted once if two sign-ins use it in parallel [SHELL-445]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    const code = nextCode(portal, secret);
    const tickets = [await ticketFor(portal, email), await ticketFor(portal, email)];
    const answers = await Promise.all(tickets.map((ticket) => confirm(ticket, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('rejects codes outside the tolerance of half a minute [SHELL-445]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    portal.clock.advance(300_000);
    const at = (ms: number) => codeAt(secret, new Date(portal.clock.now().getTime() + ms));
    for (const ms of [-90_000, 90_000])
      expect((await confirm(await ticketFor(portal, email), { code: at(ms) })).status).toBe(422);
    expect((await confirm(await ticketFor(portal, email), { code: at(-30_000) })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, each signs in once, and none is stored [SHELL-446]', async () => {
    const caller = await signedIn(portal, email);
    const { codes } = await turnOnByApp(portal, caller);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect((await confirm(await ticketFor(portal, email), { recovery_code: code.toLowerCase() })).status).toBe(200);
    const again = await confirm(await ticketFor(portal, email), { recovery_code: code });
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['recovery_code']]);
    expect((await stateOf(caller)).recovery_codes).toEqual({ left: 9, total: 10 });
    const rows = await portal.database.read.selectFrom('recovery_codes').selectAll().execute();
    const keys = await portal.database.read.selectFrom('idempotency_keys').selectAll().execute();
    for (const known of codes)
      expect(JSON.stringify([rows, keys])).not.toMatch(new RegExp(`${known}|${known.replace('-', '')}`));
  });

  it('of a new set replace the old one, and a repeated call returns the same set [SHELL-446] [SHELL-229]', async () => {
    const caller = await signedIn(portal, email);
    const { codes: old } = await turnOnByApp(portal, caller);
    const renew = async () =>
      (
        await caller.post<{ data: { codes: string[] } }>('/auth/second-factor/recovery-codes', undefined, {
          headers: { 'idempotency-key': 'key-of-one-press' },
        })
      ).body.data.codes;
    const [first, second] = await Promise.all([renew(), renew()]);
    expect(second).toEqual(first);
    expect((await confirm(await ticketFor(portal, email), { recovery_code: old[0] })).status).toBe(422);
    expect((await confirm(await ticketFor(portal, email), { recovery_code: first[0] })).status).toBe(200);
    await renew();
    expect((await stateOf(caller)).recovery_codes).toEqual({ left: 9, total: 10 });
  });

  it('used twice in parallel sign in once [SHELL-446]', async () => {
    const { codes } = await turnOnByApp(portal, await signedIn(portal, email));
    const tickets = [await ticketFor(portal, email), await ticketFor(portal, email)];
    const answers = await Promise.all(tickets.map((ticket) => confirm(ticket, { recovery_code: codes[3] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the second step of a sign-in', () => {
  it('is revealed only with the right password, with the available methods [SHELL-447]', async () => {
    await turnOnByApp(portal, await signedIn(portal, email));
    const { status, body } = await logIn(portal, email);
    expect([status, body.data]).toEqual([
      202,
      { ticket: expect.any(String), has_app: true, has_passkeys: false, has_recovery_codes: true },
    ]);
    const wrong = await portal.visitor.post<Refusal>('/auth/login', { email, password: 'Wrong-password-1' });
    expect(wrong.body.code).toBe('wrong_credentials');
  });

  it('is required on a device once in thirty days, and on every other one [SHELL-447]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    await confirm(await ticketFor(portal, email, device), { code: nextCode(portal, secret) });
    expect((await logIn(portal, email, device)).body.data.token).toBeDefined();
    expect((await logIn(portal, email, 'another-device-key')).body.data.ticket).toBeDefined();
    expect((await logIn(portal, email)).body.data.ticket).toBeDefined();
    portal.clock.advance(30 * 86_400_000);
    expect((await logIn(portal, email, device)).body.data.ticket).toBeDefined();
  });

  it('is required again on a confirmed device after a password change [SHELL-601]', async () => {
    const caller = await signedIn(portal, email, device);
    await turnOnByApp(portal, caller);
    expect(await changePassword(caller)).toBe(200);
    expect((await logIn(portal, email, device)).body.data.ticket).toBeDefined();
  });

  it('is required again on every confirmed device after "sign out everywhere else" [SHELL-601]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    const { body } = await confirm(await ticketFor(portal, email, device), { code: nextCode(portal, secret) });
    expect((await logIn(portal, email, device)).body.data.token).toBeDefined();
    expect((await portal.with(body.data.token).delete('/auth/sessions')).status).toBe(204);
    expect((await logIn(portal, email, device)).body.data.ticket).toBeDefined();
  });

  it('is required again on a device whose session was ended in the list [SHELL-601]', async () => {
    const caller = await signedIn(portal, email);
    const { secret } = await turnOnByApp(portal, caller);
    await confirm(await ticketFor(portal, email, device), { code: nextCode(portal, secret) });
    const { body } = await caller.get<{ data: { id: number; is_current: boolean }[] }>('/auth/sessions');
    const other = body.data.find(({ is_current }) => !is_current);
    expect((await caller.delete(`/auth/sessions/${other?.id}`)).status).toBe(204);
    expect((await logIn(portal, email, device)).body.data.ticket).toBeDefined();
  });

  it('is unreachable with a ticket from before a password change [SHELL-601]', async () => {
    const caller = await signedIn(portal, email);
    const { secret } = await turnOnByApp(portal, caller);
    const ticket = await ticketFor(portal, email);
    expect(await changePassword(caller)).toBe(200);
    expect((await confirm(ticket, { code: nextCode(portal, secret) })).body.code).toBe('step_expired');
  });

  it('does not share confirmed devices between users [SHELL-447]', async () => {
    await turnOnByApp(portal, await signedIn(portal, email, device));
    await turnOnByApp(portal, await signedIn(portal, colleague));
    expect((await logIn(portal, email, device)).body.data.token).toBeDefined();
    expect((await logIn(portal, colleague, device)).body.data.ticket).toBeDefined();
  });

  it('expires after ten minutes [SHELL-447]', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    const ticket = await ticketFor(portal, email);
    portal.clock.advance(600_000);
    expect((await confirm(ticket, { code: nextCode(portal, secret) })).body.code).toBe('step_expired');
  });

  it('is removed with the second factor, and nothing of it is kept [SHELL-444]', async () => {
    const caller = await signedIn(portal, email);
    await turnOnByApp(portal, caller);
    expect((await caller.delete('/auth/second-factor')).status).toBe(204);
    expect((await caller.delete('/auth/second-factor')).status).toBe(204);
    expect(await stateOf(caller)).toMatchObject({ since: null, app: null, recovery_codes: { left: 0, total: 0 } });
    expect((await logIn(portal, email)).body.data.token).toBeDefined();
  });

  it('cannot be bypassed by a sign-in link [SHELL-447] [SHELL-328]', async () => {
    const staff = await asStaff(portal);
    const { body } = await staff.post<{ data: { url: string } }>('/organizer/sign-in-links', { email });
    const code = new URL(body.data.url).searchParams.get('token');
    await turnOnByApp(portal, await signedIn(portal, email));
    expect((await portal.visitor.post<Refusal>('/auth/sign-in-code', { code })).body.code).toBe('wrong_token');
    expect((await staff.post('/organizer/sign-in-links', { email })).status).toBe(404);
  });
});

describe('fifty attempts', () => {
  it.each(['code', 'recovery_code'])(
    'at a %s are limited to ten in ten minutes per account [SHELL-451]',
    async (field) => {
      const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
      const statuses: number[] = [];
      const wrong = { code: '000000', recovery_code: '2222-2222' }[field];
      for (let n = 0; n < 50; n += 1) {
        const ticket = n % 10 === 0 ? await ticketFor(portal, email, undefined, `198.51.100.${n}`) : '';
        if (ticket) lastTicket = ticket;
        statuses.push((await confirm(lastTicket, { [field]: wrong }, `198.51.100.${n}`)).status);
      }
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(40);
      expect((await confirm(lastTicket, { code: nextCode(portal, secret) })).status).toBe(429);
    },
  );

  it('at accounts from one address are limited to thirty in ten minutes [SHELL-451]', async () => {
    const statuses: number[] = [];
    for (const [at, person] of people.entries()) {
      await turnOnByApp(portal, await signedIn(portal, person));
      const ticket = await ticketFor(portal, person, undefined, `203.0.113.${at}`);
      for (let n = 0; n < 10; n += 1) statuses.push((await confirm(ticket, { code: '000000' }, '192.0.2.1')).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual(Array(20).fill(429));
  });

  let lastTicket = '';

  it('at one account are limited to a hundred per day, however they are spread [SHELL-451]', async () => {
    await addApp(portal, await signedIn(portal, email));
    const caller = await signedIn(portal, email);
    let checked = 0;
    for (let round = 0; round < 12; round += 1) {
      for (let n = 0; n < 10; n += 1)
        checked +=
          (await caller.post('/auth/proof', { code: '000000' }, { address: `198.51.100.${round}` })).status === 422
            ? 1
            : 0;
      portal.clock.advance(600_000);
    }
    expect(checked).toBe(100);
  });
});
