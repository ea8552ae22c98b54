import { plannedStop } from './planned-stop';

it('a planned stop waits for the longest answer, then for its own end, and only then for force [SHELL-292, SHELL-308]', () => {
  const { drain, end, force } = plannedStop;
  // a connection to the database is waited for 8 s, a package file is read for 15 s at most
  expect(drain).toBeGreaterThanOrEqual(30_000);
  expect(end).toBeGreaterThan(drain);
  expect(force).toBeGreaterThan(end);
});
