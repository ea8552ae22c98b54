import { createHash } from 'node:crypto';
import webpack from 'webpack';

const placeholder = '__FAIRFRONT_CHUNK_INTEGRITY__';
const quotedPlaceholder = new RegExp(`(["'\`])${placeholder}\\1`);
const map = '__webpack_require__.fairfrontIntegrity';
const tries = '__webpack_require__.fairfrontTries';

/** @param {Buffer | string} content @returns {string} the value of an `integrity` attribute */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Integrity of a file that a runtime loads. Random bytes cannot be compressed and the first script carries one hash per file:
 * SHA-256 takes a third less of it.
 * @param {Buffer | string} content @returns {string}
 */
export const chunkIntegrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

class IntegrityMapModule extends webpack.RuntimeModule {
  constructor() {
    super('fairfront integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  generate() {
    return `${map} = "${placeholder}";\n${tries} = {};`;
  }
}

/**
 * Subresource integrity for everything that a webpack runtime loads later: chunks and their styles. The hashes travel
 * inside the file with the runtime, whose own hash stands in the release document, so one chain covers every byte
 * and a page carries no list of hashes.
 *
 * The hashes are written after the names of all files are final. The runtime's own name needs no second pass: it is made
 * of content that holds the hashed names of the chunks, so equal names mean equal chunks and equal hashes. Files that the
 * page loads itself, the styles of the start, stay out: the runtime does not name them, so their change would not change
 * its own name.
 *
 * A second request for the same file gets a query of its own: whatever spoiled the first answer may sit in a cache.
 */
export class ChunkIntegrityPlugin {
  /** @param {typeof import('mini-css-extract-plugin')} miniCss the class whose instance extracts the styles */
  constructor(miniCss) {
    this.miniCss = miniCss;
  }

  apply(compiler) {
    const name = 'ChunkIntegrityPlugin';
    const { RuntimeGlobals, Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // asked for in the tree: the requirement of a chunk comes only while the others are being worked out
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityMapModule());
      });
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          [
            `var file = url.slice(${RuntimeGlobals.publicPath}.length);`,
            `var again = ${tries}[file] = (${tries}[file] || 0) + 1;`,
            'if (again > 1) url += "?retry=" + (again - 1);',
            source,
            `if (${map}[file]) script.integrity = ${map}[file];`,
          ].join('\n'),
      );
      this.miniCss
        .getCompilationHooks(compilation)
        .beforeTagInsert.tap(name, (source, { tag, href }) =>
          [
            source,
            `var file = ${href}.slice(${RuntimeGlobals.publicPath}.length);`,
            `var again = ${tries}[file] = (${tries}[file] || 0) + 1;`,
            `if (again > 1) ${tag}.href = ${href} + "?retry=" + (again - 1);`,
            `if (${map}[file]) ${tag}.integrity = ${map}[file];`,
          ].join('\n'),
        );
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 }, () => {
        const hashes = {};
        const runtimes = [];
        const startFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        // another build's files beside them (an embed) have a runtime of their own
        const ownFiles = new Set([...compilation.chunks].flatMap(({ files }) => [...files]));
        for (const { name: file, source } of compilation.getAssets()) {
          if (!/\.(js|css)$/.test(file) || !ownFiles.has(file)) continue;
          if (file.endsWith('.js') && quotedPlaceholder.test(source.source().toString())) runtimes.push(file);
          else if (!startFiles.has(file)) hashes[file] = chunkIntegrityOf(source.buffer());
        }
        for (const file of runtimes) {
          compilation.updateAsset(
            file,
            (old) =>
              new sources.RawSource(
                old
                  .source()
                  .toString()
                  .replace(quotedPlaceholder, () => JSON.stringify(hashes)),
              ),
          );
        }
      });
    });
  }
}
