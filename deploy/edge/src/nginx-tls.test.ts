import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { readPortalHosts } from './portal-hosts';
import { strictTransportSecurity } from './security-headers';
import { findNginx, freePort, startNginx, type RunningNginx } from './testing/nginx';
import { startTestEdge, type TestEdge } from './testing/test-edge';

const nginx = findNginx('TLS of the generated configuration was not tested');
const folder = mkdtempSync(join(tmpdir(), 'fairfront-tls-'));
const tls = { certificate: join(folder, 'portal.crt'), key: join(folder, 'portal.key') };

let testEdge: TestEdge;
let server: RunningNginx | undefined;
let plainPort = 0;
beforeAll(async () => {
  testEdge = await startTestEdge((_, response) => response.end('{}'), { hosts: readPortalHosts('portal.test') });
  if (!nginx) return;
  const subject = ['-subj', '/CN=portal.test', '-addext', 'subjectAltName=DNS:portal.test'];
  const files = ['-keyout', tls.key, '-out', tls.certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...subject], {
    stdio: 'pipe',
  });
  plainPort = await freePort();
  server = await startNginx(nginx, (port) => ({
    listen: `127.0.0.1:${port}`,
    listenWithoutTls: `127.0.0.1:${plainPort}`,
    tls,
    hosts: ['portal.test'],
    edges: [`127.0.0.1:${testEdge.port}`],
    backends: [testEdge.backendUrl.replace('http://', '')],
    releases: `${testEdge.folder}/`,
  }));
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await testEdge.close();
  rmSync(folder, { recursive: true });
});

const answer = (send: (done: (response: IncomingMessage) => void) => { end: () => void }) =>
  new Promise<IncomingMessage>((resolve) => {
    send((response) => {
      response.resume();
      resolve(response);
    }).end();
  });

it('stock nginx serves the portal by TLS, and sends visitors without TLS there', async () => {
  if (!nginx) return;
  const options = { host: '127.0.0.1', path: '/api/me?x=1', headers: { host: 'portal.test' } };
  const secure = await answer((done) =>
    request({ ...options, port: server?.port, servername: 'portal.test', rejectUnauthorized: false }, done),
  );
  expect(secure.statusCode).toBe(200);
  expect(secure.headers['server']).toBe('nginx');
  const plain = await answer((done) => plainRequest({ ...options, path: '/login?x=1', port: plainPort }, done));
  expect(plain.statusCode).toBe(308);
  expect(plain.headers['location']).toBe('https://portal.test/login?x=1');
});

it.each([
  ['/api/auth/user', 403],
  ['/storage/a.png', 403],
  ['/app/key', 403],
  ['/api/welcome/5', 308],
  ['/api/ics/a.ics', 308],
])('%s without TLS gets %i: only pages and calendars lead to https', async (path, status) => {
  if (!nginx) return;
  const options = { host: '127.0.0.1', port: plainPort, path, headers: { host: 'portal.test' } };
  expect((await answer((done) => plainRequest(options, done))).statusCode).toBe(status);
});

it.each(['/', '/release.json', '/r/mf-passes/1.0.0/gone.js', '/api/me', '/api/welcome/5'])(
  'Strict-Transport-Security is on %s once behind nginx, too [SHELL-307]',
  async (path) => {
    if (!nginx) return;
    const options = { host: '127.0.0.1', port: server?.port, path, headers: { host: 'portal.test' } };
    const { headers } = await answer((done) => request({ ...options, rejectUnauthorized: false }, done));
    expect(headers['strict-transport-security']).toBe(strictTransportSecurity);
  },
);

it.each(['/', '/health'])('a foreign host gets no Strict-Transport-Security on %s', async (path) => {
  if (!nginx) return;
  const options = { host: '127.0.0.1', port: server?.port, path, headers: { host: 'foreign.example' } };
  const { headers } = await answer((done) => request({ ...options, rejectUnauthorized: false }, done));
  expect(headers['strict-transport-security']).toBeUndefined();
});

it.each([
  ['TLSv1.1', 'DEFAULT@SECLEVEL=0', false],
  ['TLSv1.2', 'ECDHE-RSA-AES256-SHA384', false],
  ['TLSv1.2', 'AES256-GCM-SHA384', false],
  ['TLSv1.2', 'ECDHE-RSA-AES256-GCM-SHA384', true],
  ['TLSv1.3', 'TLS_AES_128_GCM_SHA256', true],
] as const)('a client with %s and %s alone is served: %s', async (version, ciphers, isServed) => {
  if (!nginx) return;
  const socket = connect({
    ...{ host: '127.0.0.1', port: server?.port, servername: 'portal.test', rejectUnauthorized: false },
    ...{ minVersion: version, maxVersion: version, ciphers },
  });
  const isConnected = await new Promise((resolve) => {
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  expect(isConnected).toBe(isServed);
});
