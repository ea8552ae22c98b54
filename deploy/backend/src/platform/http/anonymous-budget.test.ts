import { createApp } from '../../entry/app';
import { aUser, type User } from '../../testing/builders/users';
import { TestApp } from '../../testing/test-app';
import { AnonymousBudget, anonymousLimits, requireCost, routeCosts } from './anonymous-budget';

/** What a visitor without a session may use (SHELL-602). */
describe('the budget of an address', () => {
  const limits = { burst: 100, perSecond: 10 };
  const spend = (budget: AnonymousBudget, address: string, times: number) =>
    Array.from({ length: times }, () => {
      try {
        budget.charge(address, 'write');
        return 'taken';
      } catch (error) {
        return (error as { options: { retryAfter: number } }).options.retryAfter;
      }
    });

  it('ends with the burst, returns the retry time, and refills over time [SHELL-602]', () => {
    let now = 0;
    const budget = new AnonymousBudget(() => now, limits);
    expect(spend(budget, '203.0.113.1', 6)).toEqual([...Array(5).fill('taken'), 2]);
    now += 2_000;
    expect(spend(budget, '203.0.113.1', 2)).toEqual(['taken', 2]);
  });

  it('is shared by an IPv6 network and by nobody else [SHELL-602]', () => {
    const budget = new AnonymousBudget(() => 0, limits);
    expect(spend(budget, '2001:db8:1:2::1', 5)).toEqual(Array(5).fill('taken'));
    expect(spend(budget, '2001:db8:1:2::2', 1)).toEqual([2]);
    expect(spend(budget, '2001:db8:1:3::1', 1)).toEqual(['taken']);
  });

  it('is enough for an office of a hundred people signing in at once', () => {
    expect(anonymousLimits.burst / routeCosts.password).toBeGreaterThanOrEqual(100);
  });
});

describe('the routes of the application', () => {
  let portal: TestApp;
  let user: User;
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    user = await aUser(portal);
  });
  afterAll(() => portal.stop());

  it('declare a cost if they need no sign-in [SHELL-602]', async () => {
    const open: [string, string | undefined][] = [];
    const app = await createApp(portal.services, {
      onRoute: ({ method, url, config }) => {
        if (config?.access === 'public') open.push([`${String(method)} ${url}`, config.cost]);
      },
    });
    await app.ready();
    await app.close();
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(([, cost]) => cost === undefined || !(cost in routeCosts))).toEqual([]);
    // free routes are not reachable through the edge
    const free = open.filter(([, cost]) => cost === 'internal').map(([route]) => route);
    expect(free.filter((route) => / \/(api|storage)/.test(route))).toEqual([]);
    expect(open.map(([route]) => route)).toEqual(
      expect.arrayContaining(['GET /api/openapi.json', 'GET /api/docs', 'POST /api/auth/login', 'GET /storage/:name']),
    );
  });

  it('cannot be added without one [SHELL-602]', () => {
    const route = { method: 'GET' as const, url: '/api/new', handler: () => undefined };
    expect(() => requireCost({ ...route, config: { access: 'public' } })).toThrow('/api/new does not declare its cost');
    expect(() => requireCost({ ...route, config: {} })).not.toThrow();
  });

  it.each(['/openapi.json', '/docs', '/embed-config', '/participants', '/no-such-call'])(
    'reject %s from an address that has called too often, and from nobody else [SHELL-602]',
    async (path) => {
      const app = await createApp(portal.services, { anonymousLimits: { burst: 1_500, perSecond: 1 } });
      const call = async (remoteAddress: string, headers = {}) =>
        (await app.inject({ url: `/api${path}`, remoteAddress, headers })).statusCode;
      const statuses: number[] = [];
      // the cheapest call costs 1
      for (let n = 0; n < 1_501 && statuses.at(-1) !== 429; n += 1) statuses.push(await call('203.0.113.5'));
      expect(statuses.at(0)).not.toBe(429);
      expect(statuses.at(-1)).toBe(429);
      expect(await call('203.0.113.6')).toBe(statuses.at(0));
      const { token } = await portal.as(user.email);
      // signed-in callers are known
      if (path !== '/no-such-call') expect(await call('203.0.113.5', { authorization: `Bearer ${token}` })).toBe(200);
      await app.close();
    },
  );
});
