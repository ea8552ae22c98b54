import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createApp } from '../../entry/app';
import { createSession } from '../../identity/sessions/sessions.repository';
import { readConfig } from '../config';
import { notifyParticipation } from '../../identity/notifications/notify';
import { createRuntime, type Runtime } from '../../entry/runtime';
import { removeUser } from '../../areas/participations/team/team-removal.service';
import { TestClock } from '../../testing/clock';
import { demoDatabase, type TestDatabase } from '../../testing/test-database';

/** Two processes of one installation if the database allows it (PostgreSQL), otherwise one. */
interface Process {
  runtime: Runtime;
  port: number;
  close: () => Promise<void>;
}

const clock = new TestClock();
let db: TestDatabase;
const processes: Process[] = [];
const sockets: WebSocket[] = [];

const startProcess = async (): Promise<Process> => {
  const runtime = await createRuntime({
    config: readConfig({ DATABASE_URL: db.url ?? '', REALTIME_SECRET: 'top-secret' }),
    database: db.database,
    clock,
    log: { error: () => {} },
    mailer: { send: async () => {} },
  });
  const app = await createApp(runtime.services, { checkResponses: true });
  runtime.services.realtime.server.attach(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    runtime.services.realtime.server.close();
    await app.close();
    await runtime.stop();
  };
  return { runtime, port: (app.server.address() as AddressInfo).port, close };
};

beforeAll(async () => {
  db = await demoDatabase();
  processes.push(await startProcess());
  if (db.url) processes.push(await startProcess());
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  for (const { close } of processes) await close();
  await db.close();
});

const first = (): Process => {
  const [found] = processes;
  if (!found) throw new Error('not started');
  return found;
};
/** The other process of the pair; with PGlite the same one. */
const second = (): Process => processes[1] ?? first();
const drain = () => second().runtime.services.outbox.drain();

const signIn = async (email: string) => {
  const { id } = await db.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { userId: id, token: await createSession(db.database.read, id, clock.now()) };
};

/** A signed-in client of the protocol; its socket at one process, its calls at the other. */
const listener = async (email: string, at: Process = first()) => {
  const { userId, token } = await signIn(email);
  const socket = new WebSocket(`ws://127.0.0.1:${at.port}/app/fairfront?protocol=7`);
  sockets.push(socket);
  const frames: { event: string; channel?: string; data: string }[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as (typeof frames)[number]);
    wake();
  });
  let read = 0;
  /** The next frame with this event; skips earlier ones. */
  const next = async (...events: string[]): Promise<(typeof frames)[number]> => {
    for (;;) {
      const frame = frames[read];
      if (frame) read += 1;
      if (frame && events.includes(frame.event)) return frame;
      if (!frame) await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const established = await next('pusher:connection_established');
  const { socket_id } = JSON.parse(established.data) as { socket_id: string };
  const call = (path: string, body?: object, asked = second()) =>
    fetch(`http://127.0.0.1:${asked.port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const end = (path: string) =>
    fetch(`http://127.0.0.1:${second().port}/api${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
  /** A subscribe frame with a new signature. */
  const sign = async (channel: string): Promise<string> => {
    const response = await call('/broadcasting/auth', { socket_id, channel_name: channel });
    const { auth } = (await response.json()) as { auth: string };
    return JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } });
  };
  const send = async (frame: string) => {
    socket.send(frame);
    const { event } = await next('pusher_internal:subscription_succeeded', 'pusher:subscription_error');
    return event === 'pusher_internal:subscription_succeeded' ? 'joined' : 'refused';
  };
  const leave = (channel: string) => socket.send(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel } }));
  /** Resolves once everything sent before has arrived. */
  const settled = async () => {
    socket.send(JSON.stringify({ event: 'pusher:ping' }));
    await next('pusher:pong');
  };
  const heardText = (text: string) => frames.some(({ data }) => data.includes(text));
  return { userId, call, end, sign, send, leave, next, settled, heardText };
};

