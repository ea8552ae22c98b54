import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { workspaceFolder } from '../webpack/package-facts.mjs';
import { remoteFolders, shortNameOf } from '../webpack/remote-folders.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/**
 * Resolved to a folder, because the storybook packages are dependencies of the kit, not of a remote.
 * @param {string} name
 */
const folderOf = (name) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** Sources are built like in the presets of `tooling/webpack`: swc, and CSS modules by file name. */
const rules = [
  { test: /\.m?[jt]sx?$/, resolve: { fullySpecified: false } },
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: fileURLToPath(import.meta.resolve('css-loader')),
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]-[hash:base64:6]',
          },
        },
      },
    ],
  },
  { test: /\.xlsx$/, type: 'asset/resource' },
];

const concernsOurFiles = (/** @type {import('webpack').RuleSetRule | '...'} */ rule) =>
  rule !== '...' && rule.test instanceof RegExp && (rule.test.test('a.css') || rule.test.test('a.tsx'));

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * A storybook with the theme and language switches of the kit.
 * @param {string[]} stories globs with absolute paths
 * @returns {import('@storybook/react-webpack5').StorybookConfig & { webpackFinal: (config: Configuration) => Configuration }}
 */
export const storybookOf = (stories) => ({
  stories,
  addons: [folderOf('@storybook/addon-docs')],
  framework: { name: folderOf('@storybook/react-webpack5'), options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  previewAnnotations: (entries = []) => [...entries, here('./preview.tsx')],
  webpackFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []).filter((rule) => !rule || !concernsOurFiles(rule)), ...rules],
    },
    plugins: [...(config.plugins ?? []), new MiniCssExtractPlugin({ ignoreOrder: true })],
    devtool: config.mode === 'production' ? false : config.devtool,
    performance: false,
  }),
});

/**
 * Globs of a package's stories, and of its story pages if it has some.
 * @param {string} folder
 */
const globsOf = (folder) => {
  const pages = join(folder, '.storybook/pages');
  return [
    ...(existsSync(pages) ? [`${pages}/*.mdx`, `${pages}/*.stories.tsx`] : []),
    join(folder, 'src/**/*.stories.tsx'),
  ];
};

/**
 * Preset of a package's storybook, for its `.storybook/main.mjs`.
 * @example export default packageStorybook(import.meta.url);
 * @param {string} configUrl `import.meta.url` of that file
 */
export const packageStorybook = (configUrl) => storybookOf(globsOf(fileURLToPath(new URL('..', configUrl))));

/** Packages with stories, by the short name that commands accept. */
export const storyPackages = Object.fromEntries(
  ['shared-kit', 'shell', ...remoteFolders]
    .filter((name) => existsSync(join(workspaceFolder, name, '.storybook/main.mjs')))
    .map((name) => [name === 'shared-kit' ? 'kit' : shortNameOf(name), join(workspaceFolder, name)]),
);

/** Stories of all packages. */
export const allStories = () => Object.values(storyPackages).flatMap(globsOf);
