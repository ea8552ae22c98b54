import {
  apiRoutes,
  connections,
  databasesOf,
  headings,
  tableLine,
  longestP99,
  releasedFileAim,
  type Measured,
} from '../../../../bench/api-routes.cjs';
import { TestApp } from '../../testing/test-app';

/** The calls and checks of `npm run bench -- api`. The suite tests its targets, not its timings. */
const aims: Record<string, number> = {
  '/auth/user': 0.3,
  '/participants/{id}': 0.12,
  '/participants': 0.12,
  '/participants/{id}/personal-passes': 0.12,
  '/participants/{id}/car-passes': 0.12,
  '/preparations': 0.12,
  '/participants/{id}/deadlines': 0.12,
  '/participants/{id}/additional-services': 0.12,
  '/participants/{id}/categories': 0.12,
  '/participants/{id}/cart': 0.12,
  '/participants/{id}/contracts': 0.12,
  '/notifications': 0.12,
};

it('the read benchmark checks the required ratios on existing routes [SHELL-342]', async () => {
  const portal = await TestApp.startEmpty();
  const { paths } = portal.app.openapi() as unknown as { paths: Record<string, { get?: object }> };
  await portal.stop();
  const found = apiRoutes.map(([path, aim]) => [path.replace(/\?.*/, '').replace('/101', '/{id}'), aim] as const);
  expect(Object.fromEntries(found)).toEqual(aims);
  for (const [path] of found) expect([path, paths[path]?.get]).toEqual([path, expect.any(Object)]);
  expect([connections, releasedFileAim, longestP99]).toEqual([50, 0.5, 150]);
});

const measured = (changes: Partial<Measured>): Measured => ({
  ...{ path: '/auth/user', aim: 0.3, perSecond: 3000, p50: 12, p99: 150, cpu: 0.25, failed: 0 },
  ...changes,
});

it('a line of the benchmark shows every figure [SHELL-342]', () => {
  expect(headings).toEqual(['per s', 'ratio', 'aim', 'p50 ms', 'p99 ms', 'cpu ms']);
  expect(tableLine(measured({}), 10_000).cells).toEqual(['/auth/user', '3000', '0.300', 0.3, 12, 150, '0.25', '']);
});

const cases: [string, Partial<Measured>, string][] = [
  ['reaches its ratio and its p99', {}, ''],
  ['stays below its ratio', { perSecond: 2999 }, '  MISSED'],
  ['takes longer at p99', { p99: 151 }, '  MISSED'],
  ['has a call that failed', { failed: 1 }, '  1 FAILED'],
  ['has no aim', { aim: null, perSecond: 1, p99: 1000 }, ''],
  ['has no aim and a call that failed', { aim: null, failed: 2 }, '  2 FAILED'],
];
it.each(cases)(
  'a line that %s is reported, and fails the benchmark if it misses its target [SHELL-342]',
  (_name, changes, note) => {
    const { isKept, cells } = tableLine(measured(changes), 10_000);
    expect([isKept, cells.at(-1)]).toEqual([note === '', note]);
  },
);

it('the bench measures both databases, or the selected one [SHELL-342]', () => {
  const server = 'postgres://server';
  expect(databasesOf({ server })).toEqual(['PGlite', 'PostgreSQL']);
  expect(databasesOf({ server: undefined })).toEqual(['PGlite']);
  expect(databasesOf({ only: 'pglite', server })).toEqual(['PGlite']);
  expect(databasesOf({ only: 'postgres', server })).toEqual(['PostgreSQL']);
});
