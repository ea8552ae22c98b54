import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { webConfiguration } from './web.mjs';

/** Where the files of an embed lie in the release of their package. */
export const embedFolder = 'embed';

const loader = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** The styles of an embed: constructed sheets of the shadow root, widths of the container. */
const withShadowStyles = (rule) => {
  if (String(rule.test) !== String(/\.css$/)) return rule;
  const [, css, layer] = rule.use;
  return { ...rule, use: [loader('shadow-style-loader'), css, layer, loader('container-width-loader')] };
};

/**
 * ES modules without the federation: a foreign page has neither our shell nor our React, so everything is in them (CAT-267).
 * @param {{ folder: string, name: string, version: string }} facts
 */
const embedConfiguration = (facts, output) => {
  const base = webConfiguration(facts, {
    mode: 'production',
    uniqueName: `fairfront-embed-${facts.version}`,
    classSalt: `embed-${facts.version}`,
    entryFile: '[name].js',
  });
  return {
    ...base,
    name: `${facts.name}-embed`,
    entry: { catalog: join(facts.folder, 'src/embed/catalog.ts') },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      // modules are imported, no script address is set
      trustedTypes: undefined,
      path: output,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      publicPath: '',
    },
    module: {
      ...base.module,
      parser: { javascript: { importMeta: false } },
      rules: base.module.rules.map(withShadowStyles),
    },
    optimization: {
      ...base.optimization,
      // few requests: a guest on another site must stay light (CAT-277)
      splitChunks: { ...base.optimization.splitChunks, minSize: 30_000, maxAsyncRequests: 3 },
    },
    plugins: [
      new webpack.DefinePlugin({
        EMBED_FOLDER: JSON.stringify(`/r/${facts.name}/${facts.version}/${embedFolder}/`),
      }),
    ],
    cache: Object.preventExtensions({ ...base.cache, name: `${facts.name}-embed` }),
  };
};

/** Builds the embed of a remote and puts its files into the release, below `embed/` (CAT-254). */
export class EmbedPlugin {
  /** @param {{ folder: string, name: string, version: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

  apply(compiler) {
    const name = 'EmbedPlugin';
    const { Compilation, sources } = compiler.webpack;
    const output = join(this.facts.folder, 'node_modules/.cache/embed');
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        rmSync(output, { recursive: true, force: true });
        const stats = await buildOnce(embedConfiguration(this.facts, output));
        if (stats.hasErrors()) {
          compilation.errors.push(new compiler.webpack.WebpackError(stats.toString('errors-only')));
          return;
        }
        for (const file of readdirSync(output)) {
          if (!/\.(br|gz)$/.test(file)) {
            compilation.emitAsset(`${embedFolder}/${file}`, new sources.RawSource(readFileSync(join(output, file))));
          }
        }
      });
    });
  }
}

const buildOnce = (configuration) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) =>
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(stats))),
    );
  });
