import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { openRaw, parseResponse, rawRequest, readToEnd } from './testing/raw-http';
import { startTestEdge, type TestEdge } from './testing/test-edge';

const megabyte = 1_048_576;
/** A backend that echoes bodies and serves one large response. */
const listener: RequestListener = (request, response) => {
  if (request.url === '/api/large') return void response.end(Buffer.alloc(24 * megabyte, 'x'));
  if (request.url === '/api/list') return void response.end(Buffer.alloc(megabyte / 2, 'x'));
  let size = 0;
  request.on('data', (part: Buffer) => (size += part.length));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ size, length: request.headers['content-length'] ?? null }));
  });
  return undefined;
};

let testEdge: TestEdge | undefined;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await testEdge?.close();
  testEdge = undefined;
});

const start = async (
  limits: Parameters<typeof startTestEdge>[1] extends infer T
    ? NonNullable<T> extends { limits?: infer L }
      ? L
      : never
    : never,
) => (testEdge = await startTestEdge(listener, limits === undefined ? {} : { limits }));

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: portal.test', ...headers, '\r\n'].join('\r\n');
const post = (length: number, type = 'application/json', ...further: string[]): string =>
  head(
    'POST /api/echo HTTP/1.1',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    'Connection: close',
    ...further,
  );
const get = (path: string): string => head(`GET ${path} HTTP/1.1`, 'Connection: close');

const open = async (port: number, text: string): Promise<Socket> => {
  const socket = await openRaw(port, text);
  opened.push(socket);
  return socket;
};

describe('clients that send slowly', () => {
  it('140 unfinished bodies take no backend connection, and other clients are served [SHELL-301]', async () => {
    const { port, connections } = await start({ callConnections: 8 });
    await Promise.all(Array.from({ length: 140 }, () => open(port, `${post(100)}{"a":`)));
    const answer = await rawRequest(port, `${post(2)}{}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { size: 2, length: '2' }]);
    expect(connections.size).toBe(1);
  });

  it('a body that does not arrive in time gets 408 [SHELL-301]', async () => {
    const { port } = await start({ bodyTime: 300 });
    const socket = await open(port, `${post(100)}{"a":`);
    const answer = parseResponse(await readToEnd(socket));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      408,
      { message: 'Запрос не дошёл до конца вовремя. Повторите попытку.', code: 'body_timeout' },
    ]);
  });

  it('headers that do not arrive in time close the connection [SHELL-301]', async () => {
    const { port } = await start({ headersTime: 300 });
    const answer = parseResponse(await readToEnd(await open(port, 'GET / HTTP/1.1\r\nHost: portal.test\r\nX-Slow: ')));
    expect(answer.status).toBe(408);
  });

  it('stalled uploads only delay other uploads, and are aborted [SHELL-301]', async () => {
    const { port } = await start({ uploadConnections: 2, uploadsPerAddress: 3, stallTime: 1_000 });
    const type = 'multipart/form-data; boundary=b';
    const stalled = await Promise.all(Array.from({ length: 3 }, () => open(port, `${post(2 * megabyte, type)}--b`)));
    // the fourth upload of this address is refused, a call is not
    const [fourth, call] = await Promise.all([
      rawRequest(port, `${post(2 * megabyte, type)}${'x'.repeat(2 * megabyte)}`),
      rawRequest(port, `${post(2)}{}`),
    ]);
    expect([fourth.status, call.status]).toEqual([429, 200]);
    stalled.forEach((socket) => socket.end());
    await Promise.all(stalled.map(readToEnd));
    expect((await rawRequest(port, `${post(2 * megabyte, type)}${'x'.repeat(2 * megabyte)}`)).status).toBe(200);
  });
});

describe('bodies', () => {
  it('bodies reach the backend after the client asked for "continue" [SHELL-302]', async () => {
    const { port } = await start({});
    const answer = await rawRequest(port, `${post(2, 'application/json', 'Expect: 100-continue')}{}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { size: 2, length: '2' }]);
  });

  it.each([
    ['with its length', post(3 * megabyte), 'x'.repeat(3 * megabyte)],
    [
      'in parts',
      head(
        'POST /api/echo HTTP/1.1',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        'Connection: close',
      ),
      `${(3 * megabyte).toString(16)}\r\n${'x'.repeat(3 * megabyte)}\r\n0\r\n\r\n`,
    ],
    ['after asking for "continue"', post(3 * megabyte, 'application/json', 'Expect: 100-continue'), ''],
    ['as an upload', post(26 * megabyte, 'multipart/form-data; boundary=b'), 'x'.repeat(26 * megabyte)],
  ])('bodies that are too large get 413, %s [SHELL-302]', async (_how, top, body) => {
    const { port, connections } = await start({});
    const answer = await rawRequest(port, top + body);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      413,
      { message: 'Запрос слишком большой.', code: 'body_too_large' },
    ]);
    expect(connections.size).toBe(0);
  });

  it('large uploads are accepted [SHELL-302]', async () => {
    const { port } = await start({});
    const answer = await rawRequest(
      port,
      post(20 * megabyte, 'multipart/form-data; boundary=b') + 'x'.repeat(20 * megabyte),
    );
    expect(JSON.parse(answer.body)).toEqual({ size: 20 * megabyte, length: String(20 * megabyte) });
  });
});

describe('clients that read slowly', () => {
  it('leave the backend free, because responses are buffered [SHELL-301]', async () => {
    const { port } = await start({ callConnections: 4, callsPerAddress: 8 });
    const slow = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = await open(port, get('/api/list'));
        socket.pause();
        return socket;
      }),
    );
    const answer = await rawRequest(port, `${post(2)}{}`);
    expect([slow.length, answer.status]).toEqual([60, 200]);
  });

  it('are disconnected when they do not read at all [SHELL-301]', async () => {
    const { port, backend } = await start({ stallTime: 300 });
    const connection = once(backend, 'connection').then(([taken]) => taken as Socket);
    const socket = await open(port, get('/api/large'));
    socket.pause();
    // the backend connection is released
    const taken = await connection;
    if (!taken.destroyed) await new Promise((resolve) => taken.once('close', resolve));
    socket.resume();
    expect((await readToEnd(socket)).length).toBeLessThan(24 * megabyte);
  });

  it('get a large response completely when they do read it', async () => {
    const { port } = await start({});
    expect((await rawRequest(port, get('/api/large'))).body).toHaveLength(24 * megabyte);
  });
});

describe('concurrent requests', () => {
  it('an address above its limit of concurrent calls is asked to wait [SHELL-301]', async () => {
    const waiting: (() => void)[] = [];
    let haveBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (haveBegun = resolve));
    const options = { limits: { callsPerAddress: 2 } };
    testEdge = await startTestEdge((_request, response) => {
      waiting.push(() => response.end('{}'));
      if (waiting.length === 2) haveBegun();
    }, options);
    const { port } = testEdge;
    const first = [rawRequest(port, get('/api/a')), rawRequest(port, get('/api/b'))];
    await begun;
    const third = await rawRequest(port, get('/api/c'));
    expect([third.status, third.headers['retry-after']]).toEqual([429, '1']);
    for (const answer of waiting.splice(0)) answer();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('an address above its limit of connections is disconnected', async () => {
    const { port } = await start({ connectionsPerAddress: 3 });
    await Promise.all(Array.from({ length: 3 }, () => open(port, '')));
    expect(await readToEnd(await openRaw(port, get('/health')))).toBe('');
  });
});
