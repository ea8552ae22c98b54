import { join } from 'node:path';
import { root } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** `npm run lint`: the rules that read one file at a time, and beside them those that ask for types (checks/typed-rules.mjs). */
const files = process.argv.slice(2);
const lint = (...options) =>
  run(
    process.execPath,
    [
      join(root, 'node_modules/eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      ...options,
      ...(files.length ? files : ['.']),
    ],
    { cwd: root, quiet: true },
  );
const results = await Promise.all([
  lint('--cache', '--cache-location', 'node_modules/.cache/eslint/'),
  lint('-c', 'deploy/checks/typed-rules.mjs', '--pass-on-no-patterns'),
]);
for (const { output } of results) if (output.trim()) console.log(output);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
