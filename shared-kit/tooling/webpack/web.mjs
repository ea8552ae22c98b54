import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { buildCache } from './build-cache.mjs';
import { contentNames, PreparedElementsPlugin } from './content-names.mjs';
import { workspaceFolder } from './package-facts.mjs';

/** Evergreen browsers of the last two years; React 19 and `dialog` need no more. */
const target = 'es2022';

/** Milliseconds after which a script without a response counts as failed. */
export const chunkLoadTimeout = 120_000;

/**
 * The Trusted Types policy of a page (`shell/src/boot/script-policy.ts`), which the runtime of every webpack build
 * creates again.
 */
export const trustedTypesPolicy = 'fairfront-chunks';

/**
 * Suffix that distinguishes the class names of one file from those of others. One suffix per file, because a random
 * suffix per class does not compress, neither in the styles nor in the script.
 * @param {string} salt
 * @param {string} file
 */
const fileMark = (salt, file) => createHash('sha256').update(`${salt}\0${file}`).digest('base64url').slice(0, 6);

/**
 * Already bundled and minified by its authors: minifying these megabytes again would take a third of the build time.
 */
const prebuilt = /[\\/]node_modules[\\/].+\.min\.mjs$/;
const prebuiltChunk = (/** @type {import('webpack').Module} */ module) =>
  `prebuilt-${/.*[\\/]node_modules[\\/](@?[^\\/]+)/.exec(module.nameForCondition() ?? '')?.[1]}`;

/**
 * Adds `file.br` and `file.gz` to every text file. Released files never change, so they are compressed once with
 * maximum effort.
 */
const precompressed = [
  { algorithm: 'brotliCompress', ending: 'br', options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { algorithm: 'gzip', ending: 'gz', options: { level: 9 } },
].map(
  ({ algorithm, ending, options }) =>
    new CompressionPlugin({
      test: /\.(js|css|svg|json)$/,
      filename: `[path][base].${ending}`,
      algorithm,
      compressionOptions: options,
      minRatio: Infinity,
    }),
);

/**
 * The common webpack configuration of shell and remotes. Everything else for the dev server is in `development/`.
 * @param {{ folder: string, name: string, version: string }} facts
 * @param {{ mode: 'production' | 'development', uniqueName: string, classSalt: string, entryFile: string }} options
 *   classSalt keeps class names of two packages, or of two versions of one, apart; entryFile is the name of initial files
 * @returns {import('./preset.mjs').WebConfiguration}
 */
export const webConfiguration = (facts, { mode, uniqueName, classSalt, entryFile }) => {
  const production = mode === 'production';
  return {
    name: facts.name,
    mode,
    context: facts.folder,
    target: ['web', target],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(facts.folder, 'dist'),
      filename: entryFile,
      chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
      assetModuleFilename: production ? '[name].[contenthash:8][ext]' : '[name][ext]',
      publicPath: 'auto',
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      trustedTypes: { policyName: trustedTypesPolicy },
      // a module that threw is evaluated again by the next attempt (the newer strictModuleErrorHandling caches the
      // error)
      strictModuleExceptionHandling: true,
      clean: production,
      ...(production ? contentNames : { hashFunction: 'xxhash64' }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.m?[jt]sx?$/, resolve: { fullySpecified: false } },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
              target,
            },
          },
        },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            production ? MiniCssExtractPlugin.loader : fileURLToPath(import.meta.resolve('style-loader')),
            {
              loader: fileURLToPath(import.meta.resolve('css-loader')),
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  getLocalIdent: (
                    /** @type {{ resourcePath: string }} */ { resourcePath },
                    /** @type {string} */ _pattern,
                    /** @type {string} */ local,
                  ) => `${local}-${fileMark(classSalt, relative(workspaceFolder, resourcePath))}`,
                },
              },
            },
            { loader: fileURLToPath(new URL('./kit-layer-loader.mjs', import.meta.url)) },
          ],
        },
        { test: /\.(svg|png|jpe?g|webp|woff2|xlsx)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      nodeEnv: mode,
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: { prebuilt: { test: prebuilt, name: prebuiltChunk, chunks: 'async', enforce: true } },
      },
      minimizer: [
        new MinimizerPlugin({
          // an embed is minified by its own build
          exclude: /^(?:prebuilt-|embed\/)/,
          minify: MinimizerPlugin.swcMinify,
          // swc has its own threads, so another process would only add overhead
          parallel: false,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      // a script has no such address, and webpack would insert the path of the build folder
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('') }),
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash].css' : '[name].css',
        // class names are hashed per module and the kit is in its own layer, so order does not matter
        ignoreOrder: true,
      }),
      ...(production ? [new PreparedElementsPlugin(MiniCssExtractPlugin), ...precompressed] : []),
    ],
    cache: buildCache(facts.folder, `${facts.name}-${mode}`),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};
