import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { localeOf } from '@fairfront/shared-kit/domain/common';
import { createApp } from '../../entry/app';
import { confirmationUrl } from '../../identity/auth/invitations.service';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../testing/builders/exhibitor';
import { demoPassword as password } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';
import { withIdempotency } from './idempotency';
import { pageMeta, pagingOf } from './paging';

let portal: TestApp;
let organizer: TestCaller;
let exhibitor: Exhibitor;
/** Notifies the two people of the exhibitor. */
let notifications: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  organizer = await aStaffCaller(portal);
  exhibitor = await anExhibitor(portal);
  await Promise.all((['edit', 'read'] as const).map((role) => exhibitor.member(role)));
  notifications = `/organizer${exhibitor.path}/notifications`;
});
afterAll(() => portal.stop());

describe('the language of a response', () => {
  it.each([
    [undefined, 'ru'],
    ['', 'ru'],
    ['en', 'en'],
    ['en-US,en;q=0.9,ru;q=0.8', 'en'],
    ['de,ru;q=0.5,en;q=0.7', 'en'],
    ['de', 'ru'],
    ['en;q=0', 'ru'],
  ])('of «%s» is %s [SHELL-160]', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});

it('pagination: at most 100 per page, at least one page [SHELL-159, SHELL-202, SHELL-228]', () => {
  expect(pagingOf({})).toEqual({ page: 1, perPage: 10 });
  expect(pagingOf({ perPage: 7, page: 3 })).toEqual({ page: 3, perPage: 7 });
  expect(pagingOf({ per_page: 101 }).perPage).toBe(100);
  expect(pageMeta({ page: 1, perPage: 10 }, 0)).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 0 });
  expect(pageMeta({ page: 2, perPage: 10 }, 21).last_page).toBe(3);
});

describe('every response', () => {
  it('forbids caching, sniffing and framing', async () => {
    const { headers } = await portal.visitor.get('/auth/user');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is 404 in one format for an unknown URL [SHELL-160]', async () => {
    const { status, body } = await portal.visitor.get('/nothing', { headers: { 'accept-language': 'en' } });
    expect([status, body]).toEqual([404, { message: 'Not found' }]);
  });

  it('removes the only character that cannot be stored from every text, so that it breaks no call', async () => {
    const reader = await exhibitor.as('read');
    const answers = [
      await portal.visitor.post('/auth/login', { email: 'a\u0000b@c.example', password: 'x' }),
      await portal.visitor.post('/auth/forgot-password', { email: 'a\u0000b@c.example' }),
      await reader.get('/notifications', { query: { notification_type: 'a\u0000' } }),
      await organizer.get('/organizer/participants', { query: { search: 'Company\u0000' } }),
      await organizer.post(notifications, {
        message_rus: 'Да\u0000',
        message_eng: 'Yes',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 200, 200, 200, 201]);
    const stored = await portal.database.read
      .selectFrom('notifications')
      .select('message_rus')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(stored.message_rus).toBe('Да');
  });

  it('reports a body that is not JSON as unreadable', async () => {
    const { status, body } = await portal.visitor.post('/auth/login', '{', {
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body]).toEqual([400, { message: 'Запрос не удалось прочитать' }]);
  });

  it.each(['{"__proto__":{"access":"manager"}}', '{"constructor":{"prototype":{"access":"manager"}}}'])(
    'refuses a body that reaches for prototypes: %s',
    async (sent) => {
      const { status } = await portal.visitor.post('/auth/login', sent, {
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(400);
    },
  );

  it('refuses a parameter that is sent twice, instead of choosing one', async () => {
    const { status, body } = await (await exhibitor.as('read')).get('/notifications?page=1&page=2');
    expect([status, body]).toMatchObject([422, { errors: { page: [expect.any(String)] } }]);
  });

  it('hides internal errors behind the code server_error [SHELL-214]', async () => {
    const broken = await createApp(
      {
        ...portal.services,
        database: {
          ...portal.database,
          get read(): never {
            throw new Error('secret detail');
          },
        } as never,
      },
      {},
    );
    const answer = await broken.inject({ url: '/api/auth/user', headers: { authorization: 'Bearer x' } });
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Ошибка сервера', code: 'server_error' }]);
    await broken.close();
  });

  it.each<[string, (user: TestCaller) => Promise<{ status: number; body: unknown }>]>([
    ['POST language', (user) => user.post('/language', { locale: 'ru' })],
    ['GET auth/logout', (user) => user.get('/auth/logout')],
    ['POST auth/forgot-password', () => portal.visitor.post('/auth/forgot-password', { email: 'a@b.example' })],
    [
      'POST auth/update-password',
      async () => {
        await portal.visitor.post('/auth/forgot-password', { email: (await exhibitor.member('read')).email });
        await portal.services.outbox.drain();
        const token = /recovery\/reset\/([\w-]{43})/.exec(portal.emails.at(-1)?.text ?? '')?.[1];
        const passwords = { password, password_confirmation: password };
        return portal.visitor.post('/auth/update-password', { token, ...passwords });
      },
    ],
    [
      'GET auth/verify-email',
      async (user) => {
        const { body } = await user.get<{ data: { id: number; email: string } }>('/auth/user');
        const url = confirmationUrl('', portal.services.signer, body.data);
        return portal.visitor.get(url.replace('/confirm-registration/', '/auth/verify-email/'));
      },
    ],
    [
      'PUT auth/user/change-password',
      (user) =>
        user.put('/auth/user/change-password', {
          old_password: password,
          new_password: password,
          new_password_confirmation: password,
        }),
    ],
    ['POST notifications/read-all', (user) => user.post('/notifications/read-all')],
  ])('of %s is 200 with only a message [SHELL-213]', async (_name, call) => {
    const { status, body } = await call(await exhibitor.as('edit'));
    expect([status, body]).toEqual([200, { message: expect.any(String) }]);
  });

  it('of PUT auth/user/email-notifications is 200 with the user, of POST feedbacks 201 with its id [SHELL-213]', async () => {
    const user = await exhibitor.as('edit');
    const { body: known } = await user.get<{ data: object }>('/auth/user');
    const wish = await user.put('/auth/user/email-notifications', { can_send_notifications: true });
    expect([wish.status, wish.body]).toEqual([200, { data: { ...known.data, can_send_notifications: true } }]);
    const feedback = await user.post('/feedbacks', {
      name: 'Артём',
      email: 'a@b.example',
      phone: null,
      message: 'Спасибо',
    });
    expect([feedback.status, feedback.body]).toEqual([201, { data: { id: expect.any(Number) } }]);
  });

  it('ignores unknown payload keys [SHELL-209]', async () => {
    const user = await exhibitor.as('edit');
    expect((await user.post('/language', { locale: 'ru', colour: 'red' })).status).toBe(200);
  });
});

it('calls are logged without URLs, tokens and query strings', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const logged = await createApp(portal.services, { logger: { level: 'info', stream } });
  await logged.inject({ url: '/api/auth/verify-email/1/secret-code?x=secret-query' });
  await logged.inject({ url: '/api/auth/user?token=secret-query', headers: { authorization: 'Bearer secret-token' } });
  await logged.close();
  const calls = lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'call');
  expect(calls).toMatchObject([
    { method: 'GET', route: '/api/auth/verify-email/:id/:hash', status: 422 },
    { method: 'GET', route: '/api/auth/user', status: 401 },
  ]);
  expect(lines.join('')).not.toContain('secret');
});

it('a call has one id: of the edge or a new one, in its log lines and its response [SHELL-672]', async () => {
  const lines: { reqId?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as { reqId?: string }) };
  const logged = await createApp(portal.services, { logger: { level: 'info', stream } });
  const idOf = async (given: Record<string, string> = {}) => {
    const { headers } = await logged.inject({ url: '/api/auth/user', headers: given });
    return headers['x-request-id'];
  };
  expect(await idOf({ 'x-request-id': 'id-of-the-edge' })).toBe('id-of-the-edge');
  const made = await idOf({ 'x-request-id': 'two\nlines' });
  expect(made).toMatch(/^[\w-]{36}$/);
  await logged.close();
  expect(lines.map(({ reqId }) => reqId)).toEqual(['id-of-the-edge', made]);
});

