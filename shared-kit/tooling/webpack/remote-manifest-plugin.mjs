import { dirname, join } from 'node:path';
import { federation, providedVersions } from './shared-scope.mjs';
import { contractVersion, domainVersions, releaseSchema } from './package-facts.mjs';
import { filesOfChunks, releasedFiles } from './released-files.mjs';
import { evaluateDefinition, hubChunk, importOf, textFiles, titleReader } from './remote-definition.mjs';

/**
 * @template Value
 * @template Changed
 * @param {Record<string, Value> | undefined} record
 * @param {(value: Value, name: string) => Changed} change
 * @returns {Record<string, Changed>}
 */
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => [name, change(value, name)]));

/** @typedef {import('./remote-definition.mjs').Offer} Offer */

/**
 * Properties of an offer without its loader, copied to the manifest unchanged.
 * @param {Partial<Offer>} offer
 */
const factsOf = (offer) =>
  Object.fromEntries(Object.entries(offer).filter(([name]) => !['load', 'titleKey', 'params'].includes(name)));

/**
 * Writes `manifest.json` of a remote: its identity, its requirements, its offers with titles in both languages, the
 * files that each offer loads, and the hash of every file. The registry and the shell read nothing else.
 */
export class RemoteManifestPlugin {
  /** @param {{ folder: string, name: string, version: string, build: string, container: string }} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'RemoteManifestPlugin';
    const { Compilation, sources } = compiler.webpack;
    const { folder } = this.facts;
    compiler.hooks.afterCompile.tap(name, (compilation) => {
      for (const file of textFiles(folder)) compilation.fileDependencies.add(file);
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        // a compile error is more helpful than an error about the manifest
        if (compilation.errors.length > 0) return;
        try {
          const manifest = this.manifest(compilation);
          compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        } catch (error) {
          compilation.errors.push(new compiler.webpack.WebpackError(/** @type {Error} */ (error).message));
        }
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  manifest(compilation) {
    const { folder, name, version, build, container } = this.facts;
    const definition = evaluateDefinition(folder);
    return {
      schema: releaseSchema(),
      package: name,
      version,
      build,
      contract: `^${contractVersion()}`,
      domain: domainVersions(this.facts.folder),
      container,
      entry: compilation.outputOptions.filename,
      // later minor versions of the runtime stay compatible
      runtime: `^${federation}`,
      shared: this.sharedRanges(compilation),
      opens: { routes: [], modals: [], ...definition.opens },
      offers: this.offers(compilation, definition, titleReader(folder)),
      files: releasedFiles(compilation),
    };
  }

  /** @param {import('webpack').Compilation} compilation */
  sharedRanges(compilation) {
    const keys = [...compilation.modules].map(shareKeyOf).filter((key) => key !== undefined);
    return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, `^${providedVersions[key]}`]));
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {import('./remote-definition.mjs').Definition} definition
   * @param {ReturnType<typeof titleReader>} titleOf
   */
  offers(compilation, definition, titleOf) {
    const loaded = this.loadedBy(compilation);
    /**
     * @param {Pick<Offer, 'load'>} entry
     * @param {string} where
     */
    const part = (entry, where) => loaded(importOf(entry.load, where), where);
    /**
     * @param {Pick<Offer, 'load'>} entry
     * @param {string} where
     */
    const hubPart = (entry, where) => loaded(importOf(entry.load, where), where, hubChunk);
    /**
     * Offers without code, if there are any.
     * @param {'menu' | 'places' | 'goKeys' | 'carryOver'} kind
     * @param {string} what
     */
    const titled = (kind, what) =>
      definition[kind] && {
        [kind]: mapValues(
          definition[kind],
          (/** @type {{ titleKey: string, aboutKey?: string }} */ { titleKey, aboutKey, ...facts }, id) => ({
            title: titleOf(titleKey, `${what} ${id}`),
            ...(aboutKey && { about: titleOf(aboutKey, `${what} ${id}`) }),
            ...facts,
          }),
        ),
      };
    return {
      modals: mapValues(definition.modals, (modal, id) => ({
        title: titleOf(modal.titleKey, `modal ${id}`),
        ...factsOf(modal),
        ...(modal.params ? { params: Object.keys(modal.params) } : {}),
        ...part(modal, `modal ${id}`),
      })),
      screens: mapValues(definition.screens, (screen, route) => ({
        ...factsOf(screen),
        ...part(screen, `screen ${route}`),
      })),
      tiles: mapValues(definition.tiles, (tile, id) => ({
        title: titleOf(tile.titleKey, `tile ${id}`),
        ...factsOf(tile),
        ...hubPart(tile, `tile ${id}`),
      })),
      checklist: mapValues(definition.checklist, (entry, id) => ({
        ...factsOf(entry),
        ...hubPart(entry, `checklist ${id}`),
      })),
      commands: mapValues(definition.commands, (entry, id) => ({
        ...factsOf(entry),
        ...part(entry, `commands ${id}`),
      })),
      realtime: mapValues(definition.realtime, (load, event) => part({ load }, `realtime ${event}`)),
      // they have no code to load
      notifications: definition.notifications ?? {},
      ...titled('menu', 'menu entry'),
      ...titled('places', 'place'),
      ...titled('goKeys', 'go key'),
      ...titled('carryOver', 'carry-over'),
      locales: mapValues(definition.locales, (load, locale) => part({ load }, `locale ${locale}`)),
      ...(definition.hubLocales
        ? {
            hubLocales: mapValues(definition.hubLocales, (load, locale) => hubPart({ load }, `hub locale ${locale}`)),
          }
        : {}),
    };
  }

  /**
   * Returns a function from a loader's request to the files that the browser then loads and the shared parts that they
   * need.
   * @param {import('webpack').Compilation} compilation
   */
  loadedBy(compilation) {
    const { chunkGraph, moduleGraph } = compilation;
    const remoteFile = join(this.facts.folder, 'src/remote.ts');
    /** @type {Map<string, { group?: import('webpack').ChunkGroup, name?: string | null, target: import('webpack').Module | null }>} */
    const groups = new Map();
    for (const module of compilation.modules) {
      if (fileOf(module) !== remoteFile) continue;
      for (const block of module.blocks) {
        for (const dependency of block.dependencies) {
          const target = moduleGraph.getModule(dependency);
          const { name } = block.groupOptions;
          // webpack assigns no chunk group to a block whose modules are already in its own chunk
          const group =
            chunkGraph.getBlockChunkGroup(block) ?? (name ? compilation.namedChunkGroups.get(name) : undefined);
          const request = /** @type {import('webpack').dependencies.ModuleDependency} */ (dependency).request;
          groups.set(request, { group, name, target });
        }
      }
    }
    /**
     * @param {string} request
     * @param {string} where
     * @param {string} [chunkName]
     */
    return (request, where, chunkName) => {
      const found = groups.get(request);
      if (!found?.target) throw new Error(`${where}: ${join(dirname(remoteFile), request)} is not part of the build`);
      if (chunkName && found.name !== chunkName) {
        throw new Error(`${where}: what the hub shows is one part: import(/* webpackChunkName: "${chunkName}" */ …)`);
      }
      const chunks = found.group?.chunks ?? [];
      const shared = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map(shareKeyOf));
      return {
        files: filesOfChunks(chunks),
        shared: [...new Set(shared.filter(Boolean))].sort(),
      };
    };
  }
}

/** @typedef {import('webpack').Module & { options?: { shareKey: string } }} SharingModule of the federation plugin */
const shareKeyOf = (/** @type {SharingModule} */ module) =>
  module.type === 'consume-shared-module' ? module.options?.shareKey : undefined;

/** @typedef {import('webpack').Module & { resource?: string, rootModule?: import('webpack').NormalModule }} FileModule */
/**
 * The file of a module; of several that were joined, the one that they were joined into.
 * @param {FileModule} module
 */
const fileOf = ({ rootModule, resource }) => rootModule?.resource ?? resource;
