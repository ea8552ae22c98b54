import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

/**
 * What the workspace holds, read from its folders: a package that is put there takes part in build, tests, checks and release
 * without being listed anywhere. Names are folders from the root, for example `mf-passes` and `deploy/edge`.
 */
const foldersOf = (parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .sort();
const having = (file) => (name) => existsSync(join(root, name, file));

/** Every package, whatever it takes part in. */
export const workspace = [...foldersOf('.'), ...foldersOf('deploy')].filter(having('package.json'));

/** The remotes. */
export const remotes = workspace.filter((name) => name.startsWith('mf-'));

/** What has versions of its own and a place in the release document. */
export const released = ['shell', ...remotes];

const slowFirst = [...new Set(['shell', 'deploy/backend', ...remotes, ...workspace])];

/** Everything that is built, the slow ones first. */
export const built = slowFirst.filter(having('webpack.config.mjs'));

/** Everything that has tests of its own; the last part of the name is the name of the project in jest. */
export const tested = slowFirst.filter(having('jest.config.mjs'));

/** A name that no package has; the message names those that there are. */
export class UnknownPackageError extends Error {}

/**
 * The packages that a person means: `mf-passes` or `passes`, `deploy/edge` or `edge`.
 * @param {string[]} wanted
 * @param {string[]} known
 * @returns {string[]} in the order of `known`
 * @throws {UnknownPackageError} when one of them is none
 */
export const packagesNamed = (wanted, known) => {
  const isNamed = (name, by) => [name, basename(name), basename(name).replace(/^mf-/, '')].includes(by);
  const unknown = wanted.filter((by) => !known.some((name) => isNamed(name, by)));
  if (unknown.length) {
    throw new UnknownPackageError(`There is no package ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
  return known.filter((name) => wanted.some((by) => isNamed(name, by)));
};
