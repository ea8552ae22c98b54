import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPortalHosts } from './portal-hosts';
import { closedPolicy } from './security-headers';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { findNginx, startNginx, type RunningNginx } from './testing/nginx';
import { rawRequest, type RawResponse } from './testing/raw-http';

const nginx = findNginx('the requests of same-responses.test.ts were sent to the edge only');

let testEdge: TestEdge;
let server: RunningNginx | undefined;
const ports: Record<'edge' | 'nginx', number> = { edge: 0, nginx: 0 };
const servers: readonly ('edge' | 'nginx')[] = nginx ? ['edge', 'nginx'] : ['edge'];

const put = async (path: string, content: string): Promise<void> => {
  await mkdir(dirname(join(testEdge.folder, path)), { recursive: true });
  await writeFile(join(testEdge.folder, path), content);
};

beforeAll(async () => {
  testEdge = await startTestEdge(
    (request, response) => {
      request.resume();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url: request.url, for: request.headers['x-forwarded-for'] }));
    },
    { hosts: readPortalHosts('portal.test,localhost') },
  );
  await put('mf-passes/1.0.0/remote.js', 'released');
  await put('mf-passes/1.0.0/remote.js.gz', 'packed');
  await put('mf-passes/1.0.0/parts/a.css', 'released');
  await put('mf-passes/1.0.0-rc.1/remote.js', 'released');
  await put('mf-passes/1.0.0/notes.txt', 'secret');
  await put('mf-passes/1.0.0/.hidden.js', 'secret');
  await put('mf-passes/staging/remote.js', 'secret');
  await put('history/000001.json', 'secret');
  await put('history/1/000001.json', 'secret');
  await put('other.js', 'secret');
  ports.edge = testEdge.port;
  if (!nginx) return;
  server = await startNginx(nginx, (port) => ({
    listen: `127.0.0.1:${port}`,
    tls: null,
    hosts: ['portal.test', 'localhost'],
    origins: '^https?://(portal[.]test|localhost)(:[0-9]+)?$',
    edges: [`127.0.0.1:${testEdge.port}`],
    backends: [testEdge.backendUrl.replace('http://', '')],
    releases: `${testEdge.folder}/`,
  }));
  ports.nginx = server.port;
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await testEdge.close();
});

const ask = (port: number, target: string, ...headers: string[]): Promise<RawResponse> => {
  const own = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: portal.test'];
  const line = /^[A-Z]+ /.test(target) ? target : `GET ${target}`;
  return rawRequest(port, [`${line} HTTP/1.1`, ...own, ...headers, 'Connection: close', '\r\n'].join('\r\n'));
};

const immutable = 'public, max-age=31536000, immutable';

