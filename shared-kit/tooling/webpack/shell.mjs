import webpack from 'webpack';
import { buildHash, packageFacts } from './package-facts.mjs';
import { providedVersions } from './shared-scope.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { webConfiguration } from './web.mjs';

/** Modules of the kit that the tiles of every hub use. */
const ofHub =
  /[\\/]shared-kit[\\/]src[\\/](platform|api|actions|components[\\/](avatar|button|deadline-notice|icon|info-tile|link|quota-meter|skeleton|status-badge))[\\/]/;
/** What is left of the entries of the kit that every remote takes, beside what others share: no files of their own. */
const isOfEveryRemote = (/** @type {import('webpack').Chunk} */ { name }) =>
  name === 'kit-platform' || name === 'kit-info-tile-index-ts';
/** Whatever many entries of the kit have in common. */
const ofKit = /[\\/]shared-kit[\\/]src[\\/]/;
/** Nobody else uses the packages of these: one file instead of two. */
const hasOwnPackages = (/** @type {import('webpack').Chunk} */ { name }) =>
  name === 'federation' || name === 'realtime';
/** A first script of its own, which outlives releases of the shell. */
const ofReact = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Preset of the shell: an ordinary application that starts the Module Federation runtime when the first remote is
 * needed (`shell/src/boot/federation.ts`). It exposes nothing and takes nothing from the share scope, so its own
 * imports stay plain, and a page without remotes loads no runtime.
 * @example export default shellPackage(import.meta.url);
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @returns {import('./preset.mjs').Preset}
 */
export const shellPackage = (configUrl) => (_env, argv) => {
  const facts = packageFacts(configUrl);
  const mode = argv?.mode ?? 'production';
  const build = mode === 'production' ? buildHash() : 'dev';
  const base = webConfiguration(facts, {
    mode,
    uniqueName: 'fairfront_shell',
    classSalt: 'shell',
    entryFile: mode === 'production' ? '[name].[contenthash:12].js' : '[name].js',
  });
  return {
    ...base,
    entry: { main: './src/main.tsx', 'first-calls': './src/boot/first-calls.entry.ts' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial(),
        cacheGroups: {
          react: { name: 'react', chunks: 'initial', test: ofReact, enforce: true },
          // as webpack has it, but not for these
          defaultVendors: {
            test: /[\\/]node_modules[\\/]/,
            chunks: (chunk) => !chunk.canBeInitial() && !hasOwnPackages(chunk),
            reuseExistingChunk: true,
            priority: -10,
          },
          ofRemotes: { name: 'federation', chunks: isOfEveryRemote, enforce: true, priority: 5 },
          // one file of the many small modules that a hub needs, instead of one for each entry of the kit
          hubKit: { name: 'kit-hub', chunks: 'async', test: ofHub, enforce: true, priority: 20 },
          kit: { name: 'kit-common', chunks: 'async', test: ofKit, minChunks: 8, enforce: true, priority: 10 },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        FAIRFRONT_SHARED_VERSIONS: JSON.stringify(providedVersions),
        // set by `experiments.optimization.target` of the federation plugin; removes the Node loader from the runtime
        ENV_TARGET: JSON.stringify('web'),
      }),
      new ShellManifestPlugin({ ...facts, build }),
    ],
  };
};
