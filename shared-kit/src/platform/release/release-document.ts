import type { Offers, PageOffers, ScreenOffer } from './offers';

/** Version of the shape of manifests, release document and page release. Readers refuse another one. */
export const releaseSchema = 2;

/** One released file. */
export interface ReleasedFile {
  /** Value of an `integrity` attribute. */
  integrity: string;
  bytes: number;
  /** Size of the brotli and gzip twins, where they exist. */
  br?: number;
  gz?: number;
}

interface Manifest {
  schema: typeof releaseSchema;
  /** Folder name of the package, for example `mf-passes`. */
  package: string;
  /** Semver; the folder of the release is named by it. */
  version: string;
  /** Hash of the sources: equal build, equal files. */
  build: string;
  /**
   * Versions of the domain rules that the build carries, by area (`passes`), with the fingerprint of their sources behind the
   * plus; absent in builds of before it was compared.
   */
  domain?: Record<string, string>;
  /** By name relative to the folder of the version. */
  files: Record<string, ReleasedFile>;
}

/** `manifest.json` in the build of a remote. */
export interface RemoteManifest extends Manifest {
  /** Range of contract versions that the remote works with. */
  contract: string;
  /** Global name of the container; unique per build. */
  container: string;
  /** File of the container. */
  entry: string;
  /**
   * Range of versions of the federation runtime that the shell must provide (`externalRuntime`); absent when the remote brings
   * its own.
   */
  runtime?: string;
  /** Ranges of the modules that the remote takes from the shell. */
  shared: Record<string, string>;
  offers: Offers;
  /** Routes and modals of other owners that its code opens. */
  opens: { routes: string[]; modals: string[] };
}

/** `manifest.json` in the build of the shell. */
export interface ShellManifest extends Manifest {
  /** Version of the contract that the shell implements. */
  contract: string;
  /**
   * What a page starts with, in this order; `federation`: what comes before the first remote; `later`: files of the
   * frame of signed-in users (`signed-in`), of the shell's own screens (`screen-<route>`, `screen-remote` around those
   * of remotes) and of their texts (`texts-<route>-<locale>`); `inline`: code that the edge writes into the page.
   */
  start: {
    scripts: string[];
    styles: string[];
    federation: string[];
    inline: string;
    later: Record<string, string[]>;
    fonts: string[];
  };
  /** Version of the federation runtime that it provides; absent in shells of before there was one. */
  runtime?: string;
  /** Shared modules with their version and the files that their first use loads. */
  provides: Record<string, { version: string; files: string[] }>;
  /** Its own screens and their routes, by route name. */
  screens: Record<string, ScreenOffer>;
  /** Names of its own modals. */
  modals: string[];
}

/** Another version than the live one for some companies. The first rule that fits wins. */
export interface ChannelRule {
  version: string;
  /** Share of companies, 0 to 100, by a stable hash of the company id. */
  percent?: number;
  /** Ids of companies that always get this version. */
  companies?: number[];
}

/** The releases of one package that the document speaks of. */
export interface PackageRelease<Kind extends RemoteManifest | ShellManifest> {
  live: string;
  /** The version that was live before: what rollback switches to, and the loader's last resort. */
  previous: string | null;
  rules: ChannelRule[];
  /** Manifests of every version named above. */
  versions: Record<string, Kind>;
}

/**
 * The one mutable thing of the platform (ARCHITECTURE §3, rule 5): what is live. `release.json` in the store; a release is an
 * atomic switch of this file.
 */
export interface ReleaseDocument {
  schema: typeof releaseSchema;
  /** Counts the switches. */
  revision: number;
  /** ISO instant of the switch. */
  at: string;
  shell: PackageRelease<ShellManifest>;
  /** By package name. */
  remotes: Record<string, PackageRelease<RemoteManifest>>;
}

/** Where a page loads one version of a remote from. */
export interface PageRemoteVersion {
  version: string;
  container: string;
  /** URL of the entry. */
  entry: string;
  integrity: string;
  /** Why this version cannot run in this shell, when it cannot; the loader does not even try. */
  misfit?: string;
}

/** A remote as a page loads it: the version of its channel, with the one before to fall back on. */
export interface PageRemote extends PageRemoteVersion {
  offers: PageOffers;
  /** Tried before the loader gives up. */
  previous: PageRemoteVersion | null;
}

/** The release document as one page needs it: channel rules applied, hashes of chunks left to the entries. */
export interface PageRelease {
  schema: typeof releaseSchema;
  revision: number;
  /** Version of the shell. */
  shell: string;
  /** By package name. */
  remotes: Record<string, PageRemote>;
}
