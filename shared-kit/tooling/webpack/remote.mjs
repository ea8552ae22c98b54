import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { EmbedPlugin } from './embed-plugin.mjs';
import { buildHash, packageFacts } from './package-facts.mjs';
import { hubChunk } from './remote-definition.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { consumedShares } from './shared-scope.mjs';
import { webConfiguration } from './web.mjs';

/**
 * Preset of a remote.
 * @example export default remotePackage(import.meta.url);
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @param {{ embed?: import('./embed-configuration.mjs').EmbedLoading }} [options] embed: the remote can stand in foreign pages, too
 * @returns {import('./preset.mjs').Preset}
 */
export const remotePackage =
  (configUrl, { embed } = {}) =>
  (_env, argv) => {
    const facts = packageFacts(configUrl);
    const mode = argv?.mode ?? 'production';
    const production = mode === 'production';
    const build = production ? buildHash() : 'dev';
    // two versions of a remote can be in one tab, so their globals and class names must not collide
    const container = `fairfront_${facts.name}_${facts.version}_${build}`.replace(/\W/g, '_');
    const base = webConfiguration(facts, {
      mode,
      uniqueName: container,
      classSalt: container,
      // a release folder is never overwritten, so its entry needs no hash (later webpack versions reject one here)
      entryFile: 'remote.js',
    });
    return {
      ...base,
      entry: {},
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: container,
          filename: base.output.filename,
          library: { type: 'window', name: container },
          // one chunk with everything that the hub shows, because a remote is first loaded by the hub
          exposes: { './remote': { import: './src/remote.ts', name: hubChunk } },
          shareStrategy: 'loaded-first',
          shared: consumedShares,
          manifest: true,
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        ...(production && embed ? [new EmbedPlugin(facts, embed)] : []),
        new RemoteManifestPlugin({ ...facts, build, container }),
      ],
    };
  };
