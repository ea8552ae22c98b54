import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/install.mjs';
import { remotes } from '../setup/packages.mjs';
import { textsInCode } from './texts-in-code.mjs';

/**
 * Repository rules that no linter covers: the entries at the top level, section references, links and paths that resolve,
 * spacing and terms in texts, and no texts outside `locales`.
 */
const tracked = execSync('git ls-files -co --exclude-standard', { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const problems = [];

const top = new Set(tracked.map((file) => file.replace(/\/.*/, '')));
const named = ['package.json', 'pnpm-workspace.yaml', 'shell', 'shared-kit', 'deploy', 'README.md'];
const supporting = new Set([
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'jest.config.mjs',
  'eslint.config.mjs',
  'stylelint.config.mjs',
  'turbo.json',
]);
for (const name of named) if (!top.has(name)) problems.push(`top level: ${name} is missing`);
for (const name of top) {
  if (!named.includes(name) && !remotes.includes(name) && !supporting.has(name) && !name.startsWith('.'))
    problems.push(`top level: ${name} does not belong there`);
}

/** Files that a build or a reader of the documents writes. */
const unwritten = /\/dist\/|^mf-visitors\/|\/NNNN-/;
/** The sections of the documents that others name: `ARCHITECTURE §3`. */
const sections = new Set(
  ['ARCHITECTURE', 'DESIGN'].flatMap((name) => {
    const text = readFileSync(join(root, `deploy/docs/${name}.md`), 'utf8');
    return [...text.matchAll(/^## (\d+)\./gm)].map(([, number]) => `${name} §${number}`);
  }),
);
for (const file of tracked.filter((name) => /\.(ts|tsx|mjs|css|md)$/.test(name))) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [reference, name, number] of text.matchAll(/\b(ARCHITECTURE|DESIGN)(?:\.md\))? §(\d+)/g))
    if (!sections.has(`${name} §${number}`)) problems.push(`${file}: deploy/docs has no ${reference}`);
  for (const [, path = ''] of text.matchAll(/`((?:deploy|shared-kit|shell|mf-[a-z]+)\/[\w./-]+)`/g))
    if (!existsSync(join(root, path)) && !unwritten.test(path)) problems.push(`${file}: ${path} does not exist`);
  if (!file.endsWith('.md')) continue;
  for (const [, link = ''] of text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g))
    if (!existsSync(join(root, dirname(file), link))) problems.push(`${file}: the link to ${link} is broken`);
}

/** Things that must stay on one line (№ and its number, a number and its unit), and words with one allowed form. */
/** @type {Record<string, [pattern: RegExp, what: string][]>} */
const textRules = {
  ru: [
    [/№(?!\u00a0|$)/, 'a plain space or no space after №'],
    [/[^\u00a0]%/, 'a plain space or no space before %'],
    [/\d (?:[КМ]Б|м²|ч|мин)(?![а-яё])/, 'a plain space before a unit'],
    [/\d \d{3}(?!\d)/, 'a plain space between groups of digits'],
    [/e-?mail/i, '«e-mail» instead of «электронная почта»'],
    [/ — /, 'a dash that is not part of a range'],
    [/["']|\.\.\./, 'typewriter quotes or dots'],
  ],
  en: [
    [/\d (?:[KM]B|m²|h|min)\b/, 'a plain space before a unit'],
    [/\d \d{3}(?!\d)/, 'a plain space between groups of digits'],
    [/\bemail/i, '“email” instead of “e-mail”'],
    [/\bplease\b|!/i, '“please” or an exclamation mark'],
    [/["']|\.\.\./, 'typewriter quotes or dots'],
  ],
};
/** @typedef {string | { [key: string]: Texts }} Texts */
/**
 * @param {Texts} value
 * @param {string} path of the keys
 * @returns {[path: string, text: string][]}
 */
const textsOf = (value, path) =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
for (const file of tracked) {
  const [, language] = /(?:^|\/)(?:locales|src\/texts\/[^/]+)\/([a-z]{2})(?:[./].*)?\.json$/.exec(file) ?? [];
  if (!language) continue;
  for (const [path, text] of textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')), '')) {
    // search keywords are spelled the way people type them
    if (/(^|\.)(keywords|words)(\.|$)/.test(path)) continue;
    // variable names are not words
    const words = text.replace(/\{\{.*?\}\}/g, '0');
    for (const [pattern, what] of textRules[language] ?? [])
      if (pattern.test(words)) problems.push(`${file}: ${path} has ${what}`);
  }
}

problems.push(...textsInCode(tracked));

for (const problem of problems) console.error(problem);
console.log(problems.length ? `House rules: ${problems.length} broken` : 'House rules: kept');
process.exit(problems.length ? 1 : 0);
