import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run bench -- catalogue-price`: measures the price of a catalogue order of 2,000 rubrics, as screen and server
 * compute it. Exits with 1 when it takes longer than its aim.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const fromKit = createRequire(join(here, '../../../shared-kit/package.json'));
/** @type {typeof import('webpack')} */
const webpack = fromKit('webpack');
const aim = 5;
const rubrics = 2000;

/**
 * Builds the model like a release, for Node.
 * @param {string} output
 */
const buildModel = (output) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      devtool: false,
      target: 'node20',
      context: here,
      entry: join(here, 'orders.ts'),
      experiments: { outputModule: true },
      output: { path: output, filename: 'orders.mjs', module: true, library: { type: 'module' } },
      resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
      module: {
        rules: [
          { test: /\.m?[jt]s$/, resolve: { fullySpecified: false } },
          {
            test: /\.ts$/,
            loader: fromKit.resolve('swc-loader'),
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
    });
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve(pathToFileURL(join(output, 'orders.mjs')).href));
    });
  });

const output = mkdtempSync(join(tmpdir(), 'fairfront-bench-catalogue-'));
try {
  const { firstPrice, laterPrices } = await import(await buildModel(output));
  let broken = 0;
  for (const [what, ms] of Object.entries({ 'first price': firstPrice(rubrics), ...laterPrices(rubrics) })) {
    const isKept = ms <= aim;
    broken += isKept ? 0 : 1;
    console.log(`${what.padEnd(12)} ${ms.toFixed(3)} ms of ${aim} ms${isKept ? '' : '  BROKEN'}`);
  }
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  rmSync(output, { recursive: true, force: true });
}
