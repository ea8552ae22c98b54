import { contractVersion, domainVersions, releaseSchema } from './package-facts.mjs';
import { filesOfChunks, releasedFiles } from './released-files.mjs';
import { evaluateOwnPlaces } from './remote-definition.mjs';
import { federation, providedVersions } from './shared-scope.mjs';

/**
 * Writes `manifest.json` of the shell: the first files of a page, what the shell provides to remotes, and all files.
 */
export class ShellManifestPlugin {
  /** @param {{ folder: string, name: string, version: string, build: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ShellManifestPlugin';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const manifest = this.manifest(compilation);
        compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  manifest(compilation) {
    const { folder, name, version, build } = this.facts;
    const files = releasedFiles(compilation);
    const { ownRoutes, ownModals } = evaluateOwnPlaces(folder);
    const initial = filesOfChunks(compilation.entrypoints.get('main')?.chunks ?? []);
    return {
      schema: releaseSchema(),
      package: name,
      version,
      build,
      contract: contractVersion(),
      domain: domainVersions(this.facts.folder),
      start: {
        scripts: initial.filter((file) => file.endsWith('.js')),
        styles: initial.filter((file) => file.endsWith('.css')),
        inline: this.codeOf(compilation, 'first-calls'),
        // what the first remote on a page needs in addition to its own files
        federation: filesOfChunks(compilation.namedChunkGroups.get('federation')?.chunks ?? []).filter(
          (file) => !initial.includes(file),
        ),
        later: this.laterFiles(compilation, initial),
        // the two subsets that Russian and English pages need at once (DESIGN, "Type")
        fonts: Object.keys(files).filter((file) => /-(latin|cyrillic)-basic\.[0-9a-f]+\.woff2$/.test(file)),
      },
      runtime: federation,
      provides: Object.fromEntries(
        Object.entries(providedVersions).map(([key, provided]) => [
          key,
          { version: provided, files: this.filesOf(compilation, key, initial) },
        ]),
      ),
      screens: ownRoutes,
      modals: Object.keys(ownModals),
      files,
    };
  }

  /**
   * The code of an entry that consists of one file; undefined where the dev server omits it.
   * @param {import('webpack').Compilation} compilation
   * @param {string} entry
   */
  codeOf(compilation, entry) {
    const entrypoint = compilation.entrypoints.get(entry);
    if (!entrypoint) return '';
    const [file] = filesOfChunks(entrypoint.chunks);
    return file === undefined ? '' : (compilation.getAsset(file)?.source.source().toString() ?? '');
  }

  /**
   * Files of the chunks that the edge preloads (`start.later` of the manifest).
   * @param {import('webpack').Compilation} compilation
   * @param {string[]} initial
   */
  laterFiles(compilation, initial) {
    const named = [...compilation.namedChunkGroups].filter(([name]) =>
      /^(visitor$|signed-in$|screen-|texts-)/.test(name),
    );
    return Object.fromEntries(
      named.map(([name, { chunks }]) => [name, filesOfChunks(chunks).filter((file) => !initial.includes(file))]),
    );
  }

  /**
   * Files that the first use of a shared module loads.
   * @param {import('webpack').Compilation} compilation
   * @param {string} key
   * @param {string[]} initial
   */
  filesOf(compilation, key, initial) {
    const group = compilation.namedChunkGroups.get(chunkOf(key));
    return filesOfChunks(group?.chunks ?? []).filter((file) => !initial.includes(file));
  }
}

/**
 * Chunk name of a shared module, as in `shared-kit/src/shared-entries.ts` and `shell/src/boot/federation.ts`.
 * @param {string} key
 */
const chunkOf = (key) => {
  const [, entry] = key.split('@fairfront/shared-kit/');
  if (entry === undefined) return `share-${key}`;
  const [, folder, name] = /^(components|forms)\/(.+)$/.exec(entry) ?? [];
  if (name === undefined) return `kit-${entry.split('/').pop()}`;
  return `kit-${folder === 'forms' ? 'forms-' : ''}${name}-index-ts`;
};
