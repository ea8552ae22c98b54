import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { parsePageRelease, type ReleaseDocument } from '@fairfront/shared-kit/platform/release';
import { releaseDocument, remoteManifest } from '@fairfront/shared-kit/platform/release/testing';
import type { FastifyInstance } from 'fastify';
import { readDevPackages } from './dev-packages';
import { createEdge, type EdgeOptions } from './edge';
import { loggedPath } from './security-headers';
import { readPortalHosts } from './portal-hosts';
import type { ConfigFile } from './runtime-config';

const config: ConfigFile = {
  apiBase: '/api',
  contacts: { phone: '+7 495 000-00-00' },
  tokenSignIn: true,
  sessionReplay: null,
};

let folder: string;
let edge: FastifyInstance;
let backend: Server;
let backendUrl: string;
const seen: IncomingMessage[] = [];
const sockets = new Set<Duplex>();

/** Replaces the release document the way the registry does. */
const release = async (document: ReleaseDocument | string): Promise<void> => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  await writeFile(join(folder, '.next'), text);
  await rename(join(folder, '.next'), join(folder, 'release.json'));
};

const put = async (path: string, content: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/ready') return response.end('{}');
    if (request.url === '/mf-passes/manifest.json') return response.end(JSON.stringify(remoteManifest()));
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=1' });
      response.end(JSON.stringify({ method: request.method, url: request.url, body }));
    });
    return undefined;
  });
  // a minimal WebSocket server: the handshake, then one text frame
  backend.on('upgrade', (request, socket) => {
    sockets.add(socket);
    const accept = createHash('sha1')
      .update(`${String(request.headers['sec-websocket-key'])}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from('hello')]));
  });
  await new Promise<void>((resolve) => backend.listen(0, 'localhost', resolve));
  backendUrl = `http://localhost:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  backend.closeAllConnections();
  backend.close();
});

/** Creates an edge that serves the test folder in front of the test backend, with defaults for all other options. */
const edgeWith = (options: Partial<EdgeOptions> = {}): Promise<FastifyInstance> =>
  createEdge({
    releases: folder,
    backend: backendUrl,
    config,
    realtimeKey: 'key',
    hosts: readPortalHosts('portal.test,portal.test:8080,localhost'),
    publicUrl: 'http://portal.test:8080',
    logLevel: 'silent',
    ...options,
  });

beforeEach(async () => {
  seen.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'fairfront-edge-'));
  edge = await edgeWith();
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes the files of all versions that a document names. */
const putReleasedFiles = async ({ shell, remotes }: ReleaseDocument): Promise<void> => {
  for (const [name, { versions }] of [['shell', shell] as const, ...Object.entries(remotes)])
    for (const [version, { files }] of Object.entries(versions))
      for (const file of Object.keys(files)) {
        const path = join(folder, name, version, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, '');
      }
};

const page = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ url, headers: { host: 'portal.test:8080', ...headers } });

const payloadOf = (html: string): { release: unknown; config: Record<string, unknown> } => {
  const found = /<script type="application\/json" id="fairfront-page"[^>]*>(.*?)<\/script>/s.exec(html);
  return JSON.parse(found?.[1] ?? '') as { release: unknown; config: Record<string, unknown> };
};