const notify = async (text: string) => {
  const { services } = second().runtime;
  await db.database.transaction((trx) =>
    notifyParticipation(trx, services, {
      participationId: 101,
      exceptUserId: null,
      type: 'organizer',
      kind: 'organizer',
      message_rus: text,
      message_eng: text,
      subject: null,
    }),
  );
  await drain();
};

it('a subscribe frame is valid once: repeated on the same socket it is rejected [SHELL-222] [SHELL-313]', async () => {
  const tab = await listener('editor@severmech.example');
  const channel = `private-users.${tab.userId}`;
  const frame = await tab.sign(channel);
  expect(await tab.send(frame)).toBe('joined');
  tab.leave(channel);
  expect(await tab.send(frame)).toBe('refused');
  expect(await tab.send(await tab.sign(channel))).toBe('joined');
});

it('after sign-out neither the old frame nor an earlier signature is accepted, and no text arrives [SHELL-222]', async () => {
  const tab = await listener('editor@severmech.example');
  const own = `private-users.${tab.userId}`;
  const used = await tab.sign(own);
  expect(await tab.send(used)).toBe('joined');
  const unused = await tab.sign('private-participants.101');
  expect((await tab.call('/auth/logout')).status).toBe(200);
  // events after the sign-out are sent after the subscription has ended, at both processes
  await notify('Тайное сообщение');
  await tab.next('pusher:subscription_error');
  for (const frame of [used, unused]) expect(await tab.send(frame)).toBe('refused');
  await notify('Второе сообщение');
  await tab.settled();
  expect([tab.heardText('Тайное'), tab.heardText('Второе')]).toEqual([false, false]);
});

it('a removed member is rejected with an earlier signature, and their subscription ends at once [SHELL-222]', async () => {
  const tab = await listener('admin@severmech.example');
  expect(await tab.send(await tab.sign('private-participants.102'))).toBe('joined');
  const unused = await tab.sign('private-participants.102');
  const { userId: actorId } = await signIn('supervisor@severmech.example');
  const { services } = second().runtime;
  await db.database.transaction((trx) =>
    removeUser(trx, services, { participationId: 102, userId: tab.userId, actorId }),
  );
  await drain();
  await tab.next('pusher:subscription_error');
  expect(await tab.send(unused)).toBe('refused');
});

it('a signature is rejected after a minute, and with an expired session [SHELL-222] [SHELL-313]', async () => {
  const tab = await listener('reader@severmech.example');
  const channel = `private-users.${tab.userId}`;
  const old = await tab.sign(channel);
  clock.advance(60_001);
  expect(await tab.send(old)).toBe('refused');
  const fresh = await tab.sign(channel);
  await db.database.read
    .updateTable('sessions')
    .set({ last_used_at: new Date(clock.now().getTime() - 31 * 86_400_000) })
    .where('user_id', '=', tab.userId)
    .execute();
  expect(await tab.send(fresh)).toBe('refused');
});

it('an ended session is rejected and receives nothing after a second, at every process [SHELL-442]', async () => {
  const tab = await listener('editor@severmech.example');
  const own = `private-users.${tab.userId}`;
  expect((await tab.call('/auth/user', undefined, first())).status).toBe(200);
  expect(await tab.send(await tab.sign(own))).toBe('joined');
  const unused = await tab.sign('private-participants.101');
  const other = await listener('editor@severmech.example', second());
  const { outbox } = second().runtime.services;
  outbox.start();
  const since = performance.now();
  expect((await other.end('/auth/sessions')).status).toBe(204);
  for (const process of processes) expect((await tab.call('/auth/user', undefined, process)).status).toBe(401);
  await tab.next('pusher:subscription_error');
  expect(performance.now() - since).toBeLessThan(1_000);
  expect(await tab.send(unused)).toBe('refused');
  expect((await other.call('/auth/user')).status).toBe(200);
  await outbox.stop();
});