describe('a creation with an Idempotency-Key', () => {
  const key = (n: number) => ({
    headers: { 'idempotency-key': `6f1d2c3b-0000-4000-8000-${String(n).padStart(12, '0')}` },
  });
  const news = { message_rus: 'Новость', message_eng: 'News' };
  const send = (n: number, body: object = news, who = organizer) =>
    who.post<{ code?: string }>(notifications, body, key(n));
  const count = async () => {
    const { total } = await portal.database.read
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  it('returns the first response to a repeat and creates nothing [SHELL-229]', async () => {
    const first = await send(1);
    const after = await count();
    const repeated = await send(1);
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body).toEqual(first.body);
    expect(await count()).toBe(after);
  });

  it('creates once for ten parallel calls [SHELL-229]', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(2)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]),
    );
    expect(await count()).toBe(before + 2);
  });

  it('rejects another body with the same key, and an invalid key [SVC-087]', async () => {
    await send(3);
    const other = await send(3, { ...news, message_eng: 'Other' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const odd = await organizer.post<{ code?: string }>(notifications, news, {
      headers: { 'idempotency-key': 'x y' },
    });
    expect([odd.status, odd.body.code]).toEqual([422, 'idempotency_key_invalid']);
  });

  it('does not remember errors [SHELL-229]', async () => {
    const unknown = '/organizer/participants/999999/notifications';
    expect((await organizer.post(unknown, news, key(4))).status).toBe(404);
    expect((await send(4)).status).toBe(201);
  });

  it('expires after 24 hours, and is private to its caller [SHELL-229]', async () => {
    await send(5);
    const after = await count();
    portal.clock.advance(86_400_000);
    await send(5);
    expect(await count()).toBe(after + 2);
    const rows = await portal.database.read
      .selectFrom('idempotency_keys')
      .select('caller')
      .where('key', '=', createHash('sha256').update(key(5).headers['idempotency-key']).digest('hex'))
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.caller).toMatch(/^user \d+$/);
  });

  it('stores nothing of a creation that fails after its work [SHELL-229]', async () => {
    const request = { headers: key(6).headers, method: 'POST', url: '/x', body: {}, ip: '127.0.0.1', session: null };
    const failing = withIdempotency(portal.services, request as never, async (trx) => {
      await trx.insertInto('settings').values({ key: 'half', value: 'done' }).execute();
      await pause(1);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const left = await portal.database.read.selectFrom('settings').select('key').where('key', '=', 'half').execute();
    expect(left).toEqual([]);
  });
});
