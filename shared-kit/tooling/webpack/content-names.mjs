import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** @param {Buffer | string} content @returns {string} the value of an `integrity` attribute */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Part of `output` that makes `[contenthash]` the SHA-256 of the file, in the letters of base64url: the address of a chunk says
 * what its content must be, so no list of hashes has to travel with it.
 */
export const contentNames = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: 43 };

/**
 * Hands the elements of chunks and their styles to the page before they are inserted (`shell/src/boot/released-file.ts`). The page
 * gives them the hash of their name as integrity, and a new address when they are requested again.
 */
export class PreparedElementsPlugin {
  /** @param {typeof import('mini-css-extract-plugin')} miniCss the class whose instance extracts the styles */
  constructor(miniCss) {
    this.miniCss = miniCss;
  }

  apply(compiler) {
    const name = 'PreparedElementsPlugin';
    const prepared = (element) => `globalThis.fairfrontReleasedFile?.(${element});`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\n${prepared('script')}`);
      const { beforeTagInsert } = this.miniCss.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (source, { tag }) => `${source}\n${prepared(tag)}`);
    });
  }
}
