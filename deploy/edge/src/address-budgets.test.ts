import { once } from 'node:events';
import { connect } from 'node:net';
import { releaseDocument } from '@fairfront/shared-kit/platform/release/testing';
import { chooseVersions } from '@fairfront/shared-kit/platform/release';
import type { EdgeLimits } from './limits';
import { PreparedReleases } from './prepared-releases';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { openRaw, readToEnd } from './testing/raw-http';

/**
 * Covers the request budgets of one address [SHELL-650] and the work that is done once for all visitors [SHELL-651].
 */
let testEdge: TestEdge | undefined;
afterEach(async () => {
  await testEdge?.close();
  testEdge = undefined;
});

/** Starts an edge behind one proxy, which reports the address of every client. */
const start = async (limits: Partial<EdgeLimits>): Promise<void> => {
  testEdge = await startTestEdge((_request, response) => void response.end('{}'), {
    trustedHops: 1,
    limits: { budgetTime: 600_000, ...limits },
  });
};
const ask = async (from: string, url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') => {
  if (!testEdge) throw new Error('not started');
  return testEdge.edge.inject({ method, url, headers: { host: 'portal.test', 'x-forwarded-for': from, ...headers } });
};
const two = { max: 2, burst: 1_000 };

describe('the budget of an address', () => {
  it.each<[string, keyof EdgeLimits, string, { headers?: Record<string, string>; method?: 'POST' }]>([
    ['pages', 'pagesPerAddress', '/login', {}],
    ['unknown pages', 'pagesPerAddress', '/no/such/place', {}],
    ['the welcome page', 'pagesPerAddress', '/api/welcome/5', {}],
    ['the release', 'filesPerAddress', '/release.json', {}],
    ['released files', 'filesPerAddress', '/r/mf-passes/1.0.0/gone.js', {}],
    ['embed scripts', 'filesPerAddress', '/embed/catalog.js', {}],
    ['embed scripts by version', 'filesPerAddress', '/embed/catalog/1.0.0.js', {}],
    ['probes', 'othersPerAddress', '/health', {}],
    ['the readiness probe', 'othersPerAddress', '/ready', {}],
    ['foreign hosts', 'othersPerAddress', '/', { headers: { host: 'foreign.example' } }],
    ['malformed addresses', 'othersPerAddress', '/%00', {}],
    ['sockets without an upgrade', 'othersPerAddress', '/app/key', {}],
    ['reports of browsers', 'othersPerAddress', '/csp-reports', { method: 'POST' }],
    ['methods that pages do not have', 'othersPerAddress', '/login', { method: 'POST' }],
  ])('holds for %s, and only for that address [SHELL-650]', async (_what, limit, url, { headers, method }) => {
    await start({ [limit]: two });
    const statuses = [await ask('1.1.1.1', url, headers, method), await ask('1.1.1.1', url, headers, method)];
    for (const { statusCode } of statuses) expect(statusCode).not.toBe(429);
    const refused = await ask('1.1.1.1', url, headers, method);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('2.2.2.2', url, headers, method)).statusCode).not.toBe(429);
  });

  it('of one kind leaves other kinds and API calls untouched [SHELL-650]', async () => {
    await start({ pagesPerAddress: two });
    for (let count = 0; count < 3; count += 1) await ask('1.1.1.1', '/login');
    for (const url of ['/release.json', '/health', '/api/thing']) {
      expect([url, (await ask('1.1.1.1', url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('is shared by all addresses of one IPv6 network [SHELL-650]', async () => {
    await start({ pagesPerAddress: two });
    const statuses = [];
    for (const last of [1, 2, 3]) statuses.push((await ask(`2001:db8::${last}`, '/login')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    ['ru', 'Слишком много запросов одновременно. Подождите немного и повторите попытку.', 'Попробовать ещё раз'],
    ['en', 'Too many requests at once. Wait a moment and try again.', 'Try again'],
  ])('refuses a page request with a page in the hinted language: %s [SHELL-650]', async (locale, text, again) => {
    await start({ pagesPerAddress: { max: 0, burst: 1 } });
    const { headers, body } = await ask('1.1.1.1', '/login', { cookie: `ff_locale=${locale}` });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
    });
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<p>${text}</p><p><a href="">${again}</a></p>`);
    expect(body).not.toContain('<script');
  });

  it('refuses an API client with JSON [SHELL-650]', async () => {
    await start({ filesPerAddress: { max: 0, burst: 1 } });
    expect((await ask('1.1.1.1', '/release.json', { 'accept-language': 'en' })).json()).toEqual({
      message: 'Too many requests at once. Wait a moment and try again.',
      code: 'too_many_requests',
    });
  });
});

describe('a client that sends a burst of requests', () => {
  const get = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: portal.test\r\nX-Forwarded-For: 1.1.1.1\r\nConnection: close\r\n\r\n`;

  it('waits within its budget while others do not [SHELL-650]', async () => {
    await start({ pagesPerAddress: { max: 1_000, burst: 1 }, burstTime: 300 });
    const port = testEdge?.port ?? 0;
    const order: string[] = [];
    const first = readToEnd(await openRaw(port, get('/login'))).then(() => order.push('first'));
    await first;
    const second = readToEnd(await openRaw(port, get('/login'))).then((text) => {
      order.push('second');
      return text;
    });
    await ask('2.2.2.2', '/login');
    order.push('other');
    expect(await second).toContain('HTTP/1.1 200 OK');
    expect(order).toEqual(['first', 'other', 'second']);
  });

  it('loses its connection when too many of its requests are waiting [SHELL-650]', async () => {
    await start({ pagesPerAddress: { max: 1_000, burst: 1 }, burstTime: 3_600_000, delayedPerAddress: 1 });
    const socket = connect(testEdge?.port ?? 0, '127.0.0.1').on('error', () => undefined);
    const ended = once(socket, 'close');
    // the first is answered, the second waits, the third closes the connection
    socket.write(Array.from({ length: 3 }, () => get('/login').replace('Connection: close\r\n', '')).join(''));
    socket.resume();
    await ended;
    expect(socket.destroyed).toBe(true);
  });
});

describe('the page release', () => {
  it('is prepared once for everyone on the same versions, and again after the next release [SHELL-651]', () => {
    const releases = new PreparedReleases({});
    const document = releaseDocument();
    const prepared = releases.of(document, chooseVersions(document, null));
    expect(releases.of(document, chooseVersions(document, 7))).toBe(prepared);
    const next = releaseDocument({ revision: 2 });
    expect(releases.of(next, chooseVersions(next, null)).release.revision).toBe(2);
    expect(prepared.preloadsOf('participant', 'invented', 'ru')).toBe(prepared.preloadsOf('participant', null, 'ru'));
  });

  it('is not sent again to a client that has it [SHELL-651]', async () => {
    await start({});
    const first = await ask('1.1.1.1', '/release.json', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
    });
    const again = await ask('1.1.1.1', '/release.json', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('1.1.1.1', '/release.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
