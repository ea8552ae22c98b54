import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { kitFolder, workspaceFolder } from './package-facts.mjs';
import { remoteFolders } from './remote-folders.mjs';

/** Name of the chunk with the tiles and checklist entries of a remote and their dependencies. */
export const hubChunk = 'hub';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What a remote declares for others.
 * @typedef {{ load: () => Promise<unknown>, titleKey: string, path: string, params?: object }} Offer
 */

/**
 * What `src/remote.ts` declares, as far as builds read it.
 * @typedef {object} Definition
 * @property {object} [opens]
 * @property {Record<string, Offer>} [screens]
 * @property {Record<string, Offer>} [modals]
 * @property {Record<string, Offer>} [tiles]
 * @property {Record<string, Offer>} [checklist]
 * @property {Record<string, Offer>} [commands]
 * @property {object} [notifications]
 * @property {Record<string, { titleKey: string, route: string }>} [menu]
 * @property {Record<string, { titleKey: string }>} [places]
 * @property {Record<string, { titleKey: string }>} [goKeys]
 * @property {Record<string, { titleKey: string, aboutKey: string }>} [carryOver]
 * @property {Record<string, Offer['load']>} [realtime]
 * @property {Record<string, Offer['load']>} [locales]
 * @property {Record<string, Offer['load']>} [hubLocales]
 */

/**
 * Runs a source file that declares facts.
 * @template Exports
 * @param {string} file
 * @param {(request: string) => object} require
 * @returns {Exports}
 */
const exportsOf = (file, require) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports = /** @type {Exports} */ ({});
  vm.runInNewContext(code, { exports, require, module: { exports }, URLSearchParams }, { filename: file });
  return exports;
};

const noImports = (/** @type {string} */ file) => (/** @type {string} */ request) => {
  throw new Error(`${file} imports ${request}: it may only hold facts`);
};

/**
 * What a file of facts may import: the two functions of the contract, others of its kind beside it, and rules of the domain.
 * @param {string} file
 */
const importsOf = (file) => (/** @type {string} */ request) => {
  if (request === '@fairfront/shared-kit/platform') {
    const readFile = join(kitFolder, 'src/platform/prefetch.ts');
    return {
      defineRemote: (/** @type {Definition} */ declared) => declared,
      ...exportsOf(readFile, noImports(readFile)),
    };
  }
  const isOwn = request.startsWith('.');
  if (!isOwn && !request.startsWith('@fairfront/shared-kit/domain/')) noImports(file)(request);
  const imported = isOwn ? join(dirname(file), `${request}.ts`) : fileURLToPath(import.meta.resolve(request));
  return exportsOf(imported, importsOf(imported));
};

/**
 * Evaluates `src/remote.ts` without calling its loaders.
 * @param {string} folder of the remote
 * @returns {Definition}
 * @throws when the file imports what is no fact, or has no default export
 */
export const evaluateDefinition = (folder) => {
  const file = join(folder, 'src/remote.ts');
  const { default: definition } = exportsOf(file, importsOf(file));
  if (!definition) throw new Error(`${file} has no default export: export default defineRemote({ … })`);
  return definition;
};

/**
 * The shell's own screens by route name, and its modals with their parameters, as declared in its
 * `src/routing/own-places.ts`.
 * @param {string} folder of the shell
 * @returns {{ ownRoutes: Record<string, object>, ownModals: Record<string, readonly string[]> }}
 */
export const evaluateOwnPlaces = (folder) => {
  const file = join(folder, 'src/routing/own-places.ts');
  return exportsOf(file, noImports(file));
};

/** All screens that shell and remotes of this workspace declare, by route name. */
export const declaredScreens = () => {
  const offered = remoteFolders.map((name) => evaluateDefinition(join(workspaceFolder, name)).screens);
  return Object.assign({}, evaluateOwnPlaces(join(workspaceFolder, 'shell')).ownRoutes, ...offered);
};

const registry = join(kitFolder, 'src/domain/common/locale.ts');
/**
 * The codes of the languages.
 * @type {readonly string[]}
 */
const locales = /** @type {{ locales: readonly string[] }} */ (exportsOf(registry, noImports(registry))).locales;

/**
 * The files with the texts of a language: what the hub says, where that stands alone, and the rest.
 * @param {string} folder
 * @param {string} locale
 */
const textFilesIn = (folder, locale) =>
  [`${locale}.hub.json`, `${locale}.json`].map((name) => join(folder, 'src/locales', name)).filter(existsSync);

/** Every file with texts of a remote. @param {string} folder of the remote @returns {string[]} */
export const textFiles = (folder) => locales.flatMap((locale) => textFilesIn(folder, locale));

/** @typedef {string | { [key: string]: TextTree }} TextTree texts of a file, by key */

/**
 * @param {TextTree} texts
 * @param {string} key with dots between its parts
 * @returns {TextTree | undefined}
 */
export const textAt = (texts, key) =>
  key
    .split('.')
    .reduce(
      (/** @type {TextTree | undefined} */ node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );

/**
 * Resolves title keys in both languages.
 * @param {string} folder of the remote
 * @returns {(key: string, where: string) => Record<string, string>} by language; throws when a language lacks the text
 */
export const titleReader = (folder) => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, textFilesIn(folder, locale).map(readJson)]));
  return (key, where) =>
    Object.fromEntries(
      Object.entries(texts).map(([locale, trees]) => {
        const text = trees.map((tree) => textAt(tree, key)).find((found) => typeof found === 'string');
        if (text === undefined) throw new Error(`${where}: src/locales/${locale}.json has no text "${key}"`);
        return [locale, text];
      }),
    );
};

/**
 * The request that a loader passes to `import()`.
 * @param {() => Promise<unknown>} load
 * @param {string} where
 * @returns {string}
 */
export const importOf = (load, where) => {
  const [, , request] = /import\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(["'])(.+?)\1/.exec(String(load)) ?? [];
  if (request === undefined) throw new Error(`${where}: load must be () => import('./…')`);
  return request;
};