const policyOf = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('pages', () => {
  beforeEach(() => release(releaseDocument()));

  it.each([
    '/',
    '/login',
    '/participant/101',
    '/profile/',
    '/nowhere',
    '/recovery/reset/a.b.c',
    '/api/welcome/5?signature=s&expires=1',
  ])('a page at %s is the one HTML with the release document inlined [SHELL-007, SHELL-027]', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(url === '/nowhere' ? 404 : 200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { release: found, config: values } = payloadOf(answer.body);
    expect(parsePageRelease(found).remotes['mf-passes']?.version).toBe('1.0.0');
    expect(values).toEqual({ ...config, realtime: { key: 'key', host: 'portal.test', port: 8080, tls: false } });
  });

  it('a screen is known as soon as the release of its remote is live, and an address with a token stays secret [SHELL-531] [SHELL-027]', async () => {
    expect((await page('/visit/secret')).statusCode).toBe(404);
    const next = remoteManifest({ version: '1.1.0' });
    next.offers.screens = { visit: { path: '/visit/:token', secret: true, files: ['screen.js'], shared: [] } };
    const versions = { '1.0.0': remoteManifest(), '1.1.0': next };
    await release(
      releaseDocument({ remotes: { 'mf-passes': { live: '1.1.0', previous: '1.0.0', rules: [], versions } } }),
    );
    const answer = await page('/visit/secret');
    expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(
      loggedPath(
        '/visit/secret',
        releaseDocument({ remotes: { 'mf-passes': { live: '1.0.0', previous: null, rules: [], versions } } }),
      ),
    ).toBe('visit');
    expect(loggedPath('/profile', releaseDocument())).toBe('/profile');
  });

  it('the enforced policy allows no foreign code and no eval, and every page has its own nonce', async () => {
    const [first, second] = [await page('/'), await page('/')];
    const policy = policyOf(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy['script-src'] ?? '')?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(second.body).not.toContain(nonce);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': `'self' 'nonce-${nonce}'`,
      'connect-src': "'self' ws://portal.test:8080",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "fairfront-chunks 'allow-duplicates'",
    });
    expect(first.headers['content-security-policy']).not.toContain('unsafe');
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    // every script has a nonce, files have a hash, inline code is ours, and the nonce appears in attributes only
    const scripts = first.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(4);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(first.body).toContain(`<script nonce="${nonce}">sendFirstCalls()</script>`);
    expect(scripts[2]).toMatch(/src="\/r\/shell\/1\.0\.0\/main\.js" integrity="sha256-/);
    expect(first.body).not.toMatch(/\son\w+=|javascript:|<style/);
    expect(first.body.replaceAll(`nonce="${nonce}"`, '')).not.toContain(nonce);
  });

  it.each([
    ['/api/welcome/5?signature=s', 'no-referrer'],
    ['/recovery/reset/secret', 'no-referrer'],
    ['/confirm-registration/5/secret', 'no-referrer'],
    ['/?token=secret', 'no-referrer'],
    ['/recovery', 'strict-origin-when-cross-origin'],
  ])('a page at %s is sent with Referrer-Policy %s [SHELL-027] [SHELL-036]', async (url, policy) => {
    expect((await page(url)).headers['referrer-policy']).toBe(policy);
  });

  it.each([
    ['/', 200],
    ['/participant/101/', 200],
    ['/profile', 200],
    ['/participant/abc', 404],
    ['/participant/101/nothing', 404],
    ['/no/such/place', 404],
  ])('a page at %s has status %s [SHELL-029]', async (url, status) => {
    const answer = await page(url);
    expect(answer.body).toContain('id="fairfront-page"');
    expect(answer.statusCode).toBe(status);
  });

  it('a page preloads what its path needs, in order, and fonts only without a remote: frame, tiles, checklist, linked modal [SHELL-438]', async () => {
    const preloads = async (url: string, headers?: Record<string, string>) =>
      [...(await page(url, headers)).body.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(
        ([, , href]) => href?.replace(/^\/r\//, ''),
      );
    expect(await preloads('/login')).toEqual(['shell/1.0.0/text.woff2']);
    expect(await preloads('/')).toEqual(['shell/1.0.0/frame.js', 'shell/1.0.0/text.woff2']);
    expect(await preloads('/participant/101')).toEqual([
      'shell/1.0.0/frame.js',
      'shell/1.0.0/hub.js',
      'shell/1.0.0/hub-ru.js',
      'shell/1.0.0/federation.js',
      'mf-passes/1.0.0/remote.js',
      'mf-passes/1.0.0/tile.css',
      'mf-passes/1.0.0/tile.js',
      'mf-passes/1.0.0/todo.js',
      'mf-passes/1.0.0/ru.js',
      'shell/1.0.0/menu.js',
      'shell/1.0.0/menu.css',
    ]);
    const profile = await preloads('/profile', { cookie: 'ff_locale=en' });
    expect(profile).toEqual(expect.arrayContaining(['mf-passes/1.0.0/en.js', 'shell/1.0.0/remote-frame.js']));
    expect(await preloads('/?modal=event-modal-participant-passes')).toContain('mf-passes/1.0.0/modal.js');
    expect(await preloads('/login?modal=constructor')).toEqual(['shell/1.0.0/text.woff2']);
    const { body } = await page('/participant/101');
    // same-origin scripts carry their hash and no crossorigin, otherwise they are fetched twice; fonts need it
    expect(body).toMatch(
      /as="script" href="\/r\/mf-passes\/1\.0\.0\/remote\.js" nonce="[^"]+" integrity="sha256-[^"]+">/,
    );
    expect((await page('/')).body).toMatch(/as="font" href="[^"]+" type="font\/woff2" crossorigin>/);
  });

  it('a page preloads only the texts of the hub if the hub shows nothing else of a remote [SHELL-411]', async () => {
    const manifest = remoteManifest();
    manifest.offers.hubLocales = { ru: { files: ['tile.js'], shared: [] }, en: { files: ['tile.js'], shared: [] } };
    const document = releaseDocument();
    document.remotes['mf-passes'] = { live: '1.0.0', previous: null, rules: [], versions: { '1.0.0': manifest } };
    await release(document);
    const texts = async (url: string) => (await page(url)).body.includes('mf-passes/1.0.0/ru.js"');
    expect(await texts('/participant/101')).toBe(false);
    expect(await texts('/participant/101?modal=event-modal-participant-passes')).toBe(true);
    expect(await texts('/profile')).toBe(true);
  });

  it('no text in the payload can end its script element', async () => {
    const evil = remoteManifest();
    const tile = evil.offers.tiles['passes-tile'];
    if (tile) tile.title.ru = '</script><script>alert(1)</script><!--';
    const document = releaseDocument();
    document.remotes['mf-passes'] = { live: '1.0.0', previous: null, rules: [], versions: { '1.0.0': evil } };
    await release(document);
    const { body } = await page('/');
    expect(body.match(/<script/g)).toHaveLength(4);
    expect(
      parsePageRelease(payloadOf(body).release).remotes['mf-passes']?.offers.tiles['passes-tile']?.title.ru,
    ).toContain('alert(1)');
  });

  it('a page uses the hinted language, or Russian without a hint [SHELL-005, SHELL-084]', async () => {
    expect((await page('/')).body).toContain('<html lang="ru">\n<head>\n<meta charset="utf-8">\n<title>Личный кабинет');
    expect((await page('/', { cookie: 'a=b; ff_locale=en' })).body).toContain('<title>Personal account</title>');
  });

  it('a page is compressed for browsers that accept it', async () => {
    const answer = await page('/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('id="root"');
  });

  it.each(['localhost:99999', 'localhost:65536', '[::1]:70000', '[:::]', '1.2.3.4.5'])(
    'the Host %s, which does not fit into an address, is refused on every path [SHELL-303]',
    async (host) => {
      for (const path of ['/', '/login', '/health', '/api/countries', '/robots.txt']) {
        expect([path, (await page(path, { host })).statusCode]).toEqual([path, 400]);
      }
    },
  );

  it('a malformed Host is refused, and so are methods that pages do not support', async () => {
    expect((await page('/', { host: 'a b"><script>' })).statusCode).toBe(400);
    const posted = await edge.inject({ method: 'POST', url: '/login', payload: {} });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('versions', () => {
  it('a release switch takes effect at once, and a broken one keeps the last good document', async () => {
    expect((await page('/')).statusCode).toBe(503);
    await release(releaseDocument());
    expect((await page('/')).statusCode).toBe(200);
    const next = releaseDocument({ revision: 2 });
    next.remotes['mf-passes'] = {
      live: '1.1.0',
      previous: '1.0.0',
      rules: [],
      versions: { '1.0.0': remoteManifest(), '1.1.0': remoteManifest({ version: '1.1.0', container: 'passes_2' }) },
    };
    await release(next);
    const passes = parsePageRelease(payloadOf((await page('/')).body).release).remotes['mf-passes'];
    expect([passes?.version, passes?.previous?.version]).toEqual(['1.1.0', '1.0.0']);
    await release('{"schema":');
    expect(parsePageRelease((await page('/release.json')).json()).revision).toBe(2);
  });

  it('a pinned company gets its version, on the page and in /release.json', async () => {
    const document = releaseDocument();
    document.remotes['mf-passes'] = {
      live: '1.0.0',
      previous: null,
      rules: [{ version: '1.1.0', companies: [7] }],
      versions: { '1.0.0': remoteManifest(), '1.1.0': remoteManifest({ version: '1.1.0' }) },
    };
    await release(document);
    const versionFor = async (cookie: string) =>
      parsePageRelease((await page('/release.json', { cookie })).json()).remotes['mf-passes']?.version;
    expect([
      await versionFor('ff_company=7'),
      await versionFor('ff_company=8'),
      await versionFor('ff_company=x'),
    ]).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  });
});

describe('a package served by a developer', () => {
  it('comes from the developer machine, while everything else comes from the release', async () => {
    const { port } = backend.address() as AddressInfo;
    const base = `http://localhost:${port}/mf-passes`;
    const developing = await edgeWith({ devPackages: readDevPackages(JSON.stringify({ 'mf-passes': base })) });
    await release(releaseDocument());
    const answer = await developing.inject({ url: '/participant/101', headers: { host: 'portal.test' } });
    await developing.close();
    expect(parsePageRelease(payloadOf(answer.body).release).remotes['mf-passes']).toMatchObject({
      version: 'dev',
      entry: `${base}/remote.js`,
      integrity: '',
      previous: null,
    });
    expect(answer.body).not.toContain('/r/mf-passes/');
    expect(answer.body).toContain('/r/shell/1.0.0/main.js');
    const policy = policyOf(answer.headers['content-security-policy']);
    expect(policy['style-src']).toContain(`http://localhost:${port}`);
    expect(policy['connect-src']).toContain(`ws://localhost:${port}`);
    expect(policy['script-src']).not.toContain('localhost');
    // webpack-dev-server shows errors in an overlay, which writes HTML
    expect(policy['trusted-types']).toBe("fairfront-chunks webpack-dev-server#overlay 'allow-duplicates'");
  });

  it('must be on this machine', () => {
    expect(() => readDevPackages('{"mf-passes":"https://evil.example/mf-passes"}')).toThrow(/only name localhost/);
    expect(readDevPackages(undefined)).toEqual({});
  });
});

describe('released files', () => {
  beforeEach(async () => {
    await release(releaseDocument());
    await put('mf-passes/1.0.0/remote.js', 'plain');
    await writeFile(join(folder, 'mf-passes/1.0.0/remote.js.br'), brotliCompressSync('plain'));
    await writeFile(join(folder, 'mf-passes/1.0.0/remote.js.gz'), gzipSync('plain'));
    await put('secret.js', 'outside');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('accept-encoding %s gets %s', async (accepted, coding) => {
    const answer = await edge.inject({ url: '/r/mf-passes/1.0.0/remote.js', headers: { 'accept-encoding': accepted } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  it('a released file is served regardless of the query that a retry adds', async () => {
    expect((await edge.inject('/r/mf-passes/1.0.0/remote.js?retry=1')).body).toBe('plain');
  });

  it.each([
    '/r/mf-passes/1.0.0/gone.js',
    '/r/mf-passes/1.0.0',
    '/r/.lock/a/b.js',
    '/favicon.ico',
    '/robots.txt',
    '/old/script.js',
  ])('a request for %s is answered with a plain-text 404, never with the page', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('outside');
  });
});

describe('the proxy to the backend', () => {
  beforeEach(() => release(releaseDocument()));

  it('API calls are forwarded with their body and the client address', async () => {
    const answer = await edge.inject({
      method: 'POST',
      url: '/api/welcome/5?signature=s',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6', host: 'portal.test' },
      payload: '{"name":"Анна"}',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ method: 'POST', url: '/api/welcome/5?signature=s', body: '{"name":"Анна"}' });
    expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'portal.test' });
  });

  it('storage files and other API paths are forwarded', async () => {
    expect((await edge.inject('/storage/a/b.png')).json()).toMatchObject({ url: '/storage/a/b.png' });
    expect((await edge.inject('/api/auth/user')).json()).toMatchObject({ url: '/api/auth/user' });
  });

  it('the WebSocket is forwarded', async () => {
    await edge.listen({ port: 0, host: '127.0.0.1' });
    const { port } = edge.server.address() as AddressInfo;
    const received = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'GET /app/key?protocol=7 HTTP/1.1\r\nHost: portal.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        ),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
        if (text.includes('hello')) {
          socket.destroy();
          resolve(text);
        }
      });
      socket.on('error', reject);
    });
    expect(received).toMatch(/^HTTP\/1\.1 101/);
  });

  it('a call gets a clear error when the backend does not respond, and pages still work [SHELL-300]', async () => {
    await putReleasedFiles(releaseDocument());
    const alone = await edgeWith({ backend: 'http://127.0.0.1:1' });
    const answer = await alone.inject('/api/auth/user');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      { message: 'Минуту: сервис сейчас недоступен. Повторите попытку чуть позже.', code: 'service_unavailable' },
    ]);
    const english = await alone.inject({ url: '/storage/a.png', headers: { 'accept-language': 'en-GB' } });
    expect(english.json()).toMatchObject({ message: expect.stringMatching(/^One moment: /) as string });
    // pages and released files do not need the backend
    expect((await alone.inject({ url: '/login', headers: { host: 'portal.test' } })).statusCode).toBe(200);
    expect((await alone.inject('/health')).statusCode).toBe(200);
    const ready = await alone.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, releases: true, backend: false }]);
    await alone.close();
  });
});

