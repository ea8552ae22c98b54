import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { kitFolder } from './package-facts.mjs';
import { webConfiguration } from './web.mjs';

// the federation plugin otherwise looks for webpack by provoking a refusal of its options, for which webpack compiles its schemas
process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));

/** Where the files of an embed lie in the release of their package. */
export const embedFolder = 'embed';

/**
 * When the parts of an embed are loaded (CAT-277).
 * @typedef {{ onDemand: readonly { from: string, request: RegExp, by: string }[] }} EmbedLoading
 *   onDemand: imports of the file `from` that are replaced by one that loads later
 */

const loader = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** The styles of an embed: constructed sheets of the shadow root, widths of the container. */
const withShadowStyles = (facts) => (rule) => {
  if (String(rule.test) !== String(/\.css$/)) return rule;
  const options = { register: join(facts.folder, 'src/embed/style-sheets.ts') };
  return {
    ...rule,
    use: [{ loader: loader('shadow-style-loader'), options }, ...rule.use.slice(1), loader('container-width-loader')],
  };
};

/** ES modules: what both builds of an embed have in common. */
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
      // the form of the library that leaves nothing on the window of a page and hears nothing of it (CAT-268)
      alias: { 'pusher-js$': 'pusher-js/worker' },
    },
    output: {
      ...base.output,
      // modules are imported, no script address is set
      trustedTypes: undefined,
      path: output,
      chunkFilename: '[name].[contenthash:12].js',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      // beside the entry, wherever this release is published: it may have got another version than its package
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
 * The custom element: without the federation, since a foreign page has neither our shell nor our React, so everything is in it
 * (CAT-267).
 * @param {{ folder: string, name: string, version: string }} facts
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
          // few requests: what the first step needs comes in one file with what draws it (CAT-277)
          defaultVendors: false,
        },
      },
    },
  };
};

const { dependencies } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));

/** Taken from a page that shares a version which fits, brought along otherwise (CAT-267). */
const sharedWithPages = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/**
 * Types of what is exposed, for the teams that consume it; named so that the edge serves them, since the plugin's own name begins
 * with @. The names of the remote extend the contract and are imported by nobody.
 */
const types = ({ folder }) => ({
  generateTypes: { typesFolder: 'types', additionalFilesToCompile: [join(folder, 'src/names.ts')], abortOnError: true },
  consumeTypes: false,
  displayErrorInTerminal: true,
});

/** The container for pages with a federation of their own: `./CatalogWizard` and `./parcel` (CAT-250). */
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
