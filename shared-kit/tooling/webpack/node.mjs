import { join } from 'node:path';
import webpack from 'webpack';
import { buildCache } from './build-cache.mjs';
import { domainVersions, packageFacts } from './package-facts.mjs';

/**
 * Preset of the packages that run in Node. TypeScript of the package and of imported workspace packages is bundled to
 * ES modules in `dist`; npm packages stay imports. `import.meta.url` is kept, so that `new URL('./worker.js',
 * import.meta.url)` finds another entry next to the file.
 * @example export default nodePackage(import.meta.url, { main: './src/main.ts', cli: './src/cli.ts' });
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @param {Record<string, string | import('webpack').EntryObject[string]>} entry name of the file in `dist` → source
 * @returns {import('./preset.mjs').Preset}
 */
export const nodePackage = (configUrl, entry) => (_env, argv) => {
  const { folder, name } = packageFacts(configUrl);
  const mode = argv?.mode ?? 'production';
  return {
    name,
    mode,
    context: folder,
    target: 'node20',
    entry,
    devtool: 'source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: 'chunk-[id].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true },
    externalsType: 'module-import',
    externals: [
      ({ request }, done) => {
        const isOurs = /^[./]/.test(request) || request.startsWith('@fairfront/');
        done(undefined, isOurs ? undefined : request);
      },
    ],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    node: false,
    module: {
      // Node supports these itself, so a bundled file finds its neighbours and packages at run time
      parser: { javascript: { importMeta: false, url: false, worker: false, createRequire: false } },
      rules: [
        { test: /\.m?[jt]sx?$/, resolve: { fullySpecified: false } },
        {
          test: /\.tsx?$/,
          loader: import.meta.resolve('swc-loader').replace('file://', ''),
          options: {
            sourceMaps: true,
            jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2022' },
          },
        },
        { test: /\.(sql|txt|html|css)$/, type: 'asset/source' },
      ],
    },
    optimization: { minimize: false, nodeEnv: false, moduleIds: 'named', chunkIds: 'named', splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({ FAIRFRONT_DOMAIN_VERSIONS: JSON.stringify(domainVersions(folder)) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: Object.keys(entry).length }),
    ],
    cache: buildCache(folder, `node-${mode}`),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};
