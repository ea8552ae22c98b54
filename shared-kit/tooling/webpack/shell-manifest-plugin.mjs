import { contractVersion, kitParts, kitVersion } from './package-facts.mjs';
import { filesOfChunks, releasedFiles } from './released-files.mjs';
import { providedVersions, sharedPackages } from './shared-scope.mjs';

/** Writes `manifest.json` of the shell: what a page starts with, what the shell provides to remotes, all files. */
export class ShellManifestPlugin {
  /** @param {{ name: string, version: string, build: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

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

  manifest(compilation) {
    const { name, version, build } = this.facts;
    const files = releasedFiles(compilation);
    const initial = filesOfChunks(compilation.entrypoints.get('main').chunks);
    const provided = [
      ...sharedPackages.map((key) => [key, providedVersions[key]]),
      ...kitParts().map((key) => [key, kitVersion]),
    ];
    return {
      schema: 1,
      package: name,
      version,
      build,
      contract: contractVersion(),
      start: {
        scripts: initial.filter((file) => file.endsWith('.js')),
        styles: initial.filter((file) => file.endsWith('.css')),
        // what the first remote on a page needs besides its own files
        federation: filesOfChunks(compilation.namedChunkGroups.get('federation')?.chunks ?? []).filter(
          (file) => !initial.includes(file),
        ),
        later: this.laterFiles(compilation, initial),
        // the two subsets that Russian and English pages need at once (DESIGN, "Type")
        fonts: Object.keys(files).filter((file) => /-(latin|cyrillic)-wght-normal\.[0-9a-f]+\.woff2$/.test(file)),
      },
      provides: Object.fromEntries(
        provided.map(([key, providedVersion]) => [
          key,
          { version: providedVersion, files: this.filesOf(compilation, key, initial) },
        ]),
      ),
      files,
    };
  }

  /** Files of the chunks that the shell names for the edge to preload (`start.later` of the manifest). */
  laterFiles(compilation, initial) {
    const named = [...compilation.namedChunkGroups].filter(([name]) => /^(signed-in$|screen-|texts-)/.test(name));
    return Object.fromEntries(
      named.map(([name, { chunks }]) => [name, filesOfChunks(chunks).filter((file) => !initial.includes(file))]),
    );
  }

  /** Files that the first use of a shared part loads. */
  filesOf(compilation, key, initial) {
    const { chunkGraph } = compilation;
    for (const module of compilation.modules) {
      for (const block of module.blocks) {
        if (!block.dependencies.some(({ request }) => request === key)) continue;
        const group = chunkGraph.getBlockChunkGroup(block);
        return filesOfChunks(group?.chunks ?? []).filter((file) => !initial.includes(file));
      }
    }
    return [];
  }
}
