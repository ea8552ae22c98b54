import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/install.mjs';
import { released } from '../setup/packages.mjs';

/** What is released says nothing of the machine that built it, and is the same from any folder: no file names the workspace. */
const names = [root, pathToFileURL(root).href];

const problems = released.flatMap((name) => {
  const folder = join(root, name, 'dist');
  return readdirSync(folder)
    .filter((file) => /\.(js|css|json)$/.test(file))
    .filter((file) => names.some((own) => readFileSync(join(folder, file), 'utf8').includes(own)))
    .map((file) => `${name}/dist/${file} names the folder that it was built in`);
});
for (const problem of problems) console.log(problem);
console.log(problems.length > 0 ? `${problems.length} problems` : 'No released file names a folder of this machine');
process.exitCode = problems.length > 0 ? 1 : 0;
