import type { RouteName } from '@fairfront/shared-kit/platform';
import { planNavigation, stepOf, type GuardInput } from './guard.model';
import { safeReturnAddress } from './return-address.model';
import { addressOf, matchRoute, routes } from './routes.model';

const at = (address: string, changes: Partial<GuardInput> = {}) => {
  const [path = '/', query] = address.split('?');
  return planNavigation({
    path,
    search: query ? `?${query}` : '',
    from: null,
    hasToken: true,
    tokenSignIn: true,
    ...changes,
  });
};
const stepsAt = (...args: Parameters<typeof at>) => at(...args).steps.map(({ step }) => step);

describe('the route table', () => {
  const auth = 'auth';
  const event = 'event';
  const cart = 'cart';
  const badge = 'badge';
  const table: [RouteName, string, string, string[], string, string][] = [
    ['home', '/', '/', [auth], 'default', 'SHELL-008'],
    ['participant', '/participant/:id', '/participant/101', [auth, badge], 'default', 'SHELL-009'],
    [
      'categories',
      '/participant/:id/categories',
      '/participant/101/categories',
      [auth, event, cart],
      'default',
      'SHELL-010',
    ],
    [
      'category',
      '/participant/:id/categories/:category_id',
      '/participant/101/categories/7',
      [auth, event, cart],
      'default',
      'SHELL-011',
    ],
    [
      'popular-services',
      '/participant/:id/popular-services',
      '/participant/101/popular-services',
      [auth, event, cart],
      'default',
      'SHELL-012',
    ],
    ['search', '/participant/:id/search', '/participant/101/search', [auth, event, cart], 'default', 'SHELL-013'],
    ['cart', '/participant/:id/cart', '/participant/101/cart', [auth, event], 'default', 'SHELL-014'],
    ['ordering', '/participant/:id/ordering', '/participant/101/ordering', [auth, event, cart], 'default', 'SHELL-015'],
    ['orders', '/participant/:id/orders', '/participant/101/orders', [auth, event, cart], 'default', 'SHELL-016'],
    ['profile', '/profile', '/profile', [auth], 'default', 'SHELL-017'],
    ['support', '/support', '/support', [auth], 'default', 'SHELL-018'],
    ['notifications', '/notifications', '/notifications', [], 'default', 'SHELL-019'],
    ['login', '/login', '/login', [], 'not-auth', 'SHELL-021'],
    ['logout', '/logout', '/logout', [auth], 'not-auth', 'SHELL-022'],
    ['recovery', '/recovery', '/recovery', [], 'not-auth', 'SHELL-023'],
    ['recovery-reset', '/recovery/reset/:token', '/recovery/reset/a%2Fb', [], 'not-auth', 'SHELL-024'],
    [
      'confirm-registration',
      '/confirm-registration/:id/:token',
      '/confirm-registration/7/abc',
      [],
      'not-auth',
      'SHELL-025',
    ],
    ['welcome', '/api/welcome/:id', '/api/welcome/7', [], 'not-auth', 'SHELL-026'],
    ['help', '/help', '/help', [], 'help-form', 'SHELL-028'],
    ['pass-link', '/pass-link/:token', '/pass-link/a-B_9', [], 'card', 'SHELL-210'],
    ['archive', '/archive', '/archive', [auth], 'default', 'SHELL-031'],
    ['add-exhibition', '/add-exhibition', '/add-exhibition', [auth], 'default', 'SHELL-031'],
    ['calendar', '/participant/:id/calendar', '/participant/101/calendar', [auth, event], 'default', 'SHELL-031'],
    [
      'deadlines',
      '/participant/:id/deadlines',
      '/participant/101/deadlines',
      [auth, event, cart],
      'default',
      'SHELL-243',
    ],
    [
      'publications',
      '/participant/:id/publications',
      '/participant/101/publications',
      [auth, event],
      'default',
      'SHELL-031',
    ],
    [
      'building-types',
      '/participant/:id/building-types',
      '/participant/101/building-types',
      [auth, event],
      'default',
      'SHELL-031',
    ],
    [
      'general-terms',
      '/participant/:id/general-terms',
      '/participant/101/general-terms',
      [auth, event],
      'default',
      'SHELL-031',
    ],
    ['manager-requests', '/manager/requests', '/manager/requests', [auth], 'default', 'SHELL-031'],
  ];

  it.each(table)(
    '%s has its path, flags and layout [SHELL-033] [SHELL-044] [SHELL-210] (%s)',
    (name, path, example, flags, layout) => {
      const route = routes.find((known) => known.name === name);
      expect(route).toMatchObject({ path, layout });
      const set = ([auth, event, cart, badge] as const).filter((flag) => route?.[flag as 'auth']);
      expect(set).toEqual(flags);
      expect(matchRoute(example).route?.name).toBe(name);
    },
  );

  it('knows every path of SHELL §2 [SHELL-031]', () => {
    const paths = (list: readonly (readonly [RouteName, string])[]) => Object.fromEntries(list);
    expect(paths(routes.map(({ name, path }) => [name, path]))).toEqual(
      paths(table.map(([name, path]) => [name, path])),
    );
  });

  it('gives every screen to its owner', () => {
    const ofServices = ['categories', 'category', 'popular-services', 'search', 'cart', 'ordering', 'orders'];
    const namesOf = (owner: string) => routes.filter((route) => route.owner === owner).map(({ name }) => name);
    expect(namesOf('mf-services')).toEqual(ofServices);
    expect(namesOf('mf-account')).toEqual(expect.arrayContaining(['profile', 'support', 'notifications']));
  });

  it('has no way to register oneself [SHELL-069]', () => {
    const paths = routes.map(({ path }) => path).filter((path) => /regist|sign-?up/i.test(path));
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
  ])('answers an unknown path with the 404 page in the empty layout, without sign-in [SHELL-029]: %s', (path) => {
    const plan = at(path, { hasToken: false });
    expect(plan.route).toBeNull();
    expect(plan.steps).toEqual([{ step: 'set-layout', layout: 'empty' }]);
  });

  it('makes addresses by name and params, and reads them again [SHELL-030] [SHELL-210]', () => {
    expect(addressOf('category', { id: 101, category_id: 7 })).toBe('/participant/101/categories/7');
    expect(addressOf('participant', { id: 101 }, { modal: 'event-modal-users', page: undefined })).toBe(
      '/participant/101?modal=event-modal-users',
    );
    expect(addressOf('recovery-reset', { token: 'a/b c' })).toBe('/recovery/reset/a%2Fb%20c');
    expect(matchRoute('/recovery/reset/a%2Fb%20c').params).toEqual({ token: 'a/b c' });
    expect(matchRoute('/participant/101/').route?.name).toBe('participant');
  });
});

