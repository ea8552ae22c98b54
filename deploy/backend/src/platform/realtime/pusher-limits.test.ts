import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { Grant } from './grant';
import { isOwnOrigin } from './own-origins';
import { PusherServer, type PusherServerOptions } from './pusher-server';
import { signChannel, type RealtimeApp } from './protocol';
import { socketAddressBehind } from './socket-address';
import { TokenBucket } from './socket-limits';

const app: RealtimeApp = { id: 'fairfront', key: 'public-key', secret: 'top-secret' };
const grant: Grant = { userId: 1, sessionId: 1, actingFor: null };

let http: Server;
let server: PusherServer;
const sockets: WebSocket[] = [];

const start = async (options: Partial<PusherServerOptions> = {}): Promise<void> => {
  server = new PusherServer(app, {
    claim: async () => grant,
    log: { error: () => {} },
    addressOf: socketAddressBehind(1),
    ...options,
  });
  http = createServer();
  server.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  server.close();
  await new Promise((resolve) => http.close(resolve));
});

interface Received {
  event: string;
  channel?: string;
  data: string;
}

/** A protocol client without a library: its received frames, and how it ended. */
const open = async (headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' }) => {
  const { port } = http.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, { headers });
  sockets.push(socket);
  const frames: Received[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Received);
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  let read = 0;
  /** The next frame with one of these events; skips earlier ones. */
  const next = async (...events: string[]): Promise<Received> => {
    for (;;) {
      const found = frames.slice(read).find((frame) => events.includes(frame.event));
      if (found) read = frames.indexOf(found) + 1;
      if (found) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const send = (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data }));
  const first = await next('pusher:connection_established', 'pusher:error');
  const socketId = (JSON.parse(first.data) as { socket_id?: string }).socket_id ?? '';
  const subscribe = (channel: string) => {
    send('pusher:subscribe', { channel, auth: signChannel(app, socketId, channel) });
    return next('pusher_internal:subscription_succeeded', 'pusher:subscription_error');
  };
  return { socket, frames, closed, next, send, subscribe, error: first.event === 'pusher:error' ? first : null };
};

describe('limits of sockets and frames [SHELL-315]', () => {
  it('an address has a limited number of sockets, independent of other addresses, and closing one frees its place', async () => {
    await start({ limits: { socketsPerAddress: 2 } });
    const [first] = [await open(), await open()];
    const third = await open();
    expect(third.error?.data).toContain('4100');
    expect(await third.closed).toBe(4100);
    expect((await open({ 'x-forwarded-for': '203.0.113.8' })).error).toBeNull();
    first?.socket.close();
    await first?.closed;
    expect((await open()).error).toBeNull();
  });

  it('a proxy without forwarded addresses does not count as one visitor', async () => {
    await start({ limits: { socketsPerAddress: 1 } });
    const opened = [await open({}), await open({}), await open({})];
    expect(opened.map(({ error }) => error)).toEqual([null, null, null]);
  });

  it('the total number of sockets is limited', async () => {
    await start({ limits: { sockets: 2 } });
    const opened = [await open({}), await open({}), await open({})];
    expect(opened.map(({ error }) => error === null)).toEqual([true, true, false]);
  });

  it('the number of tabs per session is limited', async () => {
    await start({ limits: { socketsPerSession: 1 } });
    const first = await open();
    expect((await first.subscribe('private-users.1')).event).toBe('pusher_internal:subscription_succeeded');
    expect((await first.subscribe('private-participants.5')).event).toBe('pusher_internal:subscription_succeeded');
    const second = await open();
    expect(await second.subscribe('private-users.1')).toMatchObject({ event: 'pusher:subscription_error' });
    first.socket.close();
    await first.closed;
    expect((await (await open()).subscribe('private-users.1')).event).toBe('pusher_internal:subscription_succeeded');
  });

  it.each([
    ['frames', (socket: WebSocket) => socket.send('{"event":"pusher:ping"}')],
    ['pings of the WebSocket protocol', (socket: WebSocket) => socket.ping()],
    ['unasked pongs', (socket: WebSocket) => socket.pong()],
  ])('a socket that sends too many %s is closed with code 4301, without affecting others', async (_what, send) => {
    await start({ limits: { framesPerSocket: { burst: 20, perSecond: 0 } } });
    const other = await open();
    const busy = await open();
    for (let n = 0; n < 50; n += 1) send(busy.socket);
    expect((await busy.next('pusher:error')).data).toContain('4301');
    expect(await busy.closed).toBe(4301);
    other.send('pusher:ping');
    expect(await other.next('pusher:pong')).toBeDefined();
    expect(server.size).toBe(1);
  });

  it('the sockets of one address share a limit of frames', async () => {
    await start({ limits: { framesPerAddress: { burst: 10, perSecond: 0 } } });
    const [first, second] = [await open(), await open()];
    for (let n = 0; n < 6; n += 1) first?.send('pusher:ping');
    await first?.next('pusher:pong');
    for (let n = 0; n < 6; n += 1) second?.send('pusher:ping');
    expect(await second?.closed).toBe(4301);
  });

  it('an oversized frame closes its socket', async () => {
    await start();
    const large = await open();
    large.socket.send('x'.repeat(10_241));
    expect(await large.closed).toBe(4301);
    const huge = await open();
    huge.socket.send('x'.repeat(1_000_000));
    expect(await huge.closed).toBe(1009);
    const inPieces = await open();
    for (let n = 0; n < 100; n += 1) inPieces.socket.send('x', { fin: false });
    expect(await inPieces.closed).toBe(1008);
    // the client may notice the end shortly before the server has cleaned up
    while (server.size > 0) await new Promise(setImmediate);
    expect(server.size).toBe(0);
  });
});

