import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { FrameCounter, TokenBucket } from './frame-meter';
import { readPortalHosts } from './portal-hosts';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { openRaw, rawRequest, readToEnd } from './testing/raw-http';

const accept = createHash('sha1').update('key258EAFA5-E914-47DA-95CA-C5AB0DC85B11').digest('base64');
const opened: Socket[] = [];
let testEdge: TestEdge;
let upgrades: { request: IncomingMessage; socket: Socket }[] = [];

const start = async (options: Parameters<typeof startTestEdge>[1] = {}): Promise<void> => {
  testEdge = await startTestEdge((_request, response) => void response.end('{}'), {
    hosts: readPortalHosts('portal.test', 'https://fair.example'),
    ...options,
  });
  testEdge.backend.on('upgrade', (request, duplex) => {
    const socket = duplex as Socket;
    socket.on('error', () => undefined).on('end', () => socket.end());
    upgrades.push({ request, socket });
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\nfirst`,
    );
  });
};
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const { socket } of upgrades) socket.destroy();
  upgrades = [];
  await testEdge.close();
});

const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...(headers.some((header) => header.startsWith('Host')) ? [] : ['Host: portal.test']),
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: key',
    ...headers,
    '\r\n',
  ].join('\r\n');

/** Opens a WebSocket and waits for the first bytes. */
const open = async (...headers: string[]): Promise<{ socket: Socket; said: string }> => {
  const socket = await openRaw(testEdge.port, upgrade('/app/key?protocol=7', ...headers));
  opened.push(socket);
  let said = '';
  while (!said.includes('first')) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    said += part.toString();
  }
  return { socket, said };
};

/** A masked text frame of a browser. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

describe('upgrades', () => {
  it.each([
    ['/api/auth/user', 400],
    ['/storage/a.png', 400],
    ['/', 400],
    ['//', 400],
    ['/api/welcome/5', 400],
    ['/app/../api/x', 400],
    ['/app/%zz', 400],
  ])('upgrades with %s are refused with %i at once [SHELL-303]', async (path, status) => {
    await start();
    expect((await rawRequest(testEdge.port, upgrade(path))).status).toBe(status);
    expect(upgrades).toHaveLength(0);
  });

  it.each([
    ['no origin, like a program', [], 101],
    ['the origin of the portal', ['Origin: https://portal.test'], 101],
    ['the origin of an embedding page', ['Origin: https://fair.example'], 101],
    ['a foreign page', ['Origin: https://evil.example'], 403],
    ['an origin that resembles it', ['Origin: https://portal.test.evil.example'], 403],
    ['a sandboxed page', ['Origin: null'], 403],
    ['a foreign host', ['Host: evil.example'], 421],
    ['two hosts', ['Host: portal.test', 'Host: evil.example'], 400],
  ])('from %s [SHELL-303]', async (_who, headers, status) => {
    await start();
    if (status === 101) {
      const { said } = await open(...headers);
      expect(said).toMatch(/^HTTP\/1\.1 101 /);
      return;
    }
    expect((await rawRequest(testEdge.port, upgrade('/app/key', ...headers))).status).toBe(status);
    expect(upgrades).toHaveLength(0);
  });

  it('upgrades tell the backend the client address, whatever the client claims, and carry data both ways', async () => {
    await start();
    const { socket } = await open('X-Forwarded-For: 6.6.6.6', 'Forwarded: for=6.6.6.6');
    const [taken] = upgrades;
    expect(taken?.request.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'portal.test' });
    expect(taken?.request.headers['forwarded']).toBeUndefined();
    socket.write(frame('hello'));
    const [part] = taken ? ((await once(taken.socket, 'data')) as [Buffer]) : [];
    expect(part?.toString()).toContain('hello');
    taken?.socket.end('last words');
    expect(await readToEnd(socket)).toBe('last words');
  });

  it('upgrades are refused cleanly while the backend is down [SHELL-300]', async () => {
    await start({ backend: 'http://127.0.0.1:1' });
    const answer = await rawRequest(testEdge.port, upgrade('/app/key'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('WebSocket limits', () => {
  it('a socket that does not read slows down the backend instead of filling the memory of the edge [SHELL-304]', async () => {
    await start({ limits: { stallTime: 60_000 } });
    const { socket } = await open();
    socket.pause();
    const [taken] = upgrades;
    const wanted = 64 * 1_048_576;
    let sent = 0;
    const part = Buffer.alloc(1_048_576, 'x');
    // the backend writes until it is told to wait for longer than the buffers in between can hold
    while (sent < wanted && taken) {
      sent += part.length;
      if (taken.socket.write(part)) continue;
      const drained = await Promise.race([
        once(taken.socket, 'drain').then(() => true),
        new Promise((resolve) => setTimeout(resolve, 500, false)),
      ]);
      if (!drained) break;
    }
    expect(sent).toBeLessThan(wanted);
    expect(taken?.socket.writableLength).toBeGreaterThan(0);
  });

  it('a socket that never reads is closed [SHELL-304]', async () => {
    await start({ limits: { stallTime: 300 } });
    const { socket } = await open();
    socket.pause();
    const [taken] = upgrades;
    if (!taken) throw new Error('no socket');
    taken.socket.write(Buffer.alloc(64 * 1_048_576, 'x'));
    await new Promise((resolve) => taken.socket.once('close', resolve));
    expect(taken.socket.destroyed).toBe(true);
  });

  it('an address above its limit of sockets is refused [SHELL-304]', async () => {
    await start({ limits: { socketsPerAddress: 2 } });
    const [first] = [await open(), await open()];
    expect((await rawRequest(testEdge.port, upgrade('/app/key'))).status).toBe(429);
    const [taken] = upgrades;
    taken?.socket.resume();
    first.socket.destroy();
    if (taken && !taken.socket.destroyed) await new Promise((resolve) => taken.socket.once('close', resolve));
    expect((await open()).said).toContain('101');
  });

  it('a socket that sends too many frames is closed [SHELL-304]', async () => {
    await start({ limits: { framesPerSocket: { burst: 5, perSecond: 0 } } });
    const { socket } = await open();
    socket.write(Buffer.concat(Array.from({ length: 5 }, () => frame('ping'))));
    const [taken] = upgrades;
    const [part] = taken ? ((await once(taken.socket, 'data')) as [Buffer]) : [];
    expect(part).toHaveLength(50);
    socket.write(frame('ping'));
    expect(await readToEnd(socket)).toBe('');
  });
});

describe('frames', () => {
  it('frames are counted however the bytes are split', () => {
    const long = Buffer.concat([Buffer.from([0x81, 0x80 | 126, 1, 0, 0, 0, 0, 0]), Buffer.alloc(256)]);
    const huge = Buffer.concat([Buffer.from([0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]), Buffer.alloc(65_536)]);
    const all = Buffer.concat([frame('a'), frame(''), long, frame('bc'), huge, frame('d')]);
    for (const size of [1, 3, 7, 64, 1_000_000]) {
      const counter = new FrameCounter();
      let counted = 0;
      for (let at = 0; at < all.length; at += size) counted += counter.count(all.subarray(at, at + size));
      expect([size, counted]).toEqual([size, 6]);
    }
  });

  it('frames are allowed at the rate at which the bucket refills', () => {
    let now = 0;
    const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, () => now);
    expect([bucket.take(1), bucket.take(1), bucket.take(1)]).toEqual([true, true, false]);
    now = 1_000;
    expect([bucket.take(1), bucket.take(1)]).toEqual([true, false]);
    now = 60_000;
    expect([bucket.take(2), bucket.take(1)]).toEqual([true, false]);
  });
});
