import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Bytes; such a library is never part of a start, and the last degree takes twice as long for 1.6 %. */
const huge = 1_000_000;
const worthIt = /\.(js|css|svg|json)$/;

/** Writes `file.br` and `file.gz` beside every text file: released files never change, so they are compressed once, hard. */
export class PrecompressPlugin {
  apply(compiler) {
    const name = 'PrecompressPlugin';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const files = compilation.getAssets().filter(({ name: file }) => worthIt.test(file));
        await Promise.all(
          files.map(async ({ name: file, source }) => {
            const content = source.buffer();
            const params = {
              [zlib.constants.BROTLI_PARAM_QUALITY]: content.length > huge ? 10 : 11,
              [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            };
            const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
            compilation.emitAsset(`${file}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${file}.gz`, new sources.RawSource(gz));
          }),
        );
      });
    });
  }
}
