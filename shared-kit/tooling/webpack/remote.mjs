import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { EmbedPlugin } from './embed-plugin.mjs';
import { kitFolder, packageFacts, sourceHash } from './package-facts.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { consumedShares, shareScope } from './shared-scope.mjs';
import { webConfiguration } from './web.mjs';

// the federation plugin otherwise looks for webpack by provoking a refusal of its options, for which webpack compiles its schemas
process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));

/**
 * Preset of a remote.
 * @example export default remotePackage(import.meta.url);
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const remotePackage = (configUrl) => (_env, argv) => {
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
    plugins: [
      ...base.plugins,
      // remote.ts takes nothing but the identity function from the contract: without this it would wait for a share
      new webpack.NormalModuleReplacementPlugin(/^@fairfront\/shared-kit\/platform$/, (request) => {
        if (request.contextInfo.issuer !== definition) return;
        request.request = join(kitFolder, 'src/platform/remote.ts');
      }),
      new federation.ModuleFederationPlugin({
        name: container,
        filename: base.output.filename,
        library: { type: 'window', name: container },
        exposes: { './remote': './src/remote.ts' },
        shareScope,
        shareStrategy: 'loaded-first',
        shared: consumedShares,
        dts: false,
        manifest: false,
        // the runtime comes from the shell; a remote loads no other remote, so that half of it stays out as well
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new DefinitionInEntryPlugin(container, definition),
      ...(mode === 'production' && existsSync(join(facts.folder, 'src/embed')) ? [new EmbedPlugin(facts)] : []),
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
    compiler.hooks.finishMake.tapPromise(name, async (compilation) => {
      const dependency = compiler.webpack.EntryPlugin.createDependency(this.definition, { name: this.container });
      await new Promise((resolve, reject) => {
        compilation.addInclude(compiler.context, dependency, { name: this.container }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
    });
  }
}
