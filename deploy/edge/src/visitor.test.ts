import type { IncomingMessage } from 'node:http';
import { readPortalHosts } from './portal-hosts';
import { readEdgeConfig } from './settings';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { readVisitor } from './visitor';

const request = (headers: Record<string, string>): IncomingMessage =>
  ({
    headers: { host: 'portal.test', ...headers },
    socket: { remoteAddress: '10.0.0.9' },
  }) as unknown as IncomingMessage;

describe('the address of a visitor', () => {
  it.each([
    [0, '6.6.6.6, 1.1.1.1', '10.0.0.9'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '6.6.6.6, 7.7.7.7, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
    [2, '1.1.1.1', '1.1.1.1'],
    [1, '', '10.0.0.9'],
    [1, 'unknown', '10.0.0.9'],
    [1, '1.1.1.1, 2001:db8::1', '2001:db8::1'],
  ])('the client with %i trusted proxies and X-Forwarded-For "%s" is %s [SHELL-306]', (hops, forwarded, address) => {
    expect(readVisitor(request(forwarded ? { 'x-forwarded-for': forwarded } : {}), hops).address).toBe(address);
  });

  it('host and protocol are only accepted from a trusted proxy [SHELL-306]', () => {
    const claimed = { 'x-forwarded-host': 'evil.example, Portal.Example', 'x-forwarded-proto': 'https' };
    expect(readVisitor(request(claimed), 0)).toMatchObject({ host: 'portal.test', protocol: 'http' });
    expect(readVisitor(request(claimed), 1)).toMatchObject({ host: 'portal.example', protocol: 'https' });
  });
});

describe('own hosts', () => {
  const hosts = readPortalHosts('Portal.example, portal.example:8443 localhost', 'https://fair.example');

  it.each([
    ['portal.example', true],
    ['PORTAL.example:443', true],
    ['portal.example:8443', true],
    ['portal.example:9999', false],
    ['localhost:12345', true],
    ['127.0.0.1', false],
    ['evil.example', false],
    ['portal.example.evil.example', false],
    ['', false],
    ['portal.example@evil.example', false],
  ])('%s: %s [SHELL-303]', (host, isOwn) => {
    expect(hosts.hasHost(host)).toBe(isOwn);
  });

  it('invalid hosts are refused at startup, by name', () => {
    expect(() => readEdgeConfig({ PUBLIC_HOSTS: 'https://portal.example' })).toThrow(/PUBLIC_HOSTS.*https:/);
    expect(() => readEdgeConfig({ EMBED_ORIGINS: 'fair.example' })).toThrow(/EMBED_ORIGINS.*fair\.example/);
    expect(() => readEdgeConfig({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY.*yes/);
    expect(() => readEdgeConfig({ PUBLIC_URL: 'portal' })).toThrow(/PUBLIC_URL.*portal/);
    const { hosts: own, trustedHops } = readEdgeConfig({ PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '2' });
    expect([own.hasHost('portal.example'), own.hasHost('localhost'), trustedHops]).toEqual([true, false, 2]);
  });
});

describe('Strict-Transport-Security', () => {
  let testEdge: TestEdge;
  afterEach(() => testEdge.close());

  const headerOf = async (url: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await testEdge.edge.inject({ url, headers: { host: 'portal.test', ...headers } })).headers[
      'strict-transport-security'
    ];

  it.each(['/', '/release.json', '/r/mf-passes/1.0.0/gone.js', '/api/thing', '/health'])(
    'Strict-Transport-Security is on %s where the portal is reached by https [SHELL-307]',
    async (url) => {
      testEdge = await startTestEdge((_request, response) => void response.end('{}'), { trustedHops: 1 });
      expect(await headerOf(url)).toBeUndefined();
      expect(await headerOf(url, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
    },
  );

  it('Strict-Transport-Security follows PUBLIC_URL, whatever clients claim [SHELL-307]', async () => {
    testEdge = await startTestEdge((_request, response) => void response.end('{}'), {
      publicUrl: 'https://portal.test',
    });
    expect(await headerOf('/')).toBe('max-age=31536000; includeSubDomains');
    await testEdge.close();
    testEdge = await startTestEdge((_request, response) => void response.end('{}'));
    expect(await headerOf('/', { 'x-forwarded-proto': 'https' })).toBeUndefined();
  });

  it('Strict-Transport-Security is not sent to probes by a foreign host name', async () => {
    testEdge = await startTestEdge((_request, response) => void response.end('{}'), { trustedHops: 1 });
    expect(await headerOf('/health', { 'x-forwarded-proto': 'https', host: 'foreign.example' })).toBeUndefined();
  });
});
