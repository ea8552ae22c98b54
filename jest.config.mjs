import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './deploy/setup/install.mjs';
import { tested } from './deploy/setup/packages.mjs';

/**
 * The projects of a package, as they are when jest is started from the root.
 * @param {string} name
 */
const projectsOf = async (name) => {
  const folder = join(root, name);
  const { default: own } = await import(pathToFileURL(join(folder, 'jest.config.mjs')).href);
  /** @type {import('jest').Config} */
  const { projects = [] } = typeof own === 'function' ? await own() : own;
  return projects.map((project) => ({ ...(typeof project === 'object' && project), rootDir: folder }));
};

/** All packages in one run: `npx jest mf-passes/src/cart`. Each package also has a script `test` of its own. */
export default async () => ({
  // one core less than there are, the default, would leave half of a small machine idle
  maxWorkers: '100%',
  projects: (await Promise.all(tested.map(projectsOf))).flat(),
});
