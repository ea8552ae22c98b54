/**
 * Start-up of the portal: the page payload, the federation runtime and the loading of remotes. The rest of the shell
 * imports from here only.
 *
 * ```ts
 * const page = readPage();
 * const remotes = createRemotes({ release: page.release, federation: lazyFederation(loadPartTexts), locale, addTexts, report });
 * root.render(<RemotesProvider value={remotes}>…</RemotesProvider>);
 * ```
 */
export type { Federation } from './federation';
export { fetchFederation, lazyFederation } from './lazy-federation';
export { readPage, type Page } from './page';
export { rememberPageHints } from './page-hints';
export type { PartLoader } from './part-loader';
export type {
  CatalogCarryOver,
  CatalogChecklistEntry,
  CatalogCommandEntry,
  CatalogTile,
  RemoteCatalog,
} from './remote-catalog';
export { prepareChunks } from './released-file';
export { RemoteBoundary, RemotesProvider, usePart, useRemoteCatalog, useRemotes } from './remote-parts';
export { createRemotes, fetchNewestRelease, type Remotes } from './remotes';
export { roleIn, usableBy } from './usable-parts.model';