describe.each(servers)('the server %s', (name) => {
  it.each([
    ['/r/mf-passes/1.0.0/remote.js', 'text/javascript; charset=utf-8'],
    ['/r/mf-passes/1.0.0/remote.js?retry=1', 'text/javascript; charset=utf-8'],
    ['/r/mf-passes/1.0.0/parts/a.css', 'text/css; charset=utf-8'],
    ['/r/mf-passes/1.0.0-rc.1/remote.js', 'text/javascript; charset=utf-8'],
  ])('serves %s for a year [SHELL-305]', async (target, type) => {
    const answer = await ask(ports[name], target);
    expect([answer.status, answer.body]).toEqual([200, 'released']);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': immutable,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': closedPolicy,
      vary: expect.stringMatching(/^accept-encoding$/i) as string,
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('a released file is served in a compressed variant to clients that accept it', async () => {
    const answer = await ask(ports[name], '/r/mf-passes/1.0.0/remote.js', 'Accept-Encoding: gzip');
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['packed', 'gzip']);
  });

  it.each([
    '/r/release.json',
    '/r/history/000001.json',
    '/r/history/1/000001.json',
    '/r/other.js',
    '/r/mf-passes/staging/remote.js',
    '/r/mf-passes/1.0.0/notes.txt',
    '/r/mf-passes/1.0.0/.hidden.js',
    '/r/mf-passes/1.0.0/remote.js.gz',
    '/r/mf-passes/1.0.0/gone.js',
    '/r/mf-passes/1.0.0/',
    '/r/mf-passes/1.0.0',
    '/r/mf-passes//1.0.0/remote.js',
    '/r//mf-passes/1.0.0/remote.js',
    '/r/MF-PASSES/1.0.0/remote.js',
    '/r/mf-passes/1.0.0/remote.js/',
    '/r/mf-passes/1.0.0/remote.js%0a',
    '/r/',
  ])('a request for %s gets a plain-text 404 that is not cached [SHELL-305]', async (target) => {
    const answer = await ask(ports[name], target);
    expect([answer.status, answer.body]).toEqual([404, 'No such file\n']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': closedPolicy,
    });
  });

  it.each([
    '/r/../release.json',
    '/r/mf-passes/1.0.0/../../release.json',
    '/r/mf-passes/1.0.0/%2e%2e/%2e%2e/release.json',
    '/r/mf-passes/1.0.0/..%2f..%2frelease.json',
    '/r/mf-passes/1.0.0/..%5c..%5crelease.json',
    '/r/mf-passes/./1.0.0/remote.js',
    '/api/../health',
    '/..',
    '/%',
    '/%zz',
    '/api/%',
    '/api/%e0%zz',
    '/%00',
    '/r/mf-passes/1.0.0/remote.js%00',
    '/api/%00',
  ])('answers %s with 400 [SHELL-303]', async (target) => {
    const { status, headers } = await ask(ports[name], target);
    expect([status, headers['content-security-policy']]).toEqual([400, closedPolicy]);
  });

  it.each([
    ['/', ['Host: evil.example'], 421],
    ['/api/auth/user', ['Host: evil.example'], 421],
    ['/r/mf-passes/1.0.0/remote.js', ['Host: evil.example'], 421],
    ['/', ['Host: portal.test', 'Host: evil.example'], 400],
    ['/', ['Host: a b'], 400],
    ['/', ['Host: portal.test'], 200],
    ['//', [], 200],
    ['//evil.example/', [], 404],
    ['/no/such/page', [], 404],
    ['/old/script.js', [], 404],
    ['/api/auth/user', [], 200],
    ['/storage/a.png', [], 200],
    ['POST /login', ['Content-Length: 0'], 405],
    ['TRACE /', [], 405],
    ['TRACE /api/auth/user', [], 405],
    ['POST /api/thing', ['Content-Length: 3', 'Transfer-Encoding: chunked'], 400],
    ['POST /api/thing', ['Content-Length: 3', 'Content-Length: 4'], 400],
    ['/api/auth/user', ['Upgrade: websocket', 'Connection: Upgrade'], 400],
    ['/', ['Upgrade: h2c', 'Connection: Upgrade'], 400],
    ['/app/key', [], 400],
    ['/app/key', ['Upgrade: websocket', 'Connection: Upgrade', 'Origin: https://evil.example'], 403],
    ['POST /api/thing', ['Content-Length: 900000000', 'Expect: 100-continue'], 413],
  ])('answers %s with %j by %i [SHELL-303]', async (target, headers, status) => {
    const answer = await ask(ports[name], target, ...headers);
    expect([target, answer.status]).toEqual([target, status]);
    if (status >= 400)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/) as string,
      });
    // no internals and no foreign name
    expect(answer.body).not.toMatch(/evil|node_modules|Error|at \w+ \(/);
  });

  it('the backend gets the address of the connection, whatever a client claims [SHELL-306]', async () => {
    const answer = await ask(ports[name], '/api/auth/user', 'X-Forwarded-For: 6.6.6.6', 'X-Forwarded-For: 7.7.7.7');
    expect(JSON.parse(answer.body)).toEqual({ url: '/api/auth/user', for: '127.0.0.1' });
  });

  it.each([
    ['', 'Запрос слишком большой.'],
    ['en-GB,en;q=0.9', 'The request is too large.'],
  ])('a refusal is in language %s', async (language, message) => {
    const answer = await ask(
      ports[name],
      'POST /api/thing',
      ...(language ? [`Accept-Language: ${language}`] : []),
      'Content-Length: 900000000',
      'Expect: 100-continue',
    );
    expect(JSON.parse(answer.body)).toEqual({ message, code: 'body_too_large' });
  });
});
