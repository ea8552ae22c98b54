import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { packageFacts, sourceHash } from './package-facts.mjs';
import { firstVersion, namedVersions } from './shared-scope.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { webConfiguration } from './web.mjs';

const isKitSource = (module) => /[\\/]shared-kit[\\/]src[\\/]/.test(module.nameForCondition?.() ?? '');
const heavy = /[\\/]node_modules[\\/](@react-aria|@react-stately|react-aria|react-stately|formik|yup)/;

/**
 * Parts that only some screens use and that weigh something: each has a file of its own, so that a screen without a table
 * pays nothing for the table (bytes per part: `deploy/e2e/budgets.json`).
 */
const partsOnTheirOwn = [
  'chat-thread',
  'check-grid',
  'data-table',
  'exhibition-timeline',
  'file-drop',
  'history-panel',
  'image-slider',
  'month-calendar',
  'month-grid',
  'pagination',
  'period-calendar',
  'release-offer',
  'slot-picker',
  'stepper',
  'tree',
];
const ownPart = new RegExp(`[\\\\/]shared-kit[\\\\/]src[\\\\/]components[\\\\/](${partsOnTheirOwn.join('|')})[\\\\/]`);
const ownPartOf = (module) => ownPart.exec(module.nameForCondition?.() ?? '')?.[1];
const hubScreen = 'screen-participant';
/**
 * A first script of its own, which outlives releases of the shell. It is smaller than the other one by about what a slow connection
 * carries during one latency: what a page preloads when it has come travels right behind the other one (SHELL-438).
 */
const reactChunk = 'react';
const ofReact = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** Only what is provided to remotes: a screen of the shell carries the few parts that it uses itself. */
const isKitChunk = ({ name }) => /^kit-/.test(name ?? '');
/** What palette and deadlines have of the hub, too, they carry themselves: the hub is one file. */
const isSplit = (chunk) => !chunk.canBeInitial() && chunk.name !== hubScreen;
/** Home with its frame: whoever opens a remote has it already. */
const isHomeChunk = ({ name }) => name === 'signed-in';
/** The hub and what the first remote needs besides its own files: they are there together. */
const isHubChunk = ({ name }) => name === hubScreen || /^(federation|response-shapes)$/.test(name ?? '');
/** The styles of the hub come with those of the kit: one request. */
const isHubStyle = (module, { chunkGraph }) =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === hubScreen);
const ofRemotes =
  /[\\/](boot[\\/](federation|kit-parts|shared-versions)\.ts|api[\\/]further-response-shapes\.json|@tanstack[\\/].+)$/;
const isOfRemotes = (module) => ofRemotes.test(module.nameForCondition?.() ?? '');

/** Take a little of what dialogs take of the large libraries, and must not pay for the rest. */
const smallOverlays = ['tabs', 'tooltip', 'shadow-root'].map((name) => `kit-components-${name}`);
/** The frame of dialogs with what only they take of the large libraries: one file that is fetched while a hub is read. */
const isOfOverlays = (module, { chunkGraph }) => {
  // its styles come with those of the dialog that is drawn
  if (module.type === 'css/mini-extract') return false;
  const file = module.nameForCondition?.() ?? '';
  if (!heavy.test(file) && !/[\\/]components[\\/]modal[\\/]/.test(file)) return false;
  const names = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
  return names.has('kit-components-modal') && !smallOverlays.some((name) => names.has(name));
};

/**
 * What people fill in, confirm and send: a screen that only shows something pays nothing for it. Light parts that are not
 * among these are `kit-base`, which every screen of a remote needs.
 */
const dialogParts = [
  'alert-dialog',
  'announced-value',
  'checkbox',
  'code-field',
  'combo-box',
  'command-palette',
  'confirm-popover',
  'date-picker',
  'drawer',
  'error-summary',
  'field',
  'masked-field',
  'menu',
  'modal',
  'number-field',
  'option-list',
  'password-field',
  'popup',
  'radio',
  'search-field',
  'segmented-control',
  'select',
  'switch',
  'tabs',
  'text-area',
  'text-field',
  'tooltip',
];
const ofDialogs = new RegExp(
  `[\\\\/]shared-kit[\\\\/]src[\\\\/](actions|forms|model[\\\\/]validation|components[\\\\/](${dialogParts.join('|')}))[\\\\/]`,
);

