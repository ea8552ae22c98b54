import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './setup/install.mjs';
import { run } from './setup/run.mjs';

/**
 * Checks the types of every package that has a tsconfig.json. Packages with the same settings are one program: each of them
 * imports the sources of the kit, which are read and checked once that way. Two programs run at a time.
 */
const packages = ['.', 'deploy']
  .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }).map((entry) => ({ folder, entry })))
  .filter(({ entry }) => entry.isDirectory())
  .map(({ folder, entry }) => join(root, folder, entry.name))
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')));

/** What decides how a package is checked, apart from its own files. */
const settingsOf = (folder) => {
  const {
    extends: base,
    compilerOptions = {},
    include,
  } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  const options = Object.fromEntries(Object.entries(compilerOptions).filter(([name]) => name !== 'tsBuildInfoFile'));
  return {
    key: JSON.stringify([resolve(folder, base), options]),
    extends: resolve(folder, base),
    compilerOptions: options,
    include: include.map((pattern) => resolve(folder, pattern)),
  };
};

// inside the kit, whose node_modules hold the types that the presets name
const cache = join(root, 'shared-kit/node_modules/.cache/types');
mkdirSync(cache, { recursive: true });
const groups = new Map();
for (const settings of packages.map(settingsOf))
  groups.set(settings.key, [...(groups.get(settings.key) ?? []), settings]);
const programs = [...groups.values()].map((group, index) => {
  const { extends: base, compilerOptions } = group[0];
  const file = join(cache, `program-${index}.json`);
  const tsBuildInfoFile = join(cache, `program-${index}.tsbuildinfo`);
  const include = group.flatMap((settings) => settings.include);
  writeFileSync(
    file,
    JSON.stringify({ extends: base, compilerOptions: { ...compilerOptions, tsBuildInfoFile }, include }),
  );
  return { file, size: group.length };
});

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const queue = programs.sort((one, other) => other.size - one.size);
let failed = 0;
const worker = async () => {
  for (let program = queue.shift(); program; program = queue.shift()) {
    const { code, output } = await run(process.execPath, [tsc, '-p', program.file], { cwd: root, quiet: true });
    if (code === 0) continue;
    failed += 1;
    console.log(output);
  }
};
await Promise.all([worker(), worker()]);
console.log(failed ? 'Types: there are errors' : `Types: ${packages.length} packages are sound`);
process.exit(failed ? 1 : 0);
