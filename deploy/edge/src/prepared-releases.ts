import type { Locale } from '@fairfront/shared-kit/domain/common';
import {
  matchScreen,
  pageReleaseFor,
  screensOf,
  type ChosenVersions,
  type PageRelease,
  type ReleaseDocument,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';
import { pointToDevPackages, type DevPackages } from './dev-packages';
import { inlineJson } from './inline-json';
import { CachedResponse } from './cached-response';
import { preloadsOf, type Preload } from './page-preloads';

/**
 * Everything that pages with the same chosen versions share. It is computed once: work done per request would multiply
 * in a flood.
 */
export class PreparedRelease {
  /** All screens by route name. */
  readonly screens: Record<string, ScreenOffer>;
  readonly release: PageRelease;
  /** The release serialised for a script element. */
  readonly inline: string;
  /** The response of `/release.json`. */
  readonly answer: CachedResponse;
  private readonly preloads = new Map<string, Preload[]>();

  constructor(
    document: ReleaseDocument,
    readonly versions: ChosenVersions,
    private readonly devPackages: DevPackages,
  ) {
    this.screens = screensOf(versions);
    this.release = pointToDevPackages(pageReleaseFor(document, versions), devPackages);
    this.inline = inlineJson(this.release);
    this.answer = new CachedResponse(JSON.stringify(this.release));
  }

  /** Route name of a path; null for an unknown path. */
  routeOf(path: string): string | null {
    return matchScreen(this.screens, path)?.name ?? null;
  }

  /** Files that a page preloads, see `preloadsOf`. Unknown modals are ignored and not cached. */
  preloadsOf(route: string | null, modal: string | null, locale: Locale): Preload[] {
    const isOffered = Object.values(this.versions.remotes).some(
      ({ manifest }) => modal !== null && Object.hasOwn(manifest.offers.modals, modal),
    );
    const wanted = { route, modal: isOffered ? modal : null, locale };
    const key = JSON.stringify(wanted);
    const known = this.preloads.get(key);
    if (known) return known;
    const made = preloadsOf({ ...wanted, versions: this.versions, except: Object.keys(this.devPackages) });
    this.preloads.set(key, made);
    return made;
  }
}

/** Caches one prepared release per choice of versions, for as long as the document is in use. */
export class PreparedReleases {
  private readonly known = new WeakMap<ReleaseDocument, Map<string, PreparedRelease>>();

  constructor(private readonly devPackages: DevPackages) {}

  /** @param versions chosen from the document; versions of a dev server are read again for every page */
  of(document: ReleaseDocument, versions: ChosenVersions): PreparedRelease {
    if (Object.keys(this.devPackages).length > 0) return new PreparedRelease(document, versions, this.devPackages);
    const choices = this.known.get(document) ?? new Map<string, PreparedRelease>();
    this.known.set(document, choices);
    const { shell, remotes } = versions;
    const key = [shell, ...Object.values(remotes)].map(({ version }) => version).join();
    const prepared = choices.get(key) ?? new PreparedRelease(document, versions, this.devPackages);
    choices.set(key, prepared);
    return prepared;
  }
}
