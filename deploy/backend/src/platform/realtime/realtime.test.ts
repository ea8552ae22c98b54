import type { AddressInfo } from 'node:net';
import Echo from 'laravel-echo';
import Pusher from 'pusher';
import PusherClient from 'pusher-js';
import { createApp } from '../../entry/app';
import { createSession } from '../../identity/sessions/sessions.repository';
import { hashOf, newToken } from '../../identity/sessions/tokens';
import { readConfig } from '../config';
import { notifyParticipation } from '../../identity/notifications/notify';
import { createRuntime, type Runtime } from '../../entry/runtime';
import { removeUser } from '../../areas/participations/team/team-removal.service';
import { TestClock } from '../../testing/clock';
import { demoDatabase, type TestDatabase } from '../../testing/test-database';
import { channelName, channelOf } from './channels';
import type { Realtime } from './realtime';

/** Two processes of one installation if the database allows it (PostgreSQL), otherwise one. */
interface Process {
  runtime: Runtime;
  app: Awaited<ReturnType<typeof createApp>>;
  port: number;
}

const clock = new TestClock();
const errors: unknown[] = [];
let db: TestDatabase;
const processes: Process[] = [];
const echoes: Echo<'pusher'>[] = [];

const startProcess = async (env: Record<string, string> = {}): Promise<Process> => {
  const runtime = await createRuntime({
    config: readConfig({ DATABASE_URL: db.url ?? '', REALTIME_SECRET: 'top-secret', ...env }),
    database: db.database,
    clock,
    log: { error: (facts) => void errors.push(facts) },
    mailer: { send: async () => {} },
  });
  const app = await createApp(runtime.services, { checkResponses: true });
  runtime.services.realtime.server.attach(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const process = { runtime, app, port };
  processes.push(process);
  return process;
};

beforeAll(async () => {
  db = await demoDatabase();
  await startProcess();
  await startProcess();
});
afterEach(() => {
  for (const echo of echoes.splice(0)) echo.disconnect();
  errors.length = 0;
});
afterAll(async () => {
  for (const { runtime, app } of processes) {
    runtime.services.realtime.server.close();
    await app.close();
    await runtime.stop();
  }
  await db.close();
});

/** With PGlite both are the same process: the data folder belongs to one. */
const processNumber = (n: 0 | 1): Process => {
  const found = processes[db.url ? n : 0];
  if (!found) throw new Error('not started');
  return found;
};

const sessionOf = async (email: string) => {
  const { id } = await db.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { userId: id, token: await createSession(db.database.read, id, clock.now()) };
};

/** A browser tab: laravel-echo with pusher-js, signed in; the socket at one process, the authorisation at another. */
const tab = async (email: string, socketAt: Process = processNumber(0), authAt: Process = processNumber(1)) => {
  const { userId, token } = await sessionOf(email);
  const client = new PusherClient('fairfront', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: socketAt.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName: name }, done) => {
        // the format that the libraries send by default
        const body = new URLSearchParams({ socket_id: socketId, channel_name: name });
        fetch(`http://127.0.0.1:${authAt.port}/api/broadcasting/auth`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        }).then(
          async (response) =>
            response.ok
              ? done(null, (await response.json()) as { auth: string })
              : done(new Error(String(response.status)), null),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  const echo = new Echo({ broadcaster: 'pusher', client });
  echoes.push(echo);
  return { echo, client, userId, token };
};

type Joined = ReturnType<Echo<'pusher'>['private']>;
const join = (echo: Echo<'pusher'>, name: string) =>
  new Promise<Joined>((resolve, reject) => {
    const channel = echo.private(name);
    channel.subscribed(() => resolve(channel));
    channel.error((error: unknown) => reject(error instanceof Error ? error : new Error(JSON.stringify(error))));
  });
const heard = (channel: Joined, event: string) =>
  new Promise<Record<string, unknown>>((resolve) => channel.listen(event, resolve));

const authorize = async (token: string, channel: string) => {
  const response = await fetch(`http://127.0.0.1:${processNumber(0).port}/api/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id: '1.2', channel_name: channel }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('channel names', () => {
  it.each([
    ['private-users.7', { of: 'user', id: 7 }],
    ['private-participants.101', { of: 'participation', id: 101 }],
  ] as const)('%s', (name, channel) => {
    expect(channelOf(name)).toEqual(channel);
    expect(channelName(channel)).toBe(name);
  });
  it.each([
    'users.7',
    'private-users.',
    'private-users.07',
    'private-users.7x',
    'private-orders.1',
    'presence-users.7',
  ])('invalid: %s', (name) => expect(channelOf(name)).toBeNull());
});

describe('POST broadcasting/auth', () => {
  it("authorises the user's channel and those of accessible participations, and returns the bare {auth} [SHELL-098] [PASS-207]", async () => {
    const { token, userId } = await sessionOf('supervisor@stankoprom.example');
    const { status, body } = await authorize(token, `private-users.${userId}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['auth']);
    expect(body.auth).toMatch(/^fairfront:[0-9a-f]{64}$/);
    for (const id of [110, 111, 112, 113])
      expect((await authorize(token, `private-participants.${id}`)).status).toBe(200);
  });

  it('denies all others with 403, whether they exist or not [SHELL-098]', async () => {
    const { token, userId } = await sessionOf('supervisor@volga-tools.example');
    const others = [`private-users.${userId - 1}`, 'private-participants.101', 'private-participants.999', 'public-x'];
    for (const channel of others) {
      const { status, body } = await authorize(token, channel);
      expect([channel, status, body]).toEqual([channel, 403, { message: 'У вас нет прав на это действие' }]);
    }
    const sub = await sessionOf('editor@rezets.example');
    expect((await authorize(sub.token, 'private-participants.110')).status).toBe(403);
    expect((await authorize('wrong', 'private-participants.101')).status).toBe(401);
  });
});

