import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import compactCss from './compact-css-loader.mjs';
import { hubTextsMark, readSources, textsAskedFor } from './hub-texts.mjs';
import { hubChunk } from './remote-definition.mjs';

/** The chunk of the code and styles of `hubChunk`: webpack lets no group of modules have the name of a chunk that imports use. */
const hubFiles = 'hub-files';
const isScript = (file) => file.endsWith('.js');
const marked = new RegExp(`(["'\`])${hubTextsMark}\\1`);

/** Whatever a tile or a checklist entry needs is one part; windows and screens take from it what they share. */
export const hubGroup = {
  name: hubFiles,
  chunks: 'async',
  test: (module, { chunkGraph }) =>
    module.type !== 'consume-shared-module' &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === hubChunk),
  enforce: true,
  priority: 100,
};

/**
 * Puts what the hub shows of a remote into its entry: code, styles and the texts that this code asks for, in both languages.
 * Whoever opens a remote comes from the hub, which shows all of them at once, so four entries are all that it loads of four
 * remotes. The entry names the chunk as one that is there; what it takes from the shell is still loaded with its first use.
 */
export class HubInEntryPlugin {
  /** @param {{ folder: string }} facts @param {string} container */
  constructor({ folder }, container) {
    this.folder = folder;
    this.container = container;
  }

  apply(compiler) {
    const name = 'HubInEntryPlugin';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let styles = '';
      compilation.hooks.afterOptimizeChunks.tap(name, () => {
        styles = this.takeStyles(compilation);
      });
      // after the minifier and before the hashes of contents
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () => {
        const entry = compilation.entrypoints.get(this.container)?.getFiles().find(isScript);
        if (entry === undefined) return;
        const chunk = compilation.namedChunks.get(hubFiles);
        const texts = chunk ? JSON.stringify(this.textsOf(compilation, chunk)) : 'null';
        compilation.updateAsset(entry, (old) => {
          const source = old
            .source()
            .toString()
            .replace(marked, () => texts);
          return new sources.RawSource(source);
        });
        for (const file of [...(chunk?.files ?? [])].filter(isScript)) {
          const { source } = compilation.getAsset(file);
          compilation.updateAsset(entry, (old) => new sources.ConcatSource(old, '\n', source, '\n', sheetOf(styles)));
          compilation.deleteAsset(file);
        }
      });
    });
  }

  /** Takes the styles out of the chunk, so that no file is made of them. */
  takeStyles(compilation) {
    const { chunkGraph, namedChunks } = compilation;
    const chunk = namedChunks.get(hubFiles);
    if (!chunk) return '';
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].filter(({ type }) => type === 'css/mini-extract');
    for (const module of modules) chunkGraph.disconnectChunkAndModule(chunk, module);
    return modules.map(({ content }) => compactCss(content.toString())).join('');
  }

  textsOf(compilation, chunk) {
    const own = join(this.folder, 'src') + sep;
    const files = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
      .flatMap((module) => [...(module.modules ?? [module])])
      .map(({ resource }) => resource)
      .filter((file) => file?.startsWith(own) && /\.tsx?$/.test(file));
    const code = readSources([...new Set(files)]);
    const read = (locale) => JSON.parse(readFileSync(join(this.folder, `src/locales/${locale}.json`), 'utf8'));
    return { ru: textsAskedFor(read('ru'), code), en: textsAskedFor(read('en'), code) };
  }
}

/** Constructed sheets, as a strict policy of contents allows them. */
const sheetOf = (styles) =>
  styles &&
  `{const sheet=new CSSStyleSheet;sheet.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(sheet)}\n`;
