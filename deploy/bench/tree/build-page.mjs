import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const fromKit = createRequire(join(here, '../../../shared-kit/package.json'));
/** @type {typeof import('webpack')} */
const webpack = fromKit('webpack');
const MiniCss = fromKit('mini-css-extract-plugin');

/**
 * @param {string} entry
 * @param {string} output
 * @returns {import('webpack').Configuration}
 */
const configuration = (entry, output) => ({
  mode: 'production',
  devtool: false,
  context: here,
  entry,
  output: { path: output, filename: 'page.js' },
  performance: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    modules: [join(here, '../../../shared-kit/node_modules'), 'node_modules'],
  },
  module: {
    rules: [
      { test: /\.m?[jt]sx?$/, resolve: { fullySpecified: false } },
      {
        test: /\.tsx?$/,
        loader: fromKit.resolve('swc-loader'),
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
          MiniCss.loader,
          {
            loader: fromKit.resolve('css-loader'),
            options: { modules: { auto: /\.module\.css$/, namedExport: false, exportLocalsConvention: 'as-is' } },
          },
        ],
      },
    ],
  },
  plugins: [new MiniCss({ filename: 'page.css' })],
});

/**
 * Builds the page of a benchmark like a release.
 * @param {string} output a separate folder
 * @param {string} [entry] source of the page; the tree's by default
 * @returns {Promise<string>} address of the page
 */
export const buildPage = async (output, entry = join(here, 'page.tsx')) => {
  await new Promise((resolve, reject) => {
    const compiler = webpack(configuration(entry, output));
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve(stats)));
    });
  });
  const page = join(output, 'index.html');
  writeFileSync(
    page,
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="page.css"><script defer src="page.js"></script>',
  );
  return pathToFileURL(page).href;
};
