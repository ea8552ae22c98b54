import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import webpack from 'webpack';

const root = join(import.meta.dirname, '..');

/** Packages that look for files beside their own or are machine code: they load from where they lie. */
const unbundled = [
  '@electric-sql/pglite',
  '@expo-google-fonts/noto-sans',
  ...['arabic', 'armenian', 'georgian', 'hebrew', 'jp', 'kr', 'sc', 'thai'].map(
    (name) => `@fontsource-variable/noto-sans-${name}`,
  ),
  '@node-rs/argon2',
  'bwip-js',
  'pdfkit',
  // recognises an AbortSignal by the name of its class, which the joined file may change
  'pusher',
  'sharp',
  'subset-font',
];
/** Paths of packages that sources name beside the package itself. */
const paths = ['typebox/compile', 'typebox/error', 'typebox/value', 'hucre/xlsx', 'hucre/csv'];
/** Packages without an export of their own name. */
const pathsOnly = ['hucre'];

/**
 * The backend's dependencies in one CommonJS file, made once for a lock file. Jest loads every module again for every test file;
 * eight hundred small ones take longer than most tests. It cannot load those that are ES modules only at all.
 * @returns {Promise<Record<string, string>>} entries for jest's moduleNameMapper
 */
export const bundledPackages = async () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const outside = new Set([...unbundled, ...pathsOnly]);
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@fairfront/') && !outside.has(name));
  const specifiers = [...names, ...paths];
  const lock = readFileSync(join(root, '../../pnpm-lock.yaml'));
  const key = createHash('sha256')
    .update(lock)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, 'node_modules/.cache/jest-packages', key);
  const shim = (/** @type {string} */ specifier) => join(folder, `${specifier.replace(/\W+/g, '-')}.cjs`);
  if (!existsSync(join(folder, 'all.cjs'))) {
    mkdirSync(folder, { recursive: true });
    const entry = join(folder, 'entry.cjs');
    const getters = specifiers.map((specifier) => `'${specifier}': () => require('${specifier}')`);
    writeFileSync(entry, `module.exports = { ${getters.join(',\n')} };\n`);
    for (const specifier of specifiers)
      writeFileSync(shim(specifier), `module.exports = require('./all.cjs')['${specifier}']();\n`);
    await bundle(entry, folder);
    // without comments, and in one byte a letter: read for every test file, in half of the time
    const { code } = await minify(readFileSync(join(folder, 'bundled.cjs'), 'utf8'), {
      compress: false,
      mangle: false,
      format: { asciiOnly: true },
    });
    // written beside and moved: two runs that start at once never read half a file
    writeFileSync(join(folder, `${process.pid}.cjs`), code);
    renameSync(join(folder, `${process.pid}.cjs`), join(folder, 'all.cjs'));
  }
  return Object.fromEntries(specifiers.map((specifier) => [`^${specifier}$`, shim(specifier)]));
};

/**
 * @param {string} entry
 * @param {string} folder
 */
const bundle = (entry, folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      optimization: { minimize: false, nodeEnv: false },
      devtool: false,
      target: 'node20',
      context: root,
      entry,
      output: { path: folder, filename: 'bundled.cjs', library: { type: 'commonjs2' } },
      externals: unbundled.map((name) => ({ [name]: `commonjs2 ${name}` })),
      resolve: { modules: [join(root, 'node_modules'), 'node_modules'] },
      // optional parts that packages ask for in a try: absent there, absent here
      ignoreWarnings: [/Can't resolve/, /dependency is an expression/],
    });
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
      ),
    );
  });
