import type { Offers, PageOffers, ScreenOffer } from './offers';

/** Version of the format of manifests, release document and page release. Readers reject any other. */
export const releaseSchema = 2;

/** One released file. */
export interface ReleasedFile {
  /** Value of an `integrity` attribute. */
  integrity: string;
  bytes: number;
  /** Size of the brotli and gzip variants, if they exist. */
  br?: number;
  gz?: number;
}

interface Manifest {
  schema: typeof releaseSchema;
  /** Folder name of the package, for example `mf-passes`. */
  package: string;
  /** Semver; also the name of the release folder. */
  version: string;
  /** Hash of the sources: equal hashes mean equal files. */
  build: string;
  /**
   * Versions of the domain rules in the build, by area (`passes`), with the fingerprint of their sources as build
   * metadata; absent in builds older than this comparison.
   */
  domain?: Record<string, string>;
  /** By name relative to the folder of the version. */
  files: Record<string, ReleasedFile>;
}

/** `manifest.json` in the build of a remote. */
export interface RemoteManifest extends Manifest {
  /** Range of contract versions that the remote supports. */
  contract: string;
  /** Global name of the container; unique per build. */
  container: string;
  /** File of the container. */
  entry: string;
  /**
   * Range of federation runtime versions that the shell must provide (`externalRuntime`); absent if the remote bundles
   * its own.
   */
  runtime?: string;
  /** Version ranges of the modules that the remote takes from the shell. */
  shared: Record<string, string>;
  offers: Offers;
  /** Routes and modals of other owners that its code opens. */
  opens: { routes: string[]; modals: string[] };
}

/** `manifest.json` in the build of the shell. */
export interface ShellManifest extends Manifest {
  /** Contract version of the shell. */
  contract: string;
  /**
   * The files of the page start, in this order; `federation`: files before the first remote; `later`: files of the
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
  /** Version of the federation runtime that it provides; absent in older shells. */
  runtime?: string;
  /** Shared modules with their version and the files that load on first use. */
  provides: Record<string, { version: string; files: string[] }>;
  /** Its own screens and their routes, by route name. */
  screens: Record<string, ScreenOffer>;
  /** Names of its own modals. */
  modals: string[];
}

/** A version other than the live one for some companies. The first matching rule wins. */
export interface ChannelRule {
  version: string;
  /** Share of companies, 0 to 100, by a stable hash of the company id. */
  percent?: number;
  /** Ids of companies that always get this version. */
  companies?: number[];
}

/** The releases of one package in the document. */
export interface PackageRelease<Kind extends RemoteManifest | ShellManifest> {
  live: string;
  /** The previously live version: the target of a rollback and the last fallback of the loader. */
  previous: string | null;
  rules: ChannelRule[];
  /** Manifests of every version named above. */
  versions: Record<string, Kind>;
}

/**
 * The only mutable file of the platform (ARCHITECTURE §3, rule 5): what is live. `release.json` in the store; a release
 * replaces this file atomically.
 */
export interface ReleaseDocument {
  schema: typeof releaseSchema;
  /** Increases with every switch. */
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
  /** Why this version is incompatible with this shell, if it is; the loader then skips it. */
  incompatibility?: string;
}

/** A remote as a page loads it: the version of its channel and the previous one as a fallback. */
export interface PageRemote extends PageRemoteVersion {
  offers: PageOffers;
  /** Tried before the load fails. */
  previous: PageRemoteVersion | null;
}

/** The release document for one page: channel rules applied; chunk hashes are in the entries. */
export interface PageRelease {
  schema: typeof releaseSchema;
  revision: number;
  /** Version of the shell. */
  shell: string;
  /** By package name. */
  remotes: Record<string, PageRemote>;
}
