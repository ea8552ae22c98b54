import { join } from 'node:path';
import { root } from './setup/install.mjs';
import { run } from './setup/run.mjs';
import { typed, writeTypePrograms } from './setup/type-programs.mjs';

/** Checks the types of every package that has a tsconfig.json, two programs at a time. */
const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
const queue = writeTypePrograms();
let failed = 0;
const worker = async () => {
  for (let program = queue.shift(); program; program = queue.shift()) {
    const { code, output } = await run(process.execPath, [tsc, '-p', program], { cwd: root, quiet: true });
    if (code === 0) continue;
    failed += 1;
    console.log(output);
  }
};
await Promise.all([worker(), worker()]);
console.log(failed ? 'Types: there are errors' : `Types: ${typed.length} packages are sound`);
process.exit(failed ? 1 : 0);
