import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodePackage } from '@fairfront/shared-kit/tooling/webpack/node.mjs';
import webpack from 'webpack';

/**
 * Bundles entries of the sources as they are now into a folder of their own beside the cache.
 * @param {string} name of the folder
 * @param {Record<string, string>} entries name of the file → source
 * @returns {Promise<string>} the folder
 */
export const bundle = async (name, entries) => {
  const folder = join(import.meta.dirname, 'node_modules/.cache', name);
  const config = nodePackage(pathToFileURL(join(import.meta.dirname, 'webpack.config.mjs')).href, entries)(null, {});
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack({
      ...config,
      output: { ...config.output, path: folder },
      cache: { ...config.cache, name: `node-${name}` },
    });
    compiler.run((error, result) =>
      compiler.close((closing) => ((error ?? closing) ? reject(error ?? closing) : resolve(result))),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
};

/**
 * Bundles one entry and runs it in this process.
 * @param {string} name
 * @param {string} entry
 */
export const bundleAndRun = async (name, entry) => {
  const folder = await bundle(name, { [name]: entry });
  await import(pathToFileURL(join(folder, `${name}.js`)).href);
};