describe('the guard', () => {
  it('acts in the order of the specification [SHELL-034] [SHELL-035] [SHELL-037] [SHELL-039] [SHELL-041] [SHELL-042]', () => {
    expect(stepsAt('/participant/101/orders', { from: '/' })).toEqual([
      'set-layout',
      'load-participation',
      'load-cart',
      'close-modals',
    ]);
    expect(stepsAt('/?token=t', { from: '/profile', hasToken: false })).toEqual([
      'set-layout',
      'take-token',
      'close-modals',
    ]);
    expect(stepsAt('/profile', { from: '/', hasToken: false })).toEqual(['set-layout', 'close-modals', 'redirect']);
  });

  it.each<[string, string[]]>([
    ['/participant/101', ['load-participation', 'load-cart']],
    ['/participant/101/cart', ['load-participation']],
    ['/participant/101/categories', ['load-participation', 'load-cart']],
    ['/participant/101/calendar', ['load-participation']],
    ['/', []],
    ['/login', ['redirect']],
    ['/profile', []],
  ])('loads what the flags of %s ask for [SHELL-037] [SHELL-039] [SHELL-040]', (address, loads) => {
    expect(stepsAt(address)).toEqual(['set-layout', ...loads]);
  });

  it.each(routes.filter(({ auth }) => auth).map(({ name, path }) => [name, path.replace(/:\w+/g, '7')]))(
    'without a token %s loads nothing and leads to sign-in [SHELL-042] [SHELL-207]',
    (name, path) => {
      const plan = at(`${path}?page=2`, { hasToken: false });
      expect(plan.steps.map(({ step }) => step)).toEqual(['set-layout', 'redirect']);
      const back =
        name === 'logout' ? '/login' : `/login?${new URLSearchParams({ return: `${path}?page=2` }).toString()}`;
      expect(stepOf(plan, 'redirect')?.to).toBe(back);
    },
  );

  it.each(routes.filter(({ auth, name }) => !auth && name !== 'login').map(({ path }) => [path.replace(/:\w+/g, '7')]))(
    '%s is open to visitors and to signed-in users [SHELL-044] [SHELL-046]',
    (path) => {
      expect(stepOf(at(path, { hasToken: false }), 'redirect')).toBeUndefined();
      expect(stepOf(at(path, { hasToken: true }), 'redirect')).toBeUndefined();
    },
  );

  it('sends a signed-in user from /login home, or to the kept address [SHELL-043] [SHELL-046]', () => {
    expect(stepOf(at('/login'), 'redirect')?.to).toBe('/');
    expect(stepOf(at('/login?return=%2Fparticipant%2F101%3Fmodal%3Dx'), 'redirect')?.to).toBe(
      '/participant/101?modal=x',
    );
    expect(stepOf(at('/login?return=%2F%2Fevil.example'), 'redirect')?.to).toBe('/');
  });

  it('keeps no way back for the plain start page [SHELL-043]', () => {
    expect(stepOf(at('/', { hasToken: false }), 'redirect')?.to).toBe('/login');
  });

  it('takes a token only on / and only when the installation allows it, and removes it from the address [SHELL-035] [SHELL-036]', () => {
    expect(stepOf(at('/?token=secret&page=2', { hasToken: false }), 'take-token')).toEqual({
      step: 'take-token',
      token: 'secret',
      address: '/?page=2',
    });
    expect(stepOf(at('/profile?token=secret'), 'take-token')).toBeUndefined();
    expect(stepOf(at('/?token=secret', { tokenSignIn: false }), 'take-token')).toBeUndefined();
    expect(stepOf(at('/?token='), 'take-token')).toBeUndefined();
  });

  it.each([true, false])('removes a token that it does not take as well, session %s [SHELL-036]', (hasToken) => {
    const plan = at('/?token=secret&page=2', { hasToken, tokenSignIn: false });
    expect(stepOf(plan, 'redirect')?.to).toBe('/?page=2');
  });

  it('closes modals on a change of the path, not of the query, and not at the start [SHELL-041] [SHELL-211]', () => {
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