it('a notification reaches the open tabs of its user, through outbox, processes and socket [SHELL-096, SHELL-097]', async () => {
  const editor = await tab('editor@severmech.example');
  const nonMember = await tab('supervisor@volga-tools.example');
  const own = await join(editor.echo, `users.${editor.userId}`);
  const other = await join(nonMember.echo, `users.${nonMember.userId}`);
  const overheard: unknown[] = [];
  other.listen('.notification.created', (data: unknown) => overheard.push(data));
  const arrived = heard(own, '.notification.created');

  const { services } = processNumber(1).runtime;
  await db.database.transaction((trx) =>
    notifyParticipation(trx, services, {
      participationId: 101,
      exceptUserId: null,
      type: 'organizer',
      kind: 'organizer',
      message_rus: 'Ворота открыты',
      message_eng: 'The gates are open',
      subject: null,
    }),
  );
  await services.outbox.drain();
  expect(await arrived).toMatchObject({
    read_at: null,
    type: 'organizer',
    data: { message_rus: 'Ворота открыты', participant_id: 101 },
  });
  expect(overheard).toEqual([]);
});

it('the events of a participation are delivered in publishing order, each with its number [SHELL-099, SHELL-260]', async () => {
  const reader = await tab('reader@severmech.example');
  const channel = await join(reader.echo, 'participants.101');
  const seen: number[] = [];
  const numbers: number[] = [];
  const all = new Promise<void>((resolve) =>
    channel.listen('.personal-pass.status-updated', ({ id, seq }: { id: number; seq: number }) => {
      seen.push(id);
      numbers.push(seq);
      if (seen.length === 50) resolve();
    }),
  );
  const { services } = processNumber(1).runtime;
  await db.database.transaction((trx) =>
    services.outbox.add(
      trx,
      'event',
      ...Array.from({ length: 50 }, (_, id) => ({
        channel: 'private-participants.101',
        event: 'personal-pass.status-updated',
        data: { id },
      })),
    ),
  );
  await services.outbox.drain();
  await all;
  expect(seen).toEqual(Array.from({ length: 50 }, (_, id) => id));
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => (numbers[0] ?? 0) + n));
});

it('events of the official publisher are accepted by any process and delivered to the sockets of all', async () => {
  const editor = await tab('editor@severmech.example', processNumber(0));
  const channel = await join(editor.echo, 'participants.101');
  const arrived = heard(channel, '.car-pass.barcode-updated');
  const publisher = new Pusher({
    appId: 'fairfront',
    key: 'fairfront',
    secret: 'top-secret',
    host: '127.0.0.1',
    port: String(processNumber(1).port),
    useTLS: false,
  });
  // the server compares the time of the request with its clock
  clock.set(new Date().toISOString());
  const { status } = await publisher.trigger('private-participants.101', 'car-pass.barcode-updated', { id: 3 });
  expect(status).toBe(200);
  expect(await arrived).toEqual({ id: 3 });
});

it('events are published to an external Pusher-compatible service if one is configured', async () => {
  clock.set(new Date().toISOString());
  const service = processNumber(0);
  const editor = await tab('editor@severmech.example', service, service);
  const channel = await join(editor.echo, 'participants.101');
  const arrived = heard(channel, '.catalog-order.status-updated');
  const outside = await startProcess({
    REALTIME_HOST: '127.0.0.1',
    REALTIME_PORT: String(service.port),
    REALTIME_TLS: 'false',
  });
  const { services } = outside.runtime;
  await db.database.transaction((trx) =>
    services.outbox.add(trx, 'event', {
      channel: 'private-participants.101',
      event: 'catalog-order.status-updated',
      data: { id: 1, status: 'sent' },
    }),
  );
  await services.outbox.drain();
  expect(await arrived).toMatchObject({ id: 1, status: 'sent', seq: expect.any(Number) });
  expect(errors).toEqual([]);
});

