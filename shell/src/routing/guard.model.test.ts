import type { RouteName, ScreenLayout } from '@fairfront/shared-kit/platform';
import { overlap, pathWith } from '@fairfront/shared-kit/platform/release';
import { declaredRemotes, declaredScreens } from '../testing/declared-remotes';
import { planNavigation, stepOf, type GuardInput } from './guard.model';
import { safeReturnAddress } from './return-address.model';
import { ownRoutes } from './own-places';
import { createRoutes, queryString } from './routes.model';

const routes = createRoutes(declaredScreens);
const names = [...Object.keys(ownRoutes), ...Object.keys(declaredScreens)];
const pathOf = (name: string): string => routes.find(name)?.path ?? '';
const addressOf = (name: RouteName, params: object, query?: Record<string, string | undefined>): string =>
  pathWith(pathOf(name), params) + queryString(query);
/** The package that renders a screen. */
const ownerOf = (route: string): string =>
  Object.keys(declaredRemotes).find((remote) => Object.hasOwn(declaredRemotes[remote]?.screens ?? {}, route)) ??
  'shell';

const at = (address: string, changes: Partial<GuardInput> = {}) => {
  const [path = '/', query] = address.split('?');
  return planNavigation({
    routes,
    path,
    search: query ? `?${query}` : '',
    from: null,
    hasToken: true,
    tokenSignIn: true,
    ...changes,
  });
};
const stepsAt = (...args: Parameters<typeof at>) => at(...args).steps.map(({ step }) => step);

/** A row of SHELL §2 to §3: what an address leads to, and who may see it. */
interface Row {
  row: string;
  name: RouteName;
  params?: Record<string, string>;
  layout?: ScreenLayout;
  owner?: string;
  /** What the guard loads for a signed-in user. */
  loads?: readonly ('participation' | 'cart')[];
  /** Also open to visitors. */
  isOpen?: true;
}
const participation = { id: '101' };
const ofServices = { params: participation, owner: 'mf-services', loads: ['participation', 'cart'] } as const;
const ofAccount = { owner: 'mf-account' } as const;
const ofEvent = { params: participation, loads: ['participation'] } as const;
const open = { layout: 'not-auth', isOpen: true } as const;
const rows: Record<string, Row> = {
  '/': { row: 'SHELL-008', name: 'home' },
  '/participant/101': {
    ...{ row: 'SHELL-009', name: 'participant' },
    ...{ params: participation, loads: ['participation', 'cart'] },
  },
  '/participant/101/categories': { row: 'SHELL-010', name: 'categories', ...ofServices },
  '/participant/101/categories/7': {
    ...{ row: 'SHELL-011', name: 'category' },
    ...{ ...ofServices, params: { ...participation, category_id: '7' } },
  },
  '/participant/101/popular-services': { row: 'SHELL-012', name: 'popular-services', ...ofServices },
  '/participant/101/search': { row: 'SHELL-013', name: 'search', ...ofServices },
  '/participant/101/cart': { row: 'SHELL-014', name: 'cart', ...ofServices, loads: ['participation'] },
  '/participant/101/ordering': { row: 'SHELL-015', name: 'ordering', ...ofServices },
  '/participant/101/orders': { row: 'SHELL-016', name: 'orders', ...ofServices },
  '/profile': { row: 'SHELL-017', name: 'profile', ...ofAccount },
  '/profile/access': { row: 'SHELL-443', name: 'own-access' },
  '/profile/access/second-factor': { row: 'SHELL-448', name: 'second-factor' },
  '/support': { row: 'SHELL-018', name: 'support', ...ofAccount },
  '/notifications': { row: 'SHELL-019', name: 'notifications', ...ofAccount, isOpen: true },
  '/login': { row: 'SHELL-021', name: 'login', ...open },
  '/logout': { row: 'SHELL-022', name: 'logout', layout: 'not-auth' },
  '/recovery': { row: 'SHELL-023', name: 'recovery', ...open },
  '/recovery/reset/a%2Fb': { row: 'SHELL-024', name: 'recovery-reset', params: { token: 'a/b' }, ...open },
  '/confirm-registration/7/abc': {
    ...{ row: 'SHELL-025', name: 'confirm-registration' },
    ...{ params: { id: '7', token: 'abc' }, ...open },
  },
  '/api/welcome/7': { row: 'SHELL-026', name: 'welcome', params: { id: '7' }, ...open },
  '/help': { row: 'SHELL-028', name: 'help', layout: 'help-form', isOpen: true },
  '/profile/notifications': { row: 'SHELL-460', name: 'notification-settings' },
  '/archive': { row: 'SHELL-031', name: 'archive', ...ofAccount },
  '/add-exhibition': { row: 'SHELL-031', name: 'add-exhibition', ...ofAccount },
  '/participant/101/calendar': { row: 'SHELL-031', name: 'calendar', ...ofEvent },
  '/participant/101/publications': { row: 'SHELL-031', name: 'publications', ...ofEvent, ...ofAccount },
  '/participant/101/building-types': { row: 'SHELL-031', name: 'building-types', ...ofEvent, ...ofAccount },
  '/participant/101/general-terms': { row: 'SHELL-031', name: 'general-terms', ...ofEvent, ...ofAccount },
  '/manager/requests': { row: 'SHELL-031', name: 'manager-requests', ...ofAccount },
  '/participant/101/deadlines': {
    ...{ row: 'SHELL-243', name: 'deadlines' },
    ...{ params: participation, loads: ['participation', 'cart'] },
  },
  '/pass-link/a-B_9': {
    ...{ row: 'PASS-294', name: 'pass-link' },
    ...{ params: { token: 'a-B_9' }, layout: 'card', owner: 'mf-passes', isOpen: true },
  },
};
const cases = Object.entries(rows).map(([address, { row }]) => [row, address] as const);
const rowOf = (address: string): Row => {
  const row = rows[address];
  if (!row) throw new Error(`no row of ${address}`);
  return row;
};
const frameOf = ({ layout = 'default' }: Row) => ({ step: 'set-layout', layout });

