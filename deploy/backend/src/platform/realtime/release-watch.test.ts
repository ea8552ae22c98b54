import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseWatch } from './release-watch';

const folder = mkdtempSync(join(tmpdir(), 'fairfront-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the revision of every new release is announced once, but not the one that was live at the start [SHELL-266]', async () => {
  const file = join(folder, 'release.json');
  const published: unknown[] = [];
  const errors: object[] = [];
  const watch = new ReleaseWatch(file, async (...event) => void published.push(event), {
    error: (facts) => void errors.push(facts),
  });
  const release = (text: string) => writeFileSync(file, text);
  await watch.check();
  release('{"revision": 7}');
  await watch.check();
  expect(published).toEqual([]);
  release('{"revision": 8, "of": "a publication"}');
  await watch.check();
  await watch.check();
  expect(published).toEqual([['releases', 'release.changed', { revision: 8 }]]);
  release('{"revision": 9, "of": "a rollback"}');
  await watch.check();
  expect(published.at(-1)).toEqual(['releases', 'release.changed', { revision: 9 }]);
  release('{"revision":');
  await expect(watch.check()).rejects.toThrow();
  release('{"revision": 10, "whole": true}');
  await watch.check();
  expect(published).toHaveLength(3);
  rmSync(file);
  await watch.check();
  expect([published.length, errors]).toEqual([3, []]);
});
