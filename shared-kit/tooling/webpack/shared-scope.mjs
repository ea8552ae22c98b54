import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kitVersions } from '../api-report/report-file.mjs';
import { kitFolder, kitParts } from './package-facts.mjs';

/** Our own share scope: the federation of a foreign page never negotiates with ours. */
export const shareScope = 'fairfront';

/** npm packages that exist once on a page. A new one needs a written reason in the README of this folder. */
export const sharedPackages = ['react', 'react-dom', 'formik', 'yup'];

const { dependencies } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));
const versionsOfParts = kitVersions(kitFolder);

const versionOfPart = (key) => {
  const version = versionsOfParts[key];
  if (!version) throw new Error(`${key} has no version: node shared-kit/tooling/api-report.mjs gives it one`);
  return version;
};

/**
 * Versions that the shell provides, by import name: npm packages, and each part of the kit with the fingerprint of its
 * exports behind the plus. Manifests carry them, the registry compares them (`incompatibilities` of the platform contract).
 */
export const providedVersions = {
  ...Object.fromEntries(sharedPackages.map((name) => [name, dependencies[name]])),
  ...Object.fromEntries(kitParts().map((key) => [key, versionOfPart(key)])),
};

/** webpack's own comparison knows numbers only. */
const numberOf = (version) => version.replace(/\+.*$/, '');

/** What the share scope of a page is made of: most parts have the first version, the others are named. */
export const firstVersion = '1.0.0';
export const namedVersions = Object.fromEntries(
  Object.entries(providedVersions)
    .map(([key, version]) => [key, numberOf(version)])
    .filter(([, version]) => version !== firstVersion),
);

/**
 * What a remote takes from the shell. `import: false`: a remote carries no copy of its own, so that a context or a query
 * cache cannot exist twice; a range that does not fit rejects instead of running on the wrong version.
 */
export const consumedShares = Object.fromEntries(
  Object.entries(providedVersions).map(([name, version]) => [
    name,
    {
      import: false,
      singleton: true,
      strictVersion: true,
      version: numberOf(version),
      requiredVersion: `^${numberOf(version)}`,
    },
  ]),
);

/**
 * The webpack that builds containers and share scope. They are the federation of the platform, there is no runtime package:
 * containers of another minor version are not mixed with a shell (docs/decisions/0013).
 */
export const federation = createRequire(import.meta.url)('webpack/package.json').version;
