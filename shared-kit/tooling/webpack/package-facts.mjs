import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceFolder } from './remote-folders.mjs';

export { workspaceFolder };

/** Folder of the kit. */
export const kitFolder = fileURLToPath(new URL('../..', import.meta.url));

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file
 * @param {string} name
 */
const constantOf = (file, name) => {
  const found = new RegExp(`${name} = '?([^';]+)'?;`).exec(readFileSync(join(kitFolder, 'src/platform', file), 'utf8'));
  if (!found) throw new Error(`shared-kit/src/platform/${file} names no ${name}`);
  return found[1];
};

/** Version of the platform contract (`shared-kit/src/platform/version.ts`). */
export const contractVersion = () => constantOf('version.ts', 'contractVersion');

/** Version of the manifest format (`shared-kit/src/platform/release/release-document.ts`). */
export const releaseSchema = () => Number(constantOf('release/release-document.ts', 'releaseSchema'));

const isSource = (/** @type {string} */ path) =>
  !/\.(test|test-d)\.tsx?$|\.stories\.(tsx|json)$|\.md$|tsconfig\.json$|jest\.config\.mjs$/.test(path);
const skipped = new Set([
  ...['node_modules', 'dist', 'testing', 'storybook-static', 'jest', 'storybook', '.storybook'],
  // the dev server is not part of a build
  'development',
]);
/**
 * `.data-*` contains data of runs and is ignored by git. If it counted, a build would be outdated after the first test.
 * @param {string} name
 */
const isSkipped = (name) => skipped.has(name) || name.startsWith('.data');

/**
 * @param {string} path
 * @returns {string[]}
 */
const listFiles = (path) => {
  if (!statSync(path).isDirectory()) return isSource(path) ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink() && !(entry.isDirectory() && isSkipped(entry.name)))
    .flatMap((entry) => listFiles(join(path, entry.name)));
};

const hashOfFiles = (/** @type {string[]} */ files) => {
  const hash = createHash('sha256');
  for (const file of [...files, join(workspaceFolder, 'pnpm-lock.yaml')].sort()) {
    hash.update(`\0${relative(workspaceFolder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
};

/**
 * Hash of everything that builds a package: the presets, its configuration, the locked packages and Node.
 * @param {string} folder the package
 */
export const presetHash = (folder) => {
  const files = [join(kitFolder, 'tooling/webpack'), join(folder, 'webpack.config.mjs')].flatMap(listFiles);
  return `${process.version} ${hashOfFiles(files)}`;
};

/**
 * Identifies a production build: Turborepo's task hash over everything that the package bundles (`build` in turbo.json)
 * and its part of the lock file. Equal hashes mean equal builds. A build with webpack alone gets a unique id.
 * @returns {string}
 */
export const buildHash = () => process.env.TURBO_HASH?.slice(0, 12) ?? `alone-${Date.now().toString(36)}`;

const fingerprintOf = (/** @type {string} */ folder) => {
  const hash = createHash('sha256');
  for (const file of listFiles(folder).sort()) {
    hash.update(`\0${relative(kitFolder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
};

/**
 * Versions of the domain areas that a package imports: the kit version with a fingerprint of the area's sources as
 * build metadata.
 * @param {string} folder the package
 * @returns {Record<string, string>} by area, for example `{ passes: '1.4.0+3fa9c1d20b' }`
 */
export const domainVersions = (folder) => {
  const { version } = readJson(join(kitFolder, 'package.json'));
  const sources = listFiles(join(folder, 'src')).map((file) => readFileSync(file, 'utf8'));
  return Object.fromEntries(
    readdirSync(join(kitFolder, 'src/domain'))
      .filter((area) => sources.some((text) => text.includes(`shared-kit/domain/${area}`)))
      .sort()
      .map((area) => [area, `${version}+${fingerprintOf(join(kitFolder, 'src/domain', area))}`]),
  );
};

/**
 * Data that the presets need about the package they build.
 * @param {string} configUrl `import.meta.url` of its webpack.config.mjs
 * @returns {{ folder: string, name: string, version: string }} name is the folder name, for example `mf-passes`
 */
export const packageFacts = (configUrl) => {
  const folder = fileURLToPath(new URL('.', configUrl));
  const { name, version } = readJson(join(folder, 'package.json'));
  return { folder, name: name.replace('@fairfront/', ''), version };
};
