import { firstCalls, hubReads } from './first-calls';
import type { PageRelease } from './release-document';

const remote = (tiles: Record<string, object>, checklist: Record<string, object> = {}) =>
  ({ offers: { tiles, checklist } }) as unknown as PageRelease['remotes'][string];
const release = {
  remotes: {
    'mf-passes': remote({ cars: { reads: ['car-passes?page=1'] }, none: {} }, { passes: { reads: ['announcements'] } }),
    'mf-account': remote({ docs: { reads: ['announcements', 'documents'] } }),
  },
};

const screens = {
  home: { path: '/' },
  participant: { path: '/participant/:id', badge: true },
  cart: { path: '/participant/:id/cart', event: true },
  login: { path: '/login', auth: false },
  'pass-link': { path: '/pass-link/:token', auth: false },
};

it('a hub reads the cart, deadlines, bell and the reads of tiles and checklist, each once [SHELL-412]', () => {
  expect(hubReads(release)).toEqual([
    'cart',
    'deadlines',
    '/notifications?perPage=5&page=1',
    'announcements',
    'car-passes?page=1',
    'documents',
  ]);
});

it.each([
  ['/', '', ['/auth/user', '/participants?archive=0&page=1&per_page=10']],
  // with a token, a page or a modal link only the shell knows the first calls
  ['/', '?page=2', []],
  ['/participant/101/cart', '', ['/auth/user', '/participants/101']],
  [
    '/participant/101/',
    '?modal=x',
    ['/auth/user', '/participants/101', expect.stringMatching(/^\/participants\/101\/reads\?/)],
  ],
  ['/participant/abc', '', []],
  ['/login', '', []],
  ['/pass-link/secret', '', []],
  ['/no/such/place', '', []],
])('%s%s first requests %j [SHELL-435]', (path, search, calls) => {
  expect(firstCalls(path, search, screens, release)).toEqual(calls);
});

it('addresses of reads are encoded in the address of their call [SHELL-435]', () => {
  const [, , reads = ''] = firstCalls('/participant/101', '', screens, release);
  expect(new URL(reads, 'http://portal.test').searchParams.getAll('of')).toEqual(hubReads(release));
});
