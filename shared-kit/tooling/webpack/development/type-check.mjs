import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import webpack from 'webpack';
import { kitFolder, workspaceFolder } from '../package-facts.mjs';
import { remoteFolders } from '../remote-folders.mjs';

/**
 * `node type-check.mjs <package> …`: checks the types of packages after every saved file and sends the errors to its parent, null
 * when a check begins. A process of lower priority: what is served and shown does not wait for it.
 */
const names = process.argv.slice(2);
setPriority(5);

/** A type error as the overlay of webpack-dev-server shows it: where, and what. */
const asMessage = (
  /** @type {import('fork-ts-checker-webpack-plugin/lib/issue/issue.js').Issue} */ { file, location, code, message },
) => ({
  file: file && relative(workspaceFolder, file),
  loc: location && `${location.start.line}:${location.start.column}`,
  message: `${code}: ${message}`,
});

const checker = new ForkTsCheckerWebpackPlugin({
  async: true,
  devServer: false,
  logger: { log: () => undefined, error: () => undefined },
  typescript: {
    context: join(kitFolder, 'tooling/tsconfig'),
    configFile: join(kitFolder, 'tooling/tsconfig/web.json'),
    configOverwrite: {
      include: [
        ...names.map((name) => join(workspaceFolder, name, 'src')),
        // one by one: with a pattern every folder of the workspace would be watched
        ...remoteFolders.map((name) => join(workspaceFolder, name, 'src/names.ts')),
        join(kitFolder, 'src/platform/assets.d.ts'),
      ],
      // `npm run types` checks tests and stories
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'].map((pattern) =>
        join(workspaceFolder, pattern),
      ),
      compilerOptions: { incremental: false },
    },
  },
});
const compiler = webpack({
  mode: 'none',
  context: workspaceFolder,
  entry: {},
  plugins: [checker],
  infrastructureLogging: { level: 'error' },
});
const hooks = ForkTsCheckerWebpackPlugin.getCompilerHooks(compiler);
hooks.start.intercept({ call: () => process.send?.(null) });
hooks.issues.tap('types', (issues) => {
  process.send?.(issues.filter(({ severity }) => severity === 'error').map(asMessage));
  return issues;
});
hooks.error.tap('types', (error) => console.error(`The types are not checked: ${error}`));
// after the page and the backend
const watching = compiler.watch({ aggregateTimeout: 1_000 }, (error) => error && console.error(error));
process.on('disconnect', () => watching?.close(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
