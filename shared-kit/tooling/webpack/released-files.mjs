import { integrityOf } from './content-names.mjs';

/** @typedef {{ integrity: string, bytes: number, br?: number, gz?: number }} ReleasedFile */

/**
 * All released files with hash and sizes, as listed in the manifest. Compressed variants are not listed separately:
 * they belong to their original.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, ReleasedFile>}
 */
export const releasedFiles = (compilation) => {
  const contents = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  /** @type {Record<string, ReleasedFile>} */
  const files = {};
  for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (/\.(br|gz|map)$/.test(name)) continue;
    files[name] = {
      integrity: integrityOf(content),
      bytes: content.length,
      br: contents.get(`${name}.br`)?.length,
      gz: contents.get(`${name}.gz`)?.length,
    };
  }
  return files;
};

/**
 * Scripts and styles of chunks, without compressed variants and source maps. @param {Iterable<import('webpack').Chunk>}
 * chunks
 */
export const filesOfChunks = (chunks) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file))),
];
