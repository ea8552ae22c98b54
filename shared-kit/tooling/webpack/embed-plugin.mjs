import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { containerConfiguration, elementConfiguration, embedFolder } from './embed-configuration.mjs';

/** Builds the embed variants of a remote and adds their files to the release, below `embed/`. */
export class EmbedPlugin {
  /**
   * @param {{ folder: string, name: string, version: string }} facts
   * @param {import('./embed-configuration.mjs').EmbedLoading} loading
   */
  constructor(facts, loading) {
    this.facts = facts;
    this.loading = loading;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'EmbedPlugin';
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const cache = join(this.facts.folder, 'node_modules/.cache');
    const forms = [
      { configuration: elementConfiguration, output: join(cache, 'embed') },
      { configuration: containerConfiguration, output: join(cache, 'embed-container') },
    ];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const { configuration, output } of forms) {
          rmSync(output, { recursive: true, force: true });
          const stats = await buildOnce(configuration(this.facts, this.loading, output));
          if (stats.hasErrors()) {
            compilation.errors.push(new WebpackError(stats.toString('errors-only')));
            return;
          }
          for (const file of readdirSync(output, { recursive: true, withFileTypes: true })) {
            if (!file.isFile()) continue;
            const path = join(file.parentPath, file.name);
            const asset = path.slice(output.length + 1);
            compilation.emitAsset(`${embedFolder}/${asset}`, new sources.RawSource(readFileSync(path)));
          }
        }
      });
    });
  }
}

/**
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<import('webpack').Stats>}
 */
const buildOnce = (configuration) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) =>
      compiler.close((closing) => (stats && !error && !closing ? resolve(stats) : reject(error ?? closing))),
    );
  });
