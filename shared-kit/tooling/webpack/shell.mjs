import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { packageFacts, sourceHash } from './package-facts.mjs';
import { providedVersions } from './shared-scope.mjs';
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
  'fair-line',
  'file-drop',
  'history-panel',
  'image-slider',
  'month-calendar',
  'month-grid',
  'period-calendar',
  'release-offer',
  'slot-picker',
  'stepper',
  'tree',
];
const ownPart = new RegExp(`[\\\\/]shared-kit[\\\\/]src[\\\\/]components[\\\\/](${partsOnTheirOwn.join('|')})[\\\\/]`);
const ownPartOf = (module) => ownPart.exec(module.nameForCondition?.() ?? '')?.[1];
/** Only what is provided to remotes: a screen of the shell carries the few parts that it uses itself. */
const isKitChunk = ({ name }) => /^kit-/.test(name ?? '');
/** Home with its frame: whoever opens a remote has it already. */
const isHomeChunk = ({ name }) => name === 'signed-in';

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
    chunks: 'async',
    minSize: 12_000,
    maxAsyncRequests: 12,
    cacheGroups: {
      kitBase: { name: 'kit-base', chunks: isKitChunk, test: isLightKit, enforce: true, priority: 20 },
      kitDialogs: {
        name: 'kit-dialogs',
        chunks: isKitChunk,
        test: (module, graphs) => ofDialogs.test(module.nameForCondition?.() ?? '') && isLightKit(module, graphs),
        enforce: true,
        priority: 25,
      },
      // by its name, so that its bytes can be told from those of a screen
      federation: {
        name: 'federation-runtime',
        test: /[\\/]@module-federation[\\/]/,
        enforce: true,
        priority: 50,
      },
      kitPart: {
        name: (module) => `kit-part-${ownPartOf(module)}`,
        chunks: isKitChunk,
        test: (module) => ownPartOf(module) !== undefined,
        enforce: true,
        priority: 30,
      },
      kitOfHome: {
        name: 'kit-home',
        chunks: (chunk) => isKitChunk(chunk) || isHomeChunk(chunk),
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
 * Preset of the shell: an ordinary application that carries the federation runtime and hands its own modules to the
 * share scope when it starts (`shell/src/boot/federation.ts`). It exposes nothing and therefore needs no container:
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
        // parts of the federation runtime that this platform never uses: snapshots of a manifest server, Node
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
        FAIRFRONT_SHARED_VERSIONS: JSON.stringify(providedVersions),
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`shell:${facts.version}`),
      }),
      ...(hasShortIds ? [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })] : []),
      new ShellManifestPlugin({ ...facts, build }),
    ],
  };
};
