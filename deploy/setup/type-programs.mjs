import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';

/** Folders that have a tsconfig.json. */
export const typed = ['.', 'deploy']
  .flatMap((parent) => readdirSync(join(root, parent), { withFileTypes: true }).map((entry) => ({ parent, entry })))
  .filter(({ entry }) => entry.isDirectory())
  .map(({ parent, entry }) => join(root, parent, entry.name))
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

/**
 * Packages with the same settings are one program: each of them imports the sources of the kit, which are read and checked
 * once that way, by `tsc` and by the rules of ESLint that ask for types. Writes their configurations and returns where.
 * @returns {string[]} files, those of the largest program first
 */
export const writeTypePrograms = () => {
  // inside the kit, whose node_modules hold the types that the presets name
  const cache = join(root, 'shared-kit/node_modules/.cache/types');
  mkdirSync(cache, { recursive: true });
  const groups = new Map();
  for (const settings of typed.map(settingsOf))
    groups.set(settings.key, [...(groups.get(settings.key) ?? []), settings]);
  return [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .map((group, index) => {
      const { extends: base, compilerOptions } = group[0];
      const file = join(cache, `program-${index}.json`);
      const tsBuildInfoFile = join(cache, `program-${index}.tsbuildinfo`);
      const include = group.flatMap((settings) => settings.include);
      const text = JSON.stringify({
        extends: base,
        compilerOptions: { ...compilerOptions, tsBuildInfoFile },
        include,
      });
      // left alone where nothing changes: processes that run side by side read it
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
      return file;
    });
};
