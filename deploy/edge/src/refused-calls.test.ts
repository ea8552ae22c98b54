import { request } from 'node:http';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { rawRequest } from './testing/raw-http';

/** Covers refused calls at the edge [SHELL-602] and what the edge sends to the backend [SHELL-605]. */
const testEdges: TestEdge[] = [];
const startEdge = async (...options: Parameters<typeof startTestEdge>): Promise<TestEdge> => {
  const made = await startTestEdge(...options);
  testEdges.push(made);
  return made;
};
afterEach(async () => {
  for (const one of testEdges.splice(0)) await one.close();
});

const call = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n${headers}\r\n`;

it('the edge delays a refused call without reducing the limits of others behind the same address [SHELL-602]', async () => {
  const refused: string[] = [];
  let onRefused = () => {};
  const { port } = await startEdge(
    (incoming, response) => {
      const isRefused = incoming.url === '/api/too-much';
      if (isRefused) refused.push(incoming.url ?? '');
      response.statusCode = isRefused ? 429 : 200;
      response.end('{}', () => isRefused && onRefused());
    },
    { limits: { refusalTime: 3_600_000, callsPerAddress: 1 } },
  );
  const refusal = new Promise<void>((resolve) => (onRefused = resolve));
  let isAnswered = false;
  const delayed = request({ port, path: '/api/too-much', headers: { host: 'portal.test' } }, () => (isAnswered = true));
  delayed.on('error', () => {});
  delayed.end();
  await refusal;
  // the share of the refused call is given back shortly after the backend has answered
  let status = 0;
  while (status !== 200) status = await othersStatus(port);
  expect([refused.length, isAnswered]).toEqual([1, false]);
  delayed.destroy();
});

const othersStatus = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const other = request({ port, path: '/api/other', headers: { host: 'portal.test' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    // a second concurrent call would itself be refused and delayed
    other.setTimeout(50, () => other.destroy());
    other.on('error', () => resolve(0));
    other.end();
  });

it.each<[string, string | null, string | undefined]>([
  ['the secret of the installation', 'shared', 'shared'],
  ['nothing without one', null, undefined],
])(
  'the backend gets %s from the edge, never what a client sends in its place [SHELL-605]',
  async (_what, edgeSecret, shown) => {
    const seen: unknown[] = [];
    const { port } = await startEdge(
      (incoming, response) => {
        seen.push(incoming.headers['x-edge-secret']);
        response.end('{}');
      },
      { edgeSecret },
    );
    expect((await rawRequest(port, call('/api/any', 'X-Edge-Secret: invented\r\n'))).status).toBe(200);
    expect(seen).toEqual([shown]);
  },
);
