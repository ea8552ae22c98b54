import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { workspaceFolder } from '../package-facts.mjs';

/**
 * Builds a package after every saved file.
 * @param {string} name for example `deploy/backend`
 * @param {{ onBuilt: () => void, say: (message: string) => void }} options onBuilt is not called for the first build
 * @returns {Promise<() => Promise<void>>} resolves after the first build; the function ends the watching
 */
export const watchPackage = async (name, { onBuilt, say }) => {
  const { default: configure } = await import(pathToFileURL(join(workspaceFolder, name, 'webpack.config.mjs')).href);
  // a map of the whole bundle would be made anew after every edit: a third of the time
  const compiler = webpack({ ...configure({}, { mode: 'development' }), devtool: false });
  let isFirst = true;
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) say(stats.toString({ all: false, errors: true, colors: true }));
      else if (!isFirst) onBuilt();
      if (isFirst) resolve(() => new Promise((done) => watching.close(done)));
      isFirst = false;
      return undefined;
    });
  });
};
