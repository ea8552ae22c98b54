import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder } from './package-facts.mjs';

/** npm packages that exist once per page. A new one needs a written reason in the README of this folder. */
const sharedPackages = ['react', 'react-dom', 'dayjs', 'formik', 'yup'];

/**
 * Entries of the kit with components or state, below `@fairfront/shared-kit/`. A trailing slash includes every entry
 * below it. Rules, formats and types are not shared: each remote bundles and releases those that it was built with.
 */
const sharedEntries = ['platform', 'platform/trans', 'api', 'api/actions', 'forms', 'components/', 'forms/'];

const kit = '@fairfront/shared-kit';
const {
  dependencies,
  devDependencies,
  version: kitVersion,
  exports,
} = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));

/** Version of `@module-federation/enhanced`, whose runtime the shell provides to the remotes. */
export const federation = devDependencies['@module-federation/enhanced'];

const foldersOf = (/** @type {string} */ prefix) => {
  const [before, after] = exports[`./${prefix}*`].split('*');
  return readdirSync(join(kitFolder, before))
    .filter((name) => existsSync(join(kitFolder, before + name + after)))
    .map((name) => prefix + name);
};

/** Versions of everything that the shell provides to remotes, by import name. */
export const providedVersions = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, dependencies[name]])),
  ...Object.fromEntries(
    sharedEntries
      .flatMap((entry) => (entry.endsWith('/') ? foldersOf(entry) : [entry]))
      .map((entry) => [`${kit}/${entry}`, kitVersion]),
  ),
};

const consumed = (/** @type {string} */ version) => ({
  import: /** @type {const} */ (false),
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
});

/**
 * What a remote takes from the shell, as options of `ModuleFederationPlugin`. With `import: false` a remote has no copy
 * of its own, so that a context or a query cache cannot exist twice. An incompatible range is rejected instead of
 * running with the wrong version.
 */
export const consumedShares = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, consumed(dependencies[name])])),
  ...Object.fromEntries(sharedEntries.map((entry) => [`${kit}/${entry}`, consumed(kitVersion)])),
};
