import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { stateTargets } from './storybook/checks/state-targets.mjs';

/**
 * Writes the table components × states × tests, `COMPONENTS.md` of the kit, from the stories and tests themselves.
 * `--check` compares and ends with 1 when it is stale.
 */
const kit = fileURLToPath(new URL('..', import.meta.url));
const file = join(kit, 'COMPONENTS.md');

const read = (path) => readFileSync(path, 'utf8');
const words = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const partOf = (folder) => {
  const path = join(kit, 'src/components', folder);
  const files = readdirSync(path);
  const sources = (suffix) => files.filter((name) => name.endsWith(suffix)).map((name) => read(join(path, name)));
  const states = sources('.stories.tsx').flatMap((source) =>
    [...source.matchAll(/^export const (\w+)\b(?=[^=]*=)/gm)].map(([, name]) => words(name)),
  );
  const tests = [...sources('.test.ts'), ...sources('.test.tsx')];
  const count = tests.flatMap((source) => source.match(/^\s*(?:it|test)(?:\.each)?[(<[`]/gm) ?? []).length;
  const named = tests.flatMap((source) => source.match(/\[(?:SHELL|PASS|SVC|CAT|ACC)-[^\]]*\]/g) ?? []);
  const seen = stateTargets.filter(({ part }) => part === folder).flatMap(({ states: all }) => all);
  const driven = /** @type {const} */ (['hover', 'pressed', 'focus']).filter((state) => seen.includes(state));
  const proven = new Set(named.flatMap((title) => title.match(/[A-Z]+-\d{3}/g) ?? []));
  return { folder, states, driven, count, proven: [...proven].sort() };
};

const table = () => {
  const folders = readdirSync(join(kit, 'src/components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(kit, 'src/components', entry.name, 'index.ts')))
    .map(({ name }) => name)
    .sort();
  const parts = folders.map(partOf).filter(({ states, count }) => states.length + count > 0);
  const rows = parts.map(
    ({ folder, states, driven, count, proven }) =>
      `| \`${folder}\` | ${states.join(', ') || '–'} | ${driven.join(', ') || '–'} | ${states.length * 4} | ${count} | ${proven.join(', ') || '–'} |`,
  );
  const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
  return [
    '# Components × states × tests',
    '',
    'Written by `node shared-kit/tooling/component-table.mjs`. Every story is checked by axe in both themes and both languages; no',
    'violation is allowed. “In a real browser” are the states that `states.spec.ts` brings about with pointer and keyboard: they must',
    'look different from rest and stay readable.',
    '',
    '| Part | States with a story | In a real browser | axe runs | Tests | Requirements in their titles |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${parts.length} parts, ${sum(({ states }) => states.length)} stories, ${sum(({ states }) => states.length * 4)} axe runs ` +
      `(two themes × two languages), ${sum(({ count }) => count)} tests.`,
    '',
  ].join('\n');
};

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const before = existsSync(file) ? read(file) : '';
const { code: after } = await format(file, table());
if (!check) {
  writeFileSync(file, after);
} else if (after !== before) {
  console.error('The table of components is stale. Run:\n  node shared-kit/tooling/component-table.mjs');
  process.exitCode = 1;
}
