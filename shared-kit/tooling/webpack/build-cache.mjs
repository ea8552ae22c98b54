import { join } from 'node:path';
import { presetHash } from './package-facts.mjs';

/**
 * What a build takes over from the one before, while presets, configuration, locked packages and Node are the same. That is
 * told by one hash: webpack would otherwise follow every import of its own, of the presets and of their packages, at each
 * first build, which took a third of the time of a remote.
 * @param {string} folder the package
 * @param {string} name of this kind of build
 * @returns {import('webpack').FileCacheOptions}
 */
export const buildCache = (folder, name) =>
  // the command line adds the configuration file, with all that it imports, where it can
  Object.preventExtensions({
    type: 'filesystem',
    cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
    name,
    version: presetHash(folder),
    buildDependencies: { defaultWebpack: [] },
  });
