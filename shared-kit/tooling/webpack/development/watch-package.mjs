import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { workspaceFolder } from '../package-facts.mjs';

/**
 * `node watch-package.mjs deploy/backend` builds a package after every saved file and tells its parent whether that
 * succeeded. It runs in its own process: remotes and backend bundle the same texts, and the page must not wait for the
 * backend.
 */
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name a package: node watch-package.mjs deploy/backend');
// below the dev server, above the type check
setPriority(5);
/** Milliseconds in which the dev server has built what the page shows. */
const headStart = 600;
const { default: configure } = await import(pathToFileURL(join(workspaceFolder, name, 'webpack.config.mjs')).href);
// a map of the whole bundle would be rebuilt after every edit, a third of the time
const compiler = webpack({ ...configure({}, { mode: 'development' }), devtool: false });
const watching = compiler.watch({ aggregateTimeout: headStart }, (error, stats) => {
  if (error || !stats) throw error;
  if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
  process.send?.({ isBuilt: !stats.hasErrors() });
});
process.on('disconnect', () => watching?.close(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
