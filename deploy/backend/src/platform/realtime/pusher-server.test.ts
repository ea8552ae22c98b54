import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import Pusher from 'pusher';
import PusherClient from 'pusher-js';
import { WebSocket } from 'ws';
import type { Grant } from './grant';
import { PusherServer } from './pusher-server';
import { pusherRoutes } from './pusher.routes';
import { signChannel, type RealtimeApp } from './protocol';

const app: RealtimeApp = { id: 'fairfront', key: 'public-key', secret: 'top-secret' };

let fastify: FastifyInstance;
let server: PusherServer;
let port: number;
const clients: PusherClient[] = [];

/** Issued, unused grants. */
const grants = new Map<string, Grant>();
const claim = async (socketId: string, channel: string): Promise<Grant | null> => {
  const grant = grants.get(`${socketId} ${channel}`) ?? null;
  grants.delete(`${socketId} ${channel}`);
  return grant;
};
const authorize = (socketId: string, channel: string, grant: Grant): string => {
  grants.set(`${socketId} ${channel}`, grant);
  return signChannel(app, socketId, channel);
};
const errors: object[] = [];
const log = { error: (facts: object) => void errors.push(facts) };

beforeEach(async () => {
  grants.clear();
  errors.length = 0;
  server = new PusherServer(app, { claim, log });
  fastify = Fastify();
  await fastify.register(pusherRoutes(server, () => Date.now()));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  server.attach(fastify.server);
  port = (fastify.server.address() as AddressInfo).port;
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  server.close();
  await fastify.close();
});

/** The real browser client with the real authorisation response. */
const connect = (grant = { userId: 1, sessionId: 1, actingFor: null }): PusherClient => {
  const client = new PusherClient(app.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => done(null, { auth: authorize(socketId, channelName, grant) }),
    },
  });
  clients.push(client);
  return client;
};

const publisher = (secret = app.secret) =>
  new Pusher({ appId: app.id, key: app.key, secret, host: '127.0.0.1', port: String(port), useTLS: false });

const joined = (client: PusherClient, channel: string) =>
  new Promise<ReturnType<PusherClient['subscribe']>>((resolve, reject) => {
    const subscription = client.subscribe(channel);
    subscription.bind('pusher:subscription_succeeded', () => resolve(subscription));
    subscription.bind('pusher:subscription_error', reject);
  });

const next = (subscription: ReturnType<PusherClient['subscribe']>, event: string) =>
  new Promise<unknown>((resolve) => subscription.bind(event, resolve));

describe('with the real client and the official publisher', () => {
  it('delivers an event of a private channel to everyone in it and to nobody else', async () => {
    const [first, second, nonMember] = await Promise.all([
      joined(connect(), 'private-participants.101'),
      joined(connect(), 'private-participants.101'),
      joined(connect(), 'private-participants.130'),
    ]);
    const overheard: unknown[] = [];
    nonMember.bind_global((event: string, data: unknown) => overheard.push([event, data]));
    const received = Promise.all([
      next(first, 'personal-pass.status-updated'),
      next(second, 'personal-pass.status-updated'),
    ]);
    const other = next(nonMember, 'done');

    await publisher().trigger('private-participants.101', 'personal-pass.status-updated', {
      id: 17,
      status: 'accepted',
    });
    await publisher().trigger('private-participants.130', 'done', {});

    expect(await received).toEqual([
      { id: 17, status: 'accepted' },
      { id: 17, status: 'accepted' },
    ]);
    await other;
    expect(overheard.map((entry) => (entry as [string])[0])).not.toContain('personal-pass.status-updated');
  });

  it('accepts a batch and skips the socket that caused the event', async () => {
    const client = connect();
    const channel = await joined(client, 'private-users.1');
    const seen: unknown[] = [];
    channel.bind('own', (data: unknown) => seen.push(data));
    const last = next(channel, 'last');
    await publisher().trigger('private-users.1', 'own', { n: 1 }, { socket_id: client.connection.socket_id });
    await publisher().triggerBatch([
      { channel: 'private-users.1', name: 'own', data: { n: 2 } },
      { channel: 'private-users.1', name: 'last', data: {} },
    ]);
    await last;
    expect(seen).toEqual([{ n: 2 }]);
  });

  it('ends a subscription when access is revoked, without affecting others [SHELL-222]', async () => {
    const removed = await joined(connect({ userId: 5, sessionId: 50, actingFor: null }), 'private-participants.101');
    const stays = await joined(connect({ userId: 6, sessionId: 60, actingFor: null }), 'private-participants.101');
    const refused = next(removed, 'pusher:subscription_error');
    const heard: unknown[] = [];
    removed.bind('later', (data: unknown) => heard.push(data));

    server.revoke(({ userId }, channel) => userId === 5 && channel === 'private-participants.101');
    expect(await refused).toMatchObject({ status: 403 });

    const later = next(stays, 'later');
    server.broadcast('private-participants.101', 'later', { n: 1 });
    await later;
    expect(heard).toEqual([]);
  });
});

