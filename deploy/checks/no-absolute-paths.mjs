import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/install.mjs';
import { released } from '../setup/packages.mjs';

/**
 * Released files must not contain the path of the workspace, so that builds are reproducible in any folder and reveal
 * nothing about the machine.
 */
const names = [root, pathToFileURL(root).href];

const problems = released.flatMap((name) => {
  const folder = join(root, name, 'dist');
  return readdirSync(folder)
    .filter((file) => /\.(js|css|json)$/.test(file))
    .filter((file) => names.some((own) => readFileSync(join(folder, file), 'utf8').includes(own)))
    .map((file) => `${name}/dist/${file} contains the path of its build folder`);
});
for (const problem of problems) console.log(problem);
console.log(problems.length > 0 ? `${problems.length} problems` : 'No released file contains a path of this machine');
process.exitCode = problems.length > 0 ? 1 : 0;