describe('every route', () => {
  it.each(cases)('%s: %s leads to the screen of its owner with its params [SHELL-030] [SHELL-210]', (_row, address) => {
    const { name, params = {}, owner = 'shell' } = rowOf(address);
    const plan = at(address);
    expect([plan.route?.name, ownerOf(name), plan.params]).toEqual([name, owner, params]);
    expect(addressOf(name, params)).toBe(address);
  });

  it.each(cases)(
    '%s: %s has its layout, and its required data is loaded for a signed-in user [SHELL-033] [SHELL-037] [SHELL-039] [SHELL-040]',
    (_row, address) => {
      const row = rowOf(address);
      const loads = (row.loads ?? []).map((what) => ({ step: `load-${what}`, id: 101 }));
      // a signed-in user is redirected from the sign-in page (SHELL-046)
      const redirect = row.name === 'login' ? [{ step: 'redirect', to: '/' }] : [];
      expect(at(address).steps).toEqual([frameOf(row), ...loads, ...redirect]);
    },
  );

  it.each(cases)(
    '%s: %s shows a visitor the page or the sign-in with a return address, and loads nothing [SHELL-042] [SHELL-043] [SHELL-044] [SHELL-207]',
    (_row, address) => {
      const row = rowOf(address);
      const back = row.name === 'logout' ? '/login' : `/login?return=${encodeURIComponent(`${address}?page=2`)}`;
      const redirect = row.isOpen ? [] : [{ step: 'redirect', to: back }];
      expect(at(`${address}?page=2`, { hasToken: false }).steps).toEqual([frameOf(row), ...redirect]);
    },
  );

  it.each(cases)('%s: %s waits while an offered token is checked, without a redirect [SHELL-036]', (_row, address) => {
    const steps = at(address, { hasToken: false, isChecking: true }).steps;
    expect(steps).toEqual([frameOf(rowOf(address))]);
  });

  it('of the shell and the specified remotes has a row [SHELL-031] [SHELL-210]', () => {
    const owners = ['shell', 'mf-account', 'mf-services', 'mf-passes', 'mf-catalog'];
    expect(names.filter((name) => owners.includes(ownerOf(name))).sort()).toEqual(
      Object.values(rows)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('uses the frame without header on the way in and out, its own for help and pass links, otherwise the default one [SHELL-033]', () => {
    const inLayout = (layout: ScreenLayout) =>
      names.filter((name) => (routes.find(name)?.layout ?? 'default') === layout);
    expect(inLayout('not-auth').sort()).toEqual(
      ['confirm-registration', 'login', 'logout', 'recovery', 'recovery-reset', 'welcome'].sort(),
    );
    expect(inLayout('help-form')).toEqual(['help']);
    // beyond the specification: the page that an employee opens by a pass link (PASS-294)
    expect(inLayout('card')).toEqual(['pass-link']);
    // the empty layout belongs to the 404 page, which is not a route
    expect(inLayout('empty')).toEqual([]);
    const open = names.filter((name) => routes.find(name)?.auth === false);
    expect(open.filter((name) => inLayout('default').includes(name))).toEqual(['notifications']);
  });

  it('overlaps no other route, and is marked if its address is a secret [SHELL-027] [SHELL-531]', () => {
    for (const [index, name] of names.entries()) {
      const others = names.slice(index + 1).filter((other) => overlap(pathOf(name), pathOf(other)));
      expect([name, others]).toEqual([name, []]);
    }
    const secret = names.filter((name) => routes.find(name)?.secret);
    expect(secret.sort()).toEqual(['confirm-registration', 'pass-link', 'recovery-reset', 'welcome']);
  });

  it('offers no self-registration [SHELL-069]', () => {
    const paths = names.map(pathOf).filter((path) => /regist|sign-?up/i.test(path));
    expect(paths).toEqual(['/confirm-registration/:id/:token']);
  });

  it.each([
    '/nothing',
    '/participant',
    '/participant/abc',
    '/participant/0',
    '/participant/101/unknown',
    '/Profile',
    '/login/x',
  ])('shows the 404 page in the empty layout without sign-in for an unknown path [SHELL-029]: %s', (path) => {
    const plan = at(path, { hasToken: false });
    expect(plan.route).toBeNull();
    expect(plan.steps).toEqual([{ step: 'set-layout', layout: 'empty' }]);
  });

  it('builds addresses from name and params and parses them again [SHELL-030] [SHELL-210]', () => {
    expect(addressOf('category', { id: 101, category_id: 7 })).toBe('/participant/101/categories/7');
    expect(addressOf('participant', { id: 101 }, { modal: 'event-modal-users', page: undefined })).toBe(
      '/participant/101?modal=event-modal-users',
    );
    expect(addressOf('recovery-reset', { token: 'a/b c' })).toBe('/recovery/reset/a%2Fb%20c');
    expect(routes.match('/recovery/reset/a%2Fb%20c').params).toEqual({ token: 'a/b c' });
    expect(routes.match('/participant/101/').route?.name).toBe('participant');
  });
});

describe('the guard', () => {
  it('acts in the order of the specification: layout, participation, cart, modals [SHELL-034] [SHELL-037] [SHELL-039] [SHELL-041]', () => {
    expect(stepsAt('/participant/101/orders', { from: '/' })).toEqual([
      'set-layout',
      'load-participation',
      'load-cart',
      'close-modals',
    ]);
  });

  it('takes a token before it requires a session [SHELL-035]', () => {
    expect(stepsAt('/?token=t', { from: '/profile', hasToken: false })).toEqual([
      'set-layout',
      'take-token',
      'close-modals',
    ]);
  });

  it('redirects a visitor last [SHELL-042]', () => {
    expect(stepsAt('/profile', { from: '/', hasToken: false })).toEqual(['set-layout', 'close-modals', 'redirect']);
  });

  it('redirects a signed-in user from /login to home or to the return address [SHELL-043] [SHELL-046]', () => {
    expect(stepOf(at('/login'), 'redirect')?.to).toBe('/');
    expect(stepOf(at('/login?return=%2Fparticipant%2F101%3Fmodal%3Dx'), 'redirect')?.to).toBe(
      '/participant/101?modal=x',
    );
    expect(stepOf(at('/login?return=%2F%2Fevil.example'), 'redirect')?.to).toBe('/');
  });

  it('keeps no return address for the plain start page [SHELL-043]', () => {
    expect(stepOf(at('/', { hasToken: false }), 'redirect')?.to).toBe('/login');
  });

  it('accepts a token only on / and only if the installation allows it, and removes it from the address [SHELL-035] [SHELL-036]', () => {
    expect(stepOf(at('/?token=secret&page=2', { hasToken: false }), 'take-token')).toEqual({
      step: 'take-token',
      token: 'secret',
      address: '/?page=2',
    });
    expect(stepOf(at('/profile?token=secret'), 'take-token')).toBeUndefined();
    expect(stepOf(at('/?token=secret', { tokenSignIn: false }), 'take-token')).toBeUndefined();
    expect(stepOf(at('/?token='), 'take-token')).toBeUndefined();
  });

  it.each([true, false])('also removes a token that it does not accept, session %s [SHELL-036]', (hasToken) => {
    const plan = at('/?token=secret&page=2', { hasToken, tokenSignIn: false });
    expect(stepOf(plan, 'redirect')?.to).toBe('/?page=2');
  });

  it('closes modals when the path changes, but not on a query change or at the start [SHELL-041] [SHELL-211]', () => {
    expect(stepOf(at('/profile', { from: '/' }), 'close-modals')).toBeDefined();
    expect(stepOf(at('/profile?page=2', { from: '/profile' }), 'close-modals')).toBeUndefined();
    expect(stepOf(at('/profile', { from: null }), 'close-modals')).toBeUndefined();
  });
});

describe('the address after sign-in [SHELL-043]', () => {
  it.each([
    ['/participant/101?modal=event-modal-users', '/participant/101?modal=event-modal-users'],
    ['/profile#top', '/profile#top'],
    ['/a/../profile', '/profile'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['profile', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/logout', '/'],
    ['/logout/?from=letter#top', '/'],
    ['/profile/../logout', '/'],
    ['/login?return=%2Flogout', '/'],
    ['', '/'],
    [null, '/'],
    [undefined, '/'],
  ])('%j becomes %j', (wanted, safe) => {
    expect(safeReturnAddress(wanted)).toBe(safe);
    expect(new URL(safeReturnAddress(wanted), 'https://portal.test').origin).toBe('https://portal.test');
  });
});