describe('rejected requests', () => {
  const raw = (path: string) => new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const frames = async function* (socket: WebSocket) {
    const queue: string[] = [];
    let wake = () => {};
    socket.on('message', (data: Buffer) => {
      queue.push(data.toString());
      wake();
    });
    for (;;) {
      const text = queue.shift();
      if (text === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else yield JSON.parse(text) as { event: string; data: string };
    }
  };

  it('closes a socket of an unknown application with code 4001', async () => {
    const socket = raw('/app/other?protocol=7');
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(4001);
  });

  it.each([
    ['no signature', () => undefined],
    [
      'a signature made with another secret',
      (id: string) => signChannel({ ...app, secret: 'guess' }, id, 'private-users.1'),
    ],
    ['a signature of another channel', (id: string) => signChannel(app, id, 'private-users.2')],
    ['a signature of another socket', () => signChannel(app, '1.2', 'private-users.1')],
  ])('rejects a private channel with %s [SHELL-098]', async (_what, authOf) => {
    const socket = raw(`/app/${app.key}?protocol=7`);
    const stream = frames(socket);
    const established = (await stream.next()).value;
    const { socket_id: id } = JSON.parse(established?.data ?? '{}') as { socket_id: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'private-users.1', auth: authOf(id) } }));
    expect((await stream.next()).value).toMatchObject({ event: 'pusher:subscription_error' });
    socket.close();
  });

  it('does not forward client events and survives malformed frames', async () => {
    const listener = await joined(connect(), 'private-users.1');
    const heard: string[] = [];
    listener.bind_global((event: string) => heard.push(event));
    const socket = raw(`/app/${app.key}?protocol=7`);
    const stream = frames(socket);
    await stream.next();
    socket.send('{not json');
    socket.send(JSON.stringify({ event: 'client-shout', channel: 'private-users.1', data: {} }));
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    expect((await stream.next()).value).toMatchObject({ event: 'pusher:pong' });
    expect(heard).toEqual([]);
    socket.close();
  });

  it('publishes nothing that is not signed with the secret', async () => {
    await expect(publisher('guess').trigger('private-users.1', 'x', {})).rejects.toMatchObject({ status: 401 });
  });

  it('returns 404 for another application and 400 for an invalid event', async () => {
    const other = new Pusher({
      appId: 'other',
      key: app.key,
      secret: app.secret,
      host: '127.0.0.1',
      port: String(port),
      useTLS: false,
    });
    await expect(other.trigger('private-users.1', 'x', {})).rejects.toMatchObject({ status: 404 });
    await expect(publisher().post({ path: '/events', body: JSON.stringify({ name: 'x' }) })).rejects.toMatchObject({
      status: 400,
    });
  });
});

it('a silent client is pinged, and its connection is closed if there is no response', async () => {
  const hasty = new PusherServer(app, {
    claim,
    log,
    timing: { activityTimeoutSeconds: 0.02, pongTimeoutSeconds: 0.02 },
  });
  const other = Fastify();
  await other.listen({ port: 0, host: '127.0.0.1' });
  hasty.attach(other.server);
  const socket = new WebSocket(
    `ws://127.0.0.1:${(other.server.address() as AddressInfo).port}/app/${app.key}?protocol=7`,
  );
  const events: string[] = [];
  socket.on('message', (data: Buffer) => events.push((JSON.parse(data.toString()) as { event: string }).event));
  const code = await new Promise((resolve) => socket.on('close', resolve));
  expect(events).toEqual(['pusher:connection_established', 'pusher:ping']);
  expect(code).toBe(4201);
  hasty.close();
  await other.close();
});
