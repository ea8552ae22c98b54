import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, releaseNameOf, shortNameOf } from '../../shared-kit/tooling/webpack/remote-folders.mjs';
import { root } from './install.mjs';

/**
 * The packages of the workspace, read from its folders. A new package takes part in builds, tests, checks and releases
 * without being listed anywhere. Names are folders relative to the root, for example `mf-passes` and `deploy/edge`.
 * @param {string} parent
 */
const foldersOf = (parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .sort();
const having = (/** @type {string} */ file) => (/** @type {string} */ name) => existsSync(join(root, name, file));

/** All packages. */
export const workspace = [...foldersOf('.'), ...foldersOf('deploy')].filter(having('package.json'));

/** All remotes. */
export const remotes = remoteFolders;

/** Packages with their own versions in the release document. */
export const released = ['shell', ...remotes];

const slowFirst = [...new Set(['shell', 'deploy/backend', ...remotes, ...workspace])];

/** Packages with a build, slow ones first. */
export const built = slowFirst.filter(having('webpack.config.mjs'));

/** Packages with tests. The last part of the name is the jest project name. */
export const tested = slowFirst.filter(having('jest.config.mjs'));

/** No package has this name. The message lists the known ones. */
export class UnknownPackageError extends Error {}

/**
 * Resolves package names that a person typed: `mf-passes` or `passes`, `deploy/edge` or `edge`.
 * @param {string[]} wanted
 * @param {string[]} known
 * @returns {string[]} in the order of `known`
 * @throws {UnknownPackageError} when one of them is unknown
 */
export const resolvePackages = (wanted, known) => {
  /**
   * @param {string} name
   * @param {string} by
   */
  const isNamed = (name, by) => [name, releaseNameOf(name), shortNameOf(name)].includes(by);
  const unknown = wanted.filter((by) => !known.some((name) => isNamed(name, by)));
  if (unknown.length) {
    throw new UnknownPackageError(`Unknown package: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
  return known.filter((name) => wanted.some((by) => isNamed(name, by)));
};
