import { join } from 'node:path';
import webpack from 'webpack';
import { EmbedPlugin } from './embed-plugin.mjs';
import { HubInEntryPlugin, hubGroup } from './hub-in-entry-plugin.mjs';
import { LoadersInEntryPlugin } from './loaders-in-entry-plugin.mjs';
import { packageFacts, sourceHash } from './package-facts.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { RetriedSharesPlugin } from './retried-shares-plugin.mjs';
import { consumedShares, shareScope } from './shared-scope.mjs';
import { webConfiguration } from './web.mjs';

/**
 * Preset of a remote.
 * @example export default remotePackage(import.meta.url);
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @param {{ embed?: import('./embed-configuration.mjs').EmbedLoading }} [options] embed: the remote can stand in foreign pages, too
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const remotePackage =
  (configUrl, { embed } = {}) =>
  (_env, argv) => {
    const facts = packageFacts(configUrl);
    const mode = argv?.mode ?? 'production';
    const build = mode === 'production' ? sourceHash(facts.folder) : 'dev';
    // two versions of a remote can meet in one tab: neither their globals nor their class names may collide
    const container = `fairfront_${facts.name}_${facts.version}_${build}`.replace(/\W/g, '_');
    const definition = join(facts.folder, 'src/remote.ts');
    const base = webConfiguration(facts, {
      mode,
      uniqueName: container,
      classSalt: container,
      entryFile: mode === 'production' ? 'remote.[contenthash:12].js' : 'remote.js',
    });
    return {
      ...base,
      entry: {},
      optimization: {
        ...base.optimization,
        splitChunks: {
          // what is taken from the shell weighs nothing and needs no chunk of its own
          defaultSizeTypes: ['javascript', 'css/mini-extract', 'consume-shared', 'unknown'],
          cacheGroups: { ...base.optimization.splitChunks.cacheGroups, hub: hubGroup },
        },
      },
      plugins: [
        ...base.plugins,
        // remote.ts takes nothing but the identity function from the contract: without this it would wait for a share
        new webpack.NormalModuleReplacementPlugin(/^@fairfront\/shared-kit\/platform$/, (request) => {
          if (request.contextInfo.issuer !== definition) return;
          request.request = join(import.meta.dirname, 'define-remote.mjs');
        }),
        // webpack's own container: 3 KB an entry, where that of the federation package carries a runtime of 9 KB
        new webpack.container.ModuleFederationPlugin({
          name: container,
          filename: base.output.filename,
          library: { type: 'window', name: container },
          exposes: { './remote': './src/remote.ts' },
          shareScope,
          shared: consumedShares,
        }),
        new DefinitionInEntryPlugin(container, definition),
        new LoadersInEntryPlugin(definition),
        new HubInEntryPlugin(facts, container),
        new RetriedSharesPlugin(),
        ...(mode === 'production' && embed ? [new EmbedPlugin(facts, embed)] : []),
        new RemoteManifestPlugin({ ...facts, build, container }),
      ],
    };
  };

/**
 * Puts the definition into the entry file itself: a container otherwise keeps what it exposes in a chunk of its own,
 * one request and one round trip more for every remote.
 */
class DefinitionInEntryPlugin {
  constructor(container, definition) {
    this.container = container;
    this.definition = definition;
  }

  apply(compiler) {
    const name = 'DefinitionInEntryPlugin';
    const dependency = compiler.webpack.EntryPlugin.createDependency(this.definition, { name: this.container });
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      // a configuration without entries has nobody else who says how one is made
      compilation.dependencyFactories.set(dependency.constructor, normalModuleFactory);
    });
    compiler.hooks.finishMake.tapPromise(name, async (compilation) => {
      await new Promise((resolve, reject) => {
        compilation.addInclude(compiler.context, dependency, { name: this.container }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    });
  }
}
