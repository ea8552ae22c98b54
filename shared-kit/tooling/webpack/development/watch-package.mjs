import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { workspaceFolder } from '../package-facts.mjs';

/**
 * `node watch-package.mjs deploy/backend`: builds a package after every saved file and tells its parent whether it was built.
 * A process of its own with less priority than the dev server: remotes and backend bundle the same texts, and what a person looks at
 * comes first.
 */
const [name] = process.argv.slice(2);
// below the dev server, above the type check
setPriority(5);
const { default: configure } = await import(pathToFileURL(join(workspaceFolder, name, 'webpack.config.mjs')).href);
// a map of the whole bundle would be made anew after every edit: a third of the time
const compiler = webpack({ ...configure({}, { mode: 'development' }), devtool: false });
const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error || !stats) throw error;
  if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
  process.send?.({ isBuilt: !stats.hasErrors() });
});
process.on('disconnect', () => watching?.close(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
