import { startTestEdge, type TestEdge } from './testing/test-edge';
import { rawRequest } from './testing/raw-http';

let testEdge: TestEdge;
let isAway = false;
const start = async (trustedHops: number): Promise<void> => {
  testEdge = await startTestEdge(
    (request, response) =>
      isAway ? void response.destroy() : void response.end(JSON.stringify({ id: request.headers['x-request-id'] })),
    { trustedHops },
  );
};
afterEach(() => testEdge.close());

const call = async (given?: string) => {
  const header = given === undefined ? '' : `X-Request-Id: ${given}\r\n`;
  const { status, headers, body } = await rawRequest(
    testEdge.port,
    `GET /api/thing HTTP/1.1\r\nHost: portal.test\r\n${header}Connection: close\r\n\r\n`,
  );
  return { status, id: headers['x-request-id'], body: JSON.parse(body) as { id?: string; code?: string } };
};

it.each([
  [0, 'id-of-the-proxy', false],
  [1, 'id-of-the-proxy', true],
  [1, 'no "id" at all', false],
  [1, undefined, false],
])('behind %i proxies the id "%s" is kept: %s [SHELL-672]', async (hops, given, isKept) => {
  isAway = false;
  await start(hops);
  const { id, body } = await call(given);
  expect(id).toMatch(/^[\w-]{8,64}$/);
  expect(id === given).toBe(isKept);
  expect(body.id).toBe(id);
});

it('a call that the edge refuses itself has an id, too [SHELL-672]', async () => {
  isAway = true;
  await start(0);
  const { status, id, body } = await call();
  expect([status, body.code]).toEqual([503, 'service_unavailable']);
  expect(id).toMatch(/^[\w-]{8,64}$/);
});
