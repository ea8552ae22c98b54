import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Root folder of the workspace. */
export const workspaceFolder = resolve(import.meta.dirname, '../../..');

const foldersIn = (/** @type {string} */ parent) =>
  existsSync(join(workspaceFolder, parent))
    ? readdirSync(join(workspaceFolder, parent))
        .sort()
        .map((name) => (parent === '.' ? name : `${parent}/${name}`))
    : [];

/**
 * The remotes of the workspace: packages with `src/remote.ts`, at the top or in `deploy`. Folders relative to the root, for
 * example `mf-passes` and `deploy/desk`.
 */
export const remoteFolders = ['.', 'deploy']
  .flatMap(foldersIn)
  .filter((name) => existsSync(join(workspaceFolder, name, 'src/remote.ts')));

/**
 * The name under which a package is released, `desk` for `deploy/desk`.
 * @param {string} folder relative to the root
 */
export const releaseNameOf = (folder) => basename(folder);

/**
 * The name that commands accept and the namespace of its texts: `passes` for `mf-passes`, `desk` for `deploy/desk`.
 * @param {string} folder relative to the root
 */
export const shortNameOf = (folder) => releaseNameOf(folder).replace(/^mf-/, '');
