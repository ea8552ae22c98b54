// @ts-check
/**
 * Starts a worker thread from its TypeScript source, as jest runs the rest of it: compiled on the way, without a build.
 * The path of the source comes in `workerData.entry`.
 */
const { readFileSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, /** @type {string} */ filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
  // Node's own loader has this method, its types do not
  Reflect.apply(Reflect.get(module, '_compile'), module, [code, filename]);
};
require(workerData.entry);
