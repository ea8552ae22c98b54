import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseWatch } from './release-watch';

const folder = mkdtempSync(join(tmpdir(), 'fairfront-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells the revision of every other release once, and nothing of the one that was live at the start [SHELL-266]', async () => {
  const file = join(folder, 'release.json');
  const told: unknown[] = [];
  const errors: object[] = [];
  const watch = new ReleaseWatch(file, async (...event) => void told.push(event), {
    error: (facts) => void errors.push(facts),
  });
  const release = (text: string) => writeFileSync(file, text);
  await watch.look();
  release('{"revision": 7}');
  await watch.look();
  expect(told).toEqual([]);
  release('{"revision": 8, "of": "a publication"}');
  await watch.look();
  await watch.look();
  expect(told).toEqual([['releases', 'release.changed', { revision: 8 }]]);
  release('{"revision": 9, "of": "a rollback"}');
  await watch.look();
  expect(told.at(-1)).toEqual(['releases', 'release.changed', { revision: 9 }]);
  release('{"revision":');
  await expect(watch.look()).rejects.toThrow();
  release('{"revision": 10, "whole": true}');
  await watch.look();
  expect(told).toHaveLength(3);
  rmSync(file);
  await watch.look();
  expect([told.length, errors]).toEqual([3, []]);
});