/** Whether a module, or anything it imports statically, belongs to a large library. */
const createWeighing = () => {
  const weighed = new Map();
  const isHeavy = (module, moduleGraph) => {
    if (weighed.has(module)) return weighed.get(module);
    weighed.set(module, false);
    const found =
      heavy.test(module.nameForCondition?.() ?? '') ||
      module.dependencies.some((dependency) => {
        const target = moduleGraph.getModule(dependency);
        return target ? isHeavy(target, moduleGraph) : false;
      });
    weighed.set(module, found);
    return found;
  };
  return isHeavy;
};

/**
 * The light parts of most screens travel together: a few files instead of twenty small ones that repeat each other's icons and
 * class names. Parts that need a large library or that few screens use keep files of their own and come when they are used.
 * What home shows of the kit is a file that home and the kit have in common: nobody loads it twice.
 */
const chunkGroups = () => {
  const isHeavy = createWeighing();
  const isLightKit = (module, { moduleGraph }) => isKitSource(module) && !isHeavy(module, moduleGraph);
  return {
    chunks: isSplit,
    minSize: 12_000,
    maxAsyncRequests: 12,
    cacheGroups: {
      // with what the first remote needs besides; the hub shows remotes and takes its own parts of the kit from here, too
      kitBase: {
        name: 'kit-base',
        chunks: (chunk) => isKitChunk(chunk) || isHubChunk(chunk),
        test: (module, graphs) => isOfRemotes(module) || isLightKit(module, graphs) || isHubStyle(module, graphs),
        enforce: true,
        priority: 20,
      },
      kitOverlays: { name: 'kit-overlays', chunks: isSplit, test: isOfOverlays, enforce: true, priority: 27 },
      react: { name: reactChunk, chunks: 'initial', test: ofReact, enforce: true, priority: 50 },
      realtime: { name: 'realtime', test: /[\\/](pusher-js|laravel-echo|realtime)[\\/]/, enforce: true, priority: 15 },
      kitDialogs: {
        name: 'kit-dialogs',
        chunks: isKitChunk,
        test: (module, graphs) => ofDialogs.test(module.nameForCondition?.() ?? '') && isLightKit(module, graphs),
        enforce: true,
        priority: 25,
      },
      kitPart: {
        name: (module) => `kit-part-${ownPartOf(module)}`,
        chunks: isKitChunk,
        test: (module, graphs) => ownPartOf(module) !== undefined && !isHubStyle(module, graphs),
        enforce: true,
        priority: 30,
      },
      kitOfHome: {
        name: 'kit-home',
        chunks: (chunk) => isKitChunk(chunk) || isHomeChunk(chunk) || isHubChunk(chunk),
        // not its styles: a file more would be a request more for home
        test: (module, { chunkGraph }) => {
          if (module.type === 'css/mini-extract') return false;
          const chunks = [...chunkGraph.getModuleChunksIterable(module)];
          return chunks.some(isHomeChunk) && chunks.some(isKitChunk);
        },
        enforce: true,
        priority: 40,
      },
    },
  };
};

/**
 * Preset of the shell: an ordinary application that hands its own modules to the share scope when the first remote is wanted
 * (`shell/src/boot/federation.ts`). It exposes nothing and therefore needs no container:
 * its own imports stay plain imports, and nothing has to be loaded before the first line runs.
 * @example export default shellPackage(import.meta.url);
 * @param {string} configUrl `import.meta.url` of the webpack.config.mjs
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const shellPackage = (configUrl) => (_env, argv) => {
  const facts = packageFacts(configUrl);
  const mode = argv?.mode ?? 'production';
  const build = mode === 'production' ? sourceHash(facts.folder) : 'dev';
  const base = webConfiguration(facts, {
    mode,
    uniqueName: 'fairfront_shell',
    classSalt: 'shell',
    entryFile: mode === 'production' ? '[name].[contenthash:12].js' : '[name].js',
  });
  // from 500 modules on webpack would give ids of five digits, which every call of a part repeats in the first script
  const hasShortIds = mode === 'production';
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...base.optimization,
      moduleIds: hasShortIds ? false : base.optimization.moduleIds,
      splitChunks: chunkGroups(),
    },
    module: {
      rules: [
        ...base.module.rules,
        {
          test: /[\\/]boot[\\/]kit-parts\.ts$/,
          loader: fileURLToPath(new URL('./kit-parts-loader.mjs', import.meta.url)),
        },
      ],
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        FAIRFRONT_SHARED_VERSIONS: JSON.stringify({ ...namedVersions, '': firstVersion }),
      }),
      ...(hasShortIds ? [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })] : []),
      new ShellManifestPlugin({ ...facts, build }),
    ],
  };
};
