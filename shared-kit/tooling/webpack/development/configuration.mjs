import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { workspaceFolder } from '../package-facts.mjs';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const pageScript = (/** @type {string} */ name) => fileURLToPath(new URL(`./page/${name}`, import.meta.url));
const installed = (/** @type {string} */ request) => fileURLToPath(import.meta.resolve(request));

/** The Trusted Types policy of the overlay of webpack-dev-server; the edge allows it on pages with served packages. */
const overlayPolicy = 'webpack-dev-server#overlay';

/**
 * Shows what the dev server says. Every bundle updates itself; only that of the shell has the overlay.
 * @param {string} origin
 * @param {boolean} hasOverlay
 */
const clientOf = (origin, hasOverlay) => {
  const { hostname, port } = new URL(origin);
  const overlay = hasOverlay && {
    errors: true,
    warnings: false,
    runtimeErrors: true,
    trustedTypesPolicyName: overlayPolicy,
  };
  const query = new URLSearchParams({
    protocol: 'ws:',
    hostname,
    port,
    pathname: '/ws',
    hot: 'true',
    'live-reload': 'true',
    logging: 'warn',
    overlay: JSON.stringify(overlay),
  });
  return [installed('webpack/hot/dev-server.js'), `${installed('webpack-dev-server/client/index.js')}?${query}`];
};

/**
 * React Refresh exists once on a page: remotes take the runtime that the shell has put beside its React.
 * @param {import('webpack').ExternalItemFunctionData} wanted
 * @param {(error?: null, external?: string) => void} done
 */
const refreshOfShell = ({ request }, done) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request ?? '') ? done(null, 'window fairfrontRefresh') : done();

/** @param {import('webpack').Configuration['entry']} entry */
const mainOf = (entry) => /** @type {{ main: string }} */ (entry).main;

/**
 * Keeps updates out of the manifests: webpack counts them as files of their chunks, and a page would load them as scripts.
 * @param {import('webpack').Compiler} compiler
 */
const updatesAreNoFiles = (compiler) => {
  const name = 'updatesAreNoFiles';
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      for (const chunk of compilation.chunks) {
        for (const file of chunk.files) {
          if (compilation.getAsset(file)?.info.hotModuleReplacement) chunk.files.delete(file);
        }
      }
    });
  });
};

/**
 * What the dev server serves of a package: its development build, which keeps the state of components over an edit, follows
 * styles and texts, and has one policy with the pages of the edge.
 * @param {import('../preset.mjs').PresetConfiguration} config of the package, made with the mode `development`
 * @param {string} origin of the dev server
 * @returns {import('webpack').Configuration}
 */
export const developmentConfiguration = (config, origin) => {
  const isShell = config.name === 'shell';
  const client = [pageScript('nonce.mjs'), ...clientOf(origin, isShell)];
  const entries = isShell
    ? [pageScript('refresh.mjs'), pageScript('error-positions.mjs'), ...client, pageScript('saved-texts.mjs')]
    : client;
  return {
    ...config,
    // the code that the edge writes into pages is no file and cannot be followed
    entry: isShell ? { main: [...entries, mainOf(config.entry)] } : config.entry,
    output: {
      ...config.output,
      publicPath: `${origin}/${config.name}/`,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        `webpack:///${relative(workspaceFolder, absoluteResourcePath)}`,
    },
    externals: isShell ? config.externals : refreshOfShell,
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        {
          // packages name maps that nobody serves: a script has one line of its own
          test: /\.m?js$/,
          include: /node_modules/,
          enforce: 'pre',
          loader: fileURLToPath(import.meta.resolve('source-map-loader')),
          options: { filterSourceMappingUrl: () => 'remove' },
        },
        {
          test: /[\\/]src[\\/](?:(?:components[\\/])?locales|texts)[\\/].+\.json$/,
          exclude: /node_modules/,
          type: 'javascript/auto',
          loader: fileURLToPath(new URL('./texts-loader.mjs', import.meta.url)),
        },
      ],
    },
    plugins: [
      ...config.plugins,
      new webpack.HotModuleReplacementPlugin(),
      updatesAreNoFiles,
      new ReactRefreshPlugin({ overlay: false, library: 'fairfront', forceEnable: true }),
      ...(isShell ? [] : entries.map((entry) => new webpack.EntryPlugin(config.context, entry, { name: undefined }))),
    ],
    cache: { ...config.cache, name: `${config.cache.name}-served`, buildDependencies: { development: [ownFolder] } },
  };
};