it('a socket that does not read is disconnected when a megabyte is queued, without affecting others [SHELL-315]', async () => {
  await start();
  const reader = await open();
  await reader.subscribe('releases');
  const lazy = await open();
  await lazy.subscribe('releases');
  lazy.socket.pause();
  const data = 'x'.repeat(100_000);
  let sent = 0;
  while (server.size === 2 && sent < 500) {
    server.broadcast('releases', 'large', { data, n: sent });
    sent += 1;
    // lets the reader read and the close be noticed
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(server.size).toBe(1);
  // what the system buffers besides the megabyte
  expect(sent).toBeLessThan(200);
  server.broadcast('releases', 'last', {});
  expect(await reader.next('last')).toBeDefined();
  expect(reader.frames.filter(({ event }) => event === 'large')).toHaveLength(sent);
});

describe("only the portal's own pages open sockets [SHELL-314]", () => {
  const own = ['https://portal.example', 'https://fair.example'];
  it.each([
    ['the address of the portal', { origin: 'https://portal.example' }, true],
    ['a page that embeds a part of it', { origin: 'https://fair.example' }, true],
    ['the address that was asked', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' }, true],
    ['the address that the edge was asked', { origin: 'https://a.example', 'x-forwarded-host': 'a.example' }, true],
    ['no browser', { host: 'portal.example' }, true],
    ['a foreign page', { origin: 'https://evil.example', host: 'portal.example' }, false],
    ['another port', { origin: 'https://portal.example:8443', host: 'portal.example' }, false],
    ['a name that begins alike', { origin: 'https://portal.example.evil.example', host: 'portal.example' }, false],
    ['a page without an address', { origin: 'null', host: 'portal.example' }, false],
    ['loopback, for a portal that is not', { origin: 'http://localhost:8080', host: 'portal.example' }, false],
  ])('%s', (_who, headers, expected) => {
    expect(isOwnOrigin({ headers }, own)).toBe(expected);
  });

  it('names of the local machine are one origin for a portal on it', () => {
    const headers = { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:4000' };
    expect(isOwnOrigin({ headers }, ['http://localhost:8080'])).toBe(true);
  });

  it('another origin gets an error and is closed with code 4009', async () => {
    await start({ ownOrigins: own });
    const foreign = await open({ origin: 'https://evil.example' });
    expect(foreign.error?.data).toContain('4009');
    expect(await foreign.closed).toBe(4009);
    expect((await open({ origin: 'https://fair.example' })).error).toBeNull();
  });
});

it('an upgrade with an invalid URL is left to other handlers', async () => {
  await start();
  http.on('upgrade', ({ url }, socket) => {
    if (!url?.startsWith('/app/')) socket.destroy();
  });
  const { port } = http.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, {
    finishRequest: (request) => {
      request.path = '//';
      request.end();
    },
  });
  const failed = new Promise((resolve) => socket.on('error', resolve));
  expect(await failed).toHaveProperty('message');
  expect((await open()).error).toBeNull();
});

it('a bucket allows its burst at once and then its rate per second', () => {
  let now = 0;
  const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, () => now);
  const taken = (count: number) => Array.from({ length: count }, () => bucket.take());
  expect(taken(4)).toEqual([true, true, true, false]);
  now = 500;
  expect(taken(2)).toEqual([true, false]);
  now = 60_000;
  expect(taken(4)).toEqual([true, true, true, false]);
});
