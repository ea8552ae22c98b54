import { createServer, type Server } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { rawRequest } from './testing/raw-http';
import { startTestEdge, type TestEdge } from './testing/test-edge';

let garbage: Server;
let testEdge: TestEdge;
/** How the backend responds to the next connection. */
let says: (socket: Socket) => void;
let asked = 0;

beforeAll(async () => {
  garbage = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      asked += 1;
      says(socket);
    });
  });
  await new Promise<void>((resolve) => garbage.listen(0, '127.0.0.1', resolve));
  const { port } = garbage.address() as AddressInfo;
  testEdge = await startTestEdge(() => undefined, {
    backend: `http://127.0.0.1:${port}`,
    limits: { answerTime: 1_000 },
  });
});
afterAll(async () => {
  await testEdge.close();
  await new Promise((resolve) => garbage.close(resolve));
});

const call = (method = 'GET') =>
  rawRequest(
    testEdge.port,
    `${method} /api/thing HTTP/1.1\r\nHost: portal.test\r\nContent-Length: ${method === 'GET' ? 0 : 2}\r\nConnection: close\r\n\r\n${method === 'GET' ? '' : '{}'}`,
  );

it.each<[string, number, (socket: Socket) => void]>([
  ['garbage', 502, (socket) => void socket.end('\u0000\u0001 hello\r\n\r\n')],
  ['a cut body', 502, (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half"')],
  ['nothing, and goes', 503, (socket) => void socket.destroy()],
  ['nothing, and stays', 504, () => undefined],
])(
  'a backend that responds with %s results in %i with a message, never in an endless wait [SHELL-300]',
  async (_what, status, answer) => {
    says = answer;
    const received = await call();
    expect([received.status, JSON.parse(received.body)]).toEqual([
      status,
      { message: 'Минуту: сервис сейчас недоступен. Повторите попытку чуть позже.', code: 'service_unavailable' },
    ]);
    expect(received.headers['retry-after']).toBe('2');
  },
);

it('a large response that is cut off closes the connection, so that no client takes it for complete [SHELL-300]', async () => {
  says = (socket) => void socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n${'x'.repeat(2_000_000)}`);
  const received = await call();
  expect(received.body.length).toBeLessThan(9_000_000);
});

it('a read whose connection was closed is retried, a write never is [SHELL-300]', async () => {
  says = (socket) => void socket.destroy();
  asked = 0;
  await call();
  expect(asked).toBe(2);
  asked = 0;
  await call('POST');
  expect(asked).toBe(1);
});
