import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder, kitVersion } from './package-facts.mjs';

/** Our own share scope: the federation of a foreign page never negotiates with ours. */
export const shareScope = 'fairfront';

/** npm packages that exist once on a page. A new one needs a written reason in the README of this folder. */
export const sharedPackages = ['react', 'react-dom', 'formik', 'yup'];

const { dependencies } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));

/** Versions that the shell provides: npm packages by name, parts of the kit by its prefix. */
export const providedVersions = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, dependencies[name]])),
  '@fairfront/shared-kit/': kitVersion,
};

/**
 * What a remote takes from the shell. `import: false`: a remote carries no copy of its own, so that a context or a query
 * cache cannot exist twice; a range that does not fit rejects instead of running on the wrong version.
 */
export const consumedShares = Object.fromEntries(
  Object.entries(providedVersions).map(([name, version]) => [
    name,
    { import: false, singleton: true, strictVersion: true, version, requiredVersion: `^${version}` },
  ]),
);
