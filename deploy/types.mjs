import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/** Checks the types of every package that has a tsconfig.json, two at a time. */
const packages = ['.', 'deploy']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }).map((entry) => ({ folder, entry })))
  .filter(({ entry }) => entry.isDirectory())
  .map(({ folder, entry }) => join(folder, entry.name))
  .filter((name) => existsSync(join(root, name, 'tsconfig.json')));

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const queue = [...packages];
let failed = 0;
const worker = async () => {
  for (let name = queue.shift(); name; name = queue.shift()) {
    const { code, output } = await run(process.execPath, [tsc, '-p', join(root, name)], { cwd: root, quiet: true });
    if (code === 0) continue;
    failed += 1;
    console.log(`${name}\n${output}`);
  }
};
await Promise.all([worker(), worker()]);
console.log(
  failed
    ? `Types: ${failed} of ${packages.length} packages have errors`
    : `Types: ${packages.length} packages are sound`,
);
process.exit(failed ? 1 : 0);
