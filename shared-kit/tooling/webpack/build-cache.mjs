import { join } from 'node:path';
import { presetHash } from './package-facts.mjs';

/**
 * Cache of a build that is valid while presets, configuration, locked packages and Node are the same. One hash covers
 * all of these: otherwise webpack would follow every import of its own code, of the presets and of their packages on
 * each first build, which took a third of a remote's build time.
 * @param {string} folder the package
 * @param {string} name of this kind of build
 * @returns {import('webpack').FileCacheOptions}
 */
export const buildCache = (folder, name) =>
  // otherwise the command line adds the configuration file with all its imports
  Object.preventExtensions({
    type: 'filesystem',
    cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
    name,
    version: presetHash(folder),
    buildDependencies: { defaultWebpack: [] },
  });
