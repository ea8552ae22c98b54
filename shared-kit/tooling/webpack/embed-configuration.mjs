import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { kitFolder } from './package-facts.mjs';
import { webConfiguration } from './web.mjs';

// otherwise the federation plugin locates webpack by provoking an options error, for which webpack compiles its schemas
process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));

/** Folder of an embed's files in the release of its package. */
export const embedFolder = 'embed';

/**
 * When the parts of an embed are loaded.
 * @typedef {{ onDemand: readonly { from: string, request: RegExp, by: string }[] }} EmbedLoading
 *   onDemand: imports of the file `from` that are replaced by one that loads later
 */
/** @typedef {{ folder: string, name: string, version: string }} PackageFacts */

const loader = (/** @type {string} */ name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/**
 * Styles of an embed: constructed style sheets in the shadow root, and widths of the container.
 * @param {PackageFacts} facts
 * @returns {(rule: import('webpack').RuleSetRule) => import('webpack').RuleSetRule}
 */
const withShadowStyles = (facts) => (rule) => {
  if (String(rule.test) !== String(/\.css$/) || !Array.isArray(rule.use)) return rule;
  const options = { register: join(facts.folder, 'src/embed/style-sheets.ts') };
  return {
    ...rule,
    use: [{ loader: loader('shadow-style-loader'), options }, ...rule.use.slice(1), loader('container-width-loader')],
  };
};

/**
 * Builds ES modules: the common part of both builds of an embed.
 * @param {PackageFacts} facts
 * @param {EmbedLoading} loading
 * @param {{ form: string, output: string }} options output: folder of the build
 */
const moduleConfiguration = (facts, loading, { form, output }) => {
  const base = webConfiguration(facts, {
    mode: 'production',
    uniqueName: `fairfront-${form}-${facts.version}`,
    classSalt: `embed-${facts.version}`,
    entryFile: '[name].js',
  });
  return {
    ...base,
    name: `${facts.name}-${form}`,
    experiments: { outputModule: true },
    resolve: {
      ...base.resolve,
      // the variant of the library that leaves nothing on the page's window and does not listen to it
      alias: { 'pusher-js$': 'pusher-js/worker' },
    },
    output: {
      ...base.output,
      // modules are imported, so no script address is set
      trustedTypes: undefined,
      path: output,
      chunkFilename: '[name].[contenthash:12].js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      // next to the entry, wherever this release is published: its version can differ from that of its package
      publicPath: 'auto',
    },
    module: {
      ...base.module,
      parser: { javascript: { importMeta: false } },
      rules: base.module.rules.map(withShadowStyles(facts)),
    },
    plugins: loading.onDemand.map(
      ({ from, request, by }) =>
        new webpack.NormalModuleReplacementPlugin(request, (wanted) => {
          if (wanted.contextInfo.issuer.endsWith(`/${from}`)) wanted.request = by;
        }),
    ),
    cache: Object.preventExtensions({ ...base.cache, name: `${facts.name}-${form}` }),
  };
};

/**
 * The custom element. A foreign page has neither our shell nor our React, so the build uses no federation and contains
 * everything.
 * @param {PackageFacts} facts
 * @param {EmbedLoading} loading
 * @param {string} output folder of the build
 * @returns {import('webpack').Configuration}
 */
export const elementConfiguration = (facts, loading, output) => {
  const base = moduleConfiguration(facts, loading, { form: 'embed', output });
  return {
    ...base,
    entry: { catalog: join(facts.folder, 'src/embed/catalog.ts') },
    optimization: {
      ...base.optimization,
      splitChunks: {
        ...base.optimization.splitChunks,
        minSize: 30_000,
        maxAsyncRequests: 3,
        cacheGroups: {
          ...base.optimization.splitChunks.cacheGroups,
          // few requests: everything that the first step needs is in one file with its components
          defaultVendors: false,
        },
      },
    },
  };
};

const { dependencies } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));

/** Uses a compatible version that the page shares, and its own copy otherwise. */
const sharedWithPages = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/**
 * Types of the exposed modules, for the teams that use them. The name is one that the edge serves; the plugin's default
 * starts with @. The names of the remote extend the contract and are imported by nobody.
 * @param {PackageFacts} facts
 */
const types = ({ folder }) => ({
  generateTypes: { typesFolder: 'types', additionalFilesToCompile: [join(folder, 'src/names.ts')], abortOnError: true },
  consumeTypes: false,
  displayErrorInTerminal: true,
});

/**
 * The container for pages with their own federation: `./CatalogWizard` and `./parcel`.
 * @param {PackageFacts} facts
 * @param {EmbedLoading} loading
 * @param {string} output folder of the build
 * @returns {import('webpack').Configuration}
 */
export const containerConfiguration = (facts, loading, output) => {
  const base = moduleConfiguration(facts, loading, { form: 'embed-container', output });
  const shared = Object.entries(sharedWithPages).map(([name, requiredVersion]) => [
    name,
    { version: dependencies[name], requiredVersion, strictVersion: false },
  ]);
  const entry = 'catalog-remote.js';
  return {
    ...base,
    entry: {},
    output: { ...base.output, chunkFilename: 'federated/[name].[contenthash:12].js' },
    plugins: [
      ...base.plugins,
      new federation.ModuleFederationPlugin({
        name: 'fairfront_catalog',
        filename: entry,
        library: { type: 'module' },
        exposes: { './CatalogWizard': './src/embed/catalog-wizard.tsx', './parcel': './src/embed/parcel.ts' },
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(shared),
        dts: types(facts),
        manifest: true,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
};
