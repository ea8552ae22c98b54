import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import backend from '../jest.config.mjs';

/**
 * Settings of jest for `npm test` on PGlite: eight test files are one suite, in which each is a `describe` with its path. What they import
 * is loaded once for all of them; for every file anew it takes longer than most tests. `npx jest FILE` and
 * `npm test -- changed` run the same files one by one.
 */
const perSuite = 8;
const root = join(import.meta.dirname, '..');
/** Ignored by git and linters. A fixed place, so that jest knows from the last run which suites are slow. */
const folder = join(root, '.data-suites');

const files = readdirSync(join(root, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .sort()
  .map((file) => join('src', file));

/** What puts something in the place of a module, or sets jest or its environment, does so for all of its suite: it stays alone. */
const isAlone = (file) =>
  /^jest\.|\bjest\.(doMock|resetModules|isolateModules|useFakeTimers)|@jest-environment/m.test(
    readFileSync(join(root, file), 'utf8'),
  );
const alone = files.filter(isAlone);
const shared = files.filter((file) => !alone.includes(file));

const count = Math.ceil(shared.length / perSuite);
const edge = (index) => Math.round((index * shared.length) / count);
/** Files of neighbouring folders, which import much of the same, in suites of the same size. */
const suites = new Map(
  Array.from({ length: count }, (_, index) => [
    `suite-${index + 1}.test.js`,
    shared
      .slice(edge(index), edge(index + 1))
      .map((file) => `describe('deploy/backend/${file}', () => {\n  require('../${file}');\n});\n`)
      .join('\n'),
  ]),
);

/** Two runs at once find the same: what stands there already is left alone. */
const writeSuites = () => {
  mkdirSync(folder, { recursive: true });
  const there = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  for (const [name, text] of suites) if (there.get(name) !== text) writeFileSync(join(folder, name), text);
  for (const name of there.keys()) if (!suites.has(name)) rmSync(join(folder, name));
};

export default async () => {
  writeSuites();
  return {
    ...(await backend()),
    rootDir: root,
    maxWorkers: '100%',
    testMatch: [...alone.map((file) => `<rootDir>/${file}`), '<rootDir>/.data-suites/*.test.js'],
  };
};
