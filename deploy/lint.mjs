import { join } from 'node:path';
import { root } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm run lint`: two linters side by side. ESLint has the rules about one file at a time, and those of this house
 * (eslint.config.mjs); oxlint those that ask for types or read a component as React's compiler does (.oxlintrc.json), which
 * cost ESLint four times as much as all others together.
 */
const files = process.argv.slice(2);
const start = (script, ...options) =>
  run(process.execPath, [join(root, 'node_modules', script), ...options], { cwd: root, quiet: true });
const results = await Promise.all([
  start(
    'eslint/bin/eslint.js',
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    ...(files.length ? files : ['.']),
  ),
  start('oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...files),
]);
for (const { code, output } of results) if (code !== 0) console.log(output);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
