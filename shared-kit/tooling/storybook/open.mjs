import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storyPackages } from './preset.mjs';

/**
 * Opens the storybook of one package: `npm run storybook` that of the kit, `npm run storybook -- passes` that of a
 * remote. `--build` writes it to `dist/storybook` of the package instead, `--port` serves on another port than 6006.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean', default: false }, port: { type: 'string', default: '6006' } },
});
const name = (positionals[0] ?? 'kit').replace(/^mf-/, '');
const folder = Object.hasOwn(storyPackages, name) ? storyPackages[name] : undefined;
if (!folder) {
  console.error(`Unknown storybook: ${name}. Known: ${Object.keys(storyPackages).join(', ')}`);
  process.exit(1);
}
const kit = storyPackages.kit;
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('node_modules/storybook/dist/bin/dispatcher.js', `file://${kit}/`)),
    ...(values.build ? ['build', '-o', join(folder, 'dist/storybook'), '--quiet'] : ['dev', '-p', values.port]),
    '-c',
    join(folder, '.storybook'),
    '--disable-telemetry',
  ],
  { cwd: kit, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
