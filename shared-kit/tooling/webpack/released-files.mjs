import { chunkIntegrityOf, integrityOf } from './chunk-integrity-plugin.mjs';

/**
 * Every released file with its hash and sizes, as the manifest lists them. Compressed twins are no files of their own:
 * they belong to the file whose content they hold. What a runtime loads has the hash that the runtime gives to its tag: a
 * browser takes a preload only for the very same one.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, { integrity: string, bytes: number, br?: number, gz?: number }>}
 */
export const releasedFiles = (compilation) => {
  const sizes = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  const startFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const isLoadedLater = (name) => /\.(js|css)$/.test(name) && !startFiles.has(name);
  const files = {};
  for (const [name, content] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (/\.(br|gz|map)$/.test(name)) continue;
    files[name] = {
      integrity: isLoadedLater(name) ? chunkIntegrityOf(content) : integrityOf(content),
      bytes: content.length,
      ...(sizes.has(`${name}.br`) ? { br: sizes.get(`${name}.br`).length } : {}),
      ...(sizes.has(`${name}.gz`) ? { gz: sizes.get(`${name}.gz`).length } : {}),
    };
  }
  return files;
};

/** Scripts and styles of chunks, without compressed twins and maps. @param {Iterable<import('webpack').Chunk>} chunks */
export const filesOfChunks = (chunks) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file))),
];
