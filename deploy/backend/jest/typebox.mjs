import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

/**
 * typebox is published as ES modules only, which jest cannot load on the oldest Node that we support. It is bundled once
 * per version into one CommonJS file, which also loads faster than its three hundred small ones.
 * @returns {Promise<Record<string, string>>} entries for jest's moduleNameMapper
 */
export const typeboxForJest = async () => {
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/typebox/package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache/jest-typebox', version);
  const parts = { typebox: 'root', 'typebox/compile': 'compile', 'typebox/value': 'value' };
  const shim = (part) => join(folder, `${part}.cjs`);
  if (!existsSync(join(folder, 'all.cjs'))) {
    mkdirSync(folder, { recursive: true });
    const entry = join(folder, 'entry.mjs');
    writeFileSync(
      entry,
      Object.entries(parts)
        .map(([name, part]) => `export * as ${part} from '${name}';`)
        .join('\n'),
    );
    await bundle(root, entry, folder);
  }
  for (const part of Object.values(parts))
    writeFileSync(shim(part), `module.exports = require('./all.cjs').${part};\n`);
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [`^${name}$`, shim(part)]));
};

const bundle = (context, entry, folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      // one scope instead of three hundred modules; letters cost nothing once they are read
      optimization: { minimize: false },
      devtool: false,
      target: 'node20',
      context,
      entry,
      output: { path: folder, filename: 'all.cjs', library: { type: 'commonjs2' } },
      resolve: { modules: [join(context, 'node_modules')] },
    });
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve())),
    );
  });
