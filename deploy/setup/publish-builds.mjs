import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { releaseNameOf } from '../../shared-kit/tooling/webpack/remote-folders.mjs';
import { released } from './packages.mjs';
import { run } from './run.mjs';

const readManifest = (/** @type {string} */ folder) => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/**
 * @param {string} store
 * @param {string} name
 */
const storedBuilds = (store, name) => {
  const folder = join(store, name);
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).filter((version) => !version.startsWith('.'));
  return versions.map((version) => readManifest(join(folder, version))?.build);
};

/**
 * Packages whose build is not in the store. A build that is in the store is skipped, live or not, so that a rollback
 * survives a restart.
 * @param {string} store folder of the release store
 * @returns {string[]} package names
 */
const unpublishedBuilds = (store) =>
  released
    .filter((folder) => {
      const manifest = readManifest(join(root, folder, 'dist'));
      return manifest && !storedBuilds(store, releaseNameOf(folder)).includes(manifest.build);
    })
    .map(releaseNameOf);

/**
 * Publishes all missing builds in one switch, under the package version or, if that was not raised, under one marked as
 * local.
 * @param {string} dataDir
 * @returns {Promise<{ published: string[], problem: string | null }>}
 */
export const publishBuilds = async (dataDir) => {
  const builds = unpublishedBuilds(join(dataDir, 'releases'));
  if (!builds.length) return { published: [], problem: null };
  const { code, output } = await run(
    process.execPath,
    [join(root, 'deploy/registry/dist/cli.js'), 'publish', '--local', ...builds],
    { cwd: root, env: { DATA_DIR: dataDir }, quiet: true },
  );
  return code === 0 ? { published: builds, problem: null } : { published: [], problem: output };
};
