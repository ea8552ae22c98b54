import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** @param {Buffer | string} content @returns {string} the value of an `integrity` attribute */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * `output` options that make `[contenthash]` the SHA-256 of the file in base64url. The address of a chunk thus defines
 * its content, and no list of hashes has to be sent.
 */
export const contentNames = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: 43 };

/**
 * Passes the script and style elements of chunks to the page before they are inserted
 * (`shell/src/boot/released-file.ts`). The page sets the hash of their name as integrity, and a new address for a
 * retry.
 */
export class PreparedElementsPlugin {
  /** @param {typeof import('mini-css-extract-plugin')} miniCss the class whose instance extracts the styles */
  constructor(miniCss) {
    this.miniCss = miniCss;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'PreparedElementsPlugin';
    const prepared = (/** @type {string} */ element) => `globalThis.fairfrontReleasedFile?.(${element});`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\n${prepared('script')}`);
      const { beforeTagInsert } = this.miniCss.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (source, { tag }) => `${source}\n${prepared(tag)}`);
    });
  }
}
