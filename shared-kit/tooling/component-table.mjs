import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { stateTargets } from './storybook/state-targets.mjs';

/**
 * Writes the table components × states × tests into the README of the kit, from the stories and tests themselves.
 * `--check` compares and ends with 1 when it is stale.
 */
const kit = fileURLToPath(new URL('..', import.meta.url));
const readme = join(kit, 'README.md');
const marks = { from: '<!-- components: written by tooling/component-table.mjs -->', to: '<!-- /components -->' };

const read = (file) => readFileSync(file, 'utf8');
const words = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const partOf = (folder) => {
  const path = join(kit, 'src/components', folder);
  const files = readdirSync(path);
  const sources = (suffix) => files.filter((file) => file.endsWith(suffix)).map((file) => read(join(path, file)));
  const states = sources('.stories.tsx').flatMap((source) =>
    [...source.matchAll(/^export const (\w+)\b(?=[^=]*=)/gm)].map(([, name]) => words(name)),
  );
  const tests = [...sources('.test.ts'), ...sources('.test.tsx')];
  const count = tests.flatMap((source) => source.match(/^\s*(?:it|test)(?:\.each)?[(<[`]/gm) ?? []).length;
  const named = tests.flatMap((source) => source.match(/\[(?:SHELL|PASS|SVC|CAT|ACC)-[^\]]*\]/g) ?? []);
  const seen = stateTargets.filter(({ part }) => part === folder).flatMap(({ states: all }) => all);
  const driven = ['hover', 'pressed', 'focus'].filter((state) => seen.includes(state));
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
    marks.from,
    '',
    '| Part | States with a story | In a real browser | axe walks | Tests | Requirements in their titles |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${parts.length} parts, ${sum(({ states }) => states.length)} stories, ${sum(({ states }) => states.length * 4)} axe walks ` +
      `(two themes × two languages), ${sum(({ count }) => count)} tests.`,
    '',
    marks.to,
  ].join('\n');
};

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const before = read(readme);
const [head, rest = ''] = before.split(marks.from);
const tail = rest.split(marks.to)[1] ?? '';
const after = await format(head + table() + tail, { ...(await resolveConfig(readme)), parser: 'markdown' });
if (!check) {
  writeFileSync(readme, after);
} else if (after !== before) {
  console.error('The table of components is stale. Run:\n  node shared-kit/tooling/component-table.mjs');
  process.exitCode = 1;
}
