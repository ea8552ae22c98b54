import { join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

/**
 * Publishes the builds that the store does not contain in one switch, under the package version or, if that was not
 * raised, under one marked as local. A package that is served from source may have no build here.
 * @param {string} dataDir
 * @returns {Promise<{ code: number, output: string }>} what the release tool said
 */
export const publishBuilds = (dataDir) =>
  run(process.execPath, [join(root, 'deploy/registry/dist/cli.js'), 'publish', '--local', '--missing'], {
    cwd: root,
    env: { DATA_DIR: dataDir },
    quiet: true,
  });
