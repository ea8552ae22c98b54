import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const released = ['shell', 'mf-passes', 'mf-services', 'mf-catalog', 'mf-account'];

const readManifest = (folder) => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const storedBuilds = (store, name) => {
  const folder = join(store, name);
  if (!existsSync(folder)) return new Map();
  const versions = readdirSync(folder).filter((version) => !version.startsWith('.'));
  return new Map(versions.map((version) => [version, readManifest(join(folder, version))?.build]));
};

/**
 * Builds that the store does not hold yet, with the number they get: that of the package, or, when a different build
 * has it already, one marked as local. A build that is in the store is left alone, live or not, so that a rollback
 * survives a restart.
 * @param {string} store folder of the release store
 * @returns {string[]} for example `mf-passes` or `mf-passes@0.1.0-local.4f2a…`
 */
export const unpublishedBuilds = (store) =>
  released.flatMap((name) => {
    const manifest = readManifest(join(root, name, 'dist'));
    if (!manifest) return [];
    const stored = storedBuilds(store, name);
    if ([...stored.values()].includes(manifest.build)) return [];
    return [stored.has(manifest.version) ? `${name}@${manifest.version}-local.${manifest.build}` : name];
  });

/**
 * Publishes all of them in one switch.
 * @param {string} dataDir
 * @returns {Promise<{ published: string[], problem: string | null }>}
 */
export const publishBuilds = async (dataDir) => {
  const builds = unpublishedBuilds(join(dataDir, 'releases'));
  if (!builds.length) return { published: [], problem: null };
  const { code, output } = await run(
    process.execPath,
    [join(root, 'deploy/registry/dist/cli.js'), 'publish', ...builds],
    { cwd: root, env: { DATA_DIR: dataDir }, quiet: true },
  );
  return code === 0 ? { published: builds, problem: null } : { published: [], problem: output };
};
