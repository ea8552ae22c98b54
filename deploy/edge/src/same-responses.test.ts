import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxConfiguration } from './nginx-configuration';
import { readPortalHosts } from './portal-hosts';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { rawRequest, type RawResponse } from './testing/raw-http';

/** Finds nginx on this machine. Installs it if possible, and prints a notice otherwise. */
const findNginx = (): string | null => {
  const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return null;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 120_000 };
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  if (spawnSync('apt-get', install, options).status !== 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', install, options);
  }
  return existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null;
};

const nginx = findNginx();
if (!nginx) {
  process.stderr.write(
    '\n*** NGINX IS NOT HERE and cannot be installed without root and apt: the requests of same-responses.test.ts were sent to the edge only. Install nginx and run again. ***\n\n',
  );
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

let testEdge: TestEdge;
let folder: string;
let server: ChildProcess | undefined;
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
  folder = await mkdtemp(join(tmpdir(), 'fairfront-nginx-'));
  ports.nginx = await freePort();
  const text = nginxConfiguration({
    listen: `127.0.0.1:${ports.nginx}`,
    hosts: ['portal.test', 'localhost'],
    origins: '^https?://(portal[.]test|localhost)(:[0-9]+)?$',
    edge: `127.0.0.1:${testEdge.port}`,
    backend: testEdge.backendUrl.replace('http://', ''),
    releases: `${testEdge.folder}/`,
    accessLog: join(folder, 'access.log'),
    hasBrotli: false,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    main,
    `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${temporary.join(' ')}
${text}
}`,
  );
  execFileSync(nginx, ['-t', '-q', '-c', main, '-e', join(folder, 'error.log')], { stdio: 'pipe' });
  server = spawn(nginx, ['-c', main, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  for (let tries = 0; tries < 200 && !(await isListening(ports.nginx)); tries += 1) await pause(25);
}, 300_000);
afterAll(async () => {
  if (server) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
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
    expect((await ask(ports[name], target)).status).toBe(400);
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
    ['/api/auth/user', ['Upgrade: websocket', 'Connection: Upgrade'], 400],
    ['/', ['Upgrade: h2c', 'Connection: Upgrade'], 400],
    ['/app/key', [], 400],
    ['/app/key', ['Upgrade: websocket', 'Connection: Upgrade', 'Origin: https://evil.example'], 403],
    ['POST /api/thing', ['Content-Length: 900000000', 'Expect: 100-continue'], 413],
  ])('answers %s with %j by %i [SHELL-303]', async (target, headers, status) => {
    const answer = await ask(ports[name], target, ...headers);
    expect([target, answer.status]).toEqual([target, status]);
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