describe('health and log', () => {
  it('the edge is alive at once, and ready when the backend is ready and a release exists [SHELL-300]', async () => {
    expect((await edge.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await edge.inject('/ready')).statusCode).toBe(503);
    await release(releaseDocument());
    await putReleasedFiles(releaseDocument());
    // load balancers use the address of the machine
    const answer = await edge.inject({ url: '/ready', headers: { host: '10.0.0.7:8080' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, releases: true, backend: true }]);
  });

  it('the edge is not ready while a released file is missing or the document is unreadable [SHELL-604]', async () => {
    await release(releaseDocument());
    await putReleasedFiles(releaseDocument());
    await rm(join(folder, 'shell/1.0.0/main.js'));
    const answer = await edge.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, releases: false, backend: true }]);
    const broken = await edgeWith();
    await writeFile(join(folder, 'release.json'), '{"schema":');
    expect((await broken.inject('/ready')).json()).toEqual({ ready: false, releases: false, backend: true });
    await broken.close();
  });

  it('queries and paths with a token are never logged [SHELL-250]', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    const talking = await edgeWith({ logLevel: 'info' });
    await release(releaseDocument());
    await utimes(join(folder, 'release.json'), new Date(), new Date());
    await talking.inject({ url: '/?token=topsecret', headers: { host: 'portal.test' } });
    await talking.inject({ url: '/recovery/reset/topsecret', headers: { host: 'portal.test' } });
    await talking.inject({ url: '/api/welcome/5?signature=topsecret', headers: { host: 'portal.test' } });
    await talking.inject({ url: '/api/ics/topsecret.ics', headers: { host: 'portal.test' } });
    await talking.inject({ url: '/pass-link/topsecret', headers: { host: 'portal.test' } });
    await talking.close();
    write.mockRestore();
    const log = lines.join('');
    expect(log).not.toContain('topsecret');
    expect(log).toContain('"path":"recovery-reset"');
    expect(log).toContain('"method":"GET"');
  });
});