describe('tabs are notified of lost access, which an external service does not know [SHELL-277]', () => {
  const outside = async () => {
    clock.set(new Date().toISOString());
    const service = processNumber(0);
    const own = await startProcess({
      REALTIME_HOST: '127.0.0.1',
      REALTIME_PORT: String(service.port),
      REALTIME_TLS: 'false',
    });
    /** A tab of the portal and its socket at the service. */
    const open = async (email: string) => {
      const opened = await tab(email, service, own);
      const channel = await join(opened.echo, `users.${opened.userId}`);
      return { ...opened, events: heard(channel, '.access.changed') };
    };
    return { ...own, open };
  };
  const call = ({ port }: Process, token: string, path: string, method = 'GET', body?: object) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  it('on a removal, after which the channel is denied', async () => {
    const portal = await outside();
    const { services } = portal.runtime;
    const removed = await portal.open('admin@severmech.example');
    const channel = await join(removed.echo, 'participants.102');
    const { userId: actorId } = await sessionOf('supervisor@severmech.example');
    await db.database.transaction((trx) =>
      removeUser(trx, services, { participationId: 102, userId: removed.userId, actorId }),
    );
    await services.outbox.drain();
    expect(await removed.events).toEqual({ seq: expect.any(Number) });
    // what the tab does then: it leaves and rejoins
    removed.echo.leave('participants.102');
    expect(channel).toBeDefined();
    await expect(join(removed.echo, 'participants.102')).rejects.toThrow('403');
  });

  it('on a sign-out elsewhere and on a new password', async () => {
    const portal = await outside();
    const { services } = portal.runtime;
    const email = 'reader@severmech.example';
    const first = await portal.open(email);
    const other = await sessionOf(email);
    expect((await call(portal, other.token, '/auth/logout')).status).toBe(200);
    await services.outbox.drain();
    expect(await first.events).toEqual({ seq: expect.any(Number) });
    // the session of this tab stays
    expect((await call(portal, first.token, '/auth/user')).status).toBe(200);

    const second = await portal.open(email);
    const token = newToken();
    await db.database.read
      .insertInto('password_resets')
      .values({
        token_hash: hashOf(token),
        user_id: second.userId,
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 60_000),
        used_at: null,
      })
      .execute();
    const password = { token, password: 'Another-one-1', password_confirmation: 'Another-one-1' };
    expect((await call(portal, '', '/auth/update-password', 'POST', password)).status).toBe(200);
    await services.outbox.drain();
    expect(await second.events).toEqual({ seq: expect.any(Number) });
    expect((await call(portal, second.token, '/auth/user')).status).toBe(401);
  });
});

describe('lost access ends the subscription [SHELL-222]', () => {
  const endedOf = (channel: Joined) => new Promise<unknown>((resolve) => channel.error(resolve));
  const check = async () => {
    for (const { runtime } of processes) {
      await runtime.services.realtime.listening.endLostAccess(
        runtime.services.realtime.server,
        db.database.read,
        clock.now(),
      );
    }
  };

  it('when the session ends', async () => {
    const admin = await tab('admin@severmech.example');
    const channel = await join(admin.echo, `users.${admin.userId}`);
    await check();
    const ended = endedOf(channel);
    await fetch(`http://127.0.0.1:${processNumber(0).port}/api/auth/logout`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    await check();
    expect(await ended).toMatchObject({ status: 403 });
  });

  it('when the user is removed from the participation, and only that subscription', async () => {
    const installer = await tab('installer@severmech.example');
    const participation = await join(installer.echo, 'participants.101');
    const own = await join(installer.echo, `users.${installer.userId}`);
    const ended = endedOf(participation);
    await db.database.read
      .deleteFrom('participation_users')
      .where('user_id', '=', installer.userId)
      .where('participation_id', '=', 101)
      .execute();
    await check();
    expect(await ended).toMatchObject({ status: 403 });
    const arrived = heard(own, '.ping');
    const { services } = processNumber(0).runtime;
    await db.database.transaction((trx) =>
      services.outbox.add(trx, 'event', { channel: `private-users.${installer.userId}`, event: 'ping', data: {} }),
    );
    await services.outbox.drain();
    expect(await arrived).toEqual({ seq: expect.any(Number) });
  });

  it('within five seconds, because access is checked often enough', () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    (processNumber(0).runtime.services.realtime as Realtime).start();
    const [check, delay = Infinity] = timers.mock.calls[0] ?? [];
    timers.mockRestore();
    expect(check).toBeInstanceOf(Function);
    // the rest of the five seconds is for the check itself
    expect(delay).toBeLessThanOrEqual(4_000);
  });
});
