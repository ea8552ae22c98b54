import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const loader = (name) => fileURLToPath(import.meta.resolve(name));

/** Sources are built as the presets of `tooling/webpack` build them: swc, CSS modules by the name of the file. */
const rules = [
  { test: /\.m?[jt]sx?$/, resolve: { fullySpecified: false } },
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: loader('swc-loader'),
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
        loader: loader('css-loader'),
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
];

const concernsOurFiles = ({ test }) => test instanceof RegExp && (test.test('a.css') || test.test('a.tsx'));

/** @type {import('@storybook/react-webpack5').StorybookConfig} */
export default {
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
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
};
