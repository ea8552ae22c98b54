import { createMetrics } from '@fairfront/metrics';
import { readViolations } from './policy-reports';
import { startTestEdge, type TestEdge } from './testing/test-edge';

const old = (facts: Record<string, string>) => JSON.stringify({ 'csp-report': facts });
const listed = (...bodies: object[]) =>
  JSON.stringify([{ type: 'deprecation', body: {} }, ...bodies.map((body) => ({ type: 'csp-violation', body }))]);

it.each([
  [
    old({ 'violated-directive': 'img-src https:', 'blocked-uri': 'https://evil.example/a.png?token=1' }),
    'img-src evil.example',
  ],
  [old({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }), 'script-src-elem inline'],
  [
    listed({ effectiveDirective: 'connect-src', blockedURL: 'wss://chat.example:8443/x' }),
    'connect-src chat.example:8443',
  ],
  [
    listed({ effectiveDirective: 'script-src', blockedURL: 'chrome-extension://abcdef/x.js' }),
    'script-src chrome-extension',
  ],
  [listed({ effectiveDirective: 'style-src', blockedURL: '//' }), 'style-src unreadable'],
  [listed({ effectiveDirective: 'a"} 1\nfake 2', blockedURL: 'inline' }), undefined],
  ['null', undefined],
])('%s is counted as %s [SHELL-674]', (body, kind) => {
  const [found] = readViolations(body);
  expect(found && `${found.directive} ${found.blocked}`).toBe(kind);
});

describe('the edge', () => {
  let testEdge: TestEdge;
  const metrics = createMetrics('edge');
  beforeAll(async () => {
    testEdge = await startTestEdge((_request, response) => void response.end('{}'), { metrics });
  });
  afterAll(() => testEdge.close());

  const report = async (payload: string, type = 'application/csp-report') => {
    const headers = { host: 'portal.test', 'content-type': type };
    const { statusCode } = await testEdge.edge.inject({ method: 'POST', url: '/csp-reports', headers, payload });
    return statusCode;
  };

  it('names the address of reports in the policy of every page [SHELL-674]', async () => {
    const { headers } = await testEdge.edge.inject({ url: '/', headers: { host: 'portal.test' } });
    expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  });

  it('counts reports by directive and host, without addresses [SHELL-674]', async () => {
    const facts = { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/a.png?token=1' };
    for (let times = 0; times < 2; times += 1) expect(await report(old(facts))).toBe(204);
    const text = await metrics.registry.metrics();
    expect(text).toContain('policy_violations_total{directive="img-src",blocked="evil.example",process="edge"} 2');
    expect(text).not.toContain('token');
  });

  it.each([
    ['of another type', '{}', 'application/json', 415],
    ['that is not JSON', '{', 'application/csp-report', 400],
    ['that is too large', 'x'.repeat(20_000), 'application/csp-report', 413],
  ])('refuses a body %s [SHELL-674]', async (_what, body, type, status) => {
    expect(await report(body, type)).toBe(status);
  });

  it('counts no more than two hundred kinds [SHELL-674]', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const bodies = Array.from({ length: 90 }, (_, each) => ({
        effectiveDirective: 'img-src',
        blockedURL: `https://h${turn}-${each}.example/`,
      }));
      expect(await report(listed(...bodies), 'application/reports+json')).toBe(204);
    }
    const { values } = (await metrics.registry.getSingleMetric('policy_violations_total')?.get()) ?? { values: [] };
    expect(values).toHaveLength(201);
    expect(values.find(({ labels }) => labels.blocked === 'other')?.value).toBe(71);
  });
});
