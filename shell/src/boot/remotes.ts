import type {
  Locale,
  LocaleTexts,
  ParticipationEventName,
  PlatformServices,
  RealtimeHandler,
} from '@fairfront/shared-kit/platform';
import { parsePageRelease, type PageRelease, type PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import type { Federation } from './federation';
import type { LoadSource } from './load-state.model';
import { PartLoader } from './part-loader';
import { createCatalog, type RemoteCatalog } from './remote-catalog';
import {
  BrokenRemoteError,
  checkDefinition,
  loadHandlerOf,
  loadPartOf,
  loadTextsOf,
  textFilesOf,
  type CheckedDefinition,
  type PartKind,
  type PartKinds,
  type TextFile,
} from './remote-definition';

/** Namespace of a remote's texts: `passes` for `mf-passes`. */
export const namespaceOf = (remote: string): string => remote.replace(/^mf-/, '');

/** Timeout for the newest release; after it, a retry uses the release that the page already has. */
const refreshTimeoutMs = 5_000;

/** Requests the release that a new page would get. @throws if the edge does not respond in time */
export const fetchNewestRelease = async (): Promise<PageRelease> => {
  const response = await fetch('/release.json', { signal: AbortSignal.timeout(refreshTimeoutMs), cache: 'no-cache' });
  return parsePageRelease(await response.json());
};

/** The services of the shell that `createRemotes` uses. */
export interface RemotesOptions {
  release: PageRelease;
  federation: Federation;
  /** The current language. */
  locale: () => Locale;
  /** Adds texts of a remote to the translator; `namespace` is `namespaceOf(remote)`. */
  addTexts: (locale: Locale, namespace: string, texts: LocaleTexts) => void;
  report: PlatformServices['telemetry']['report'];
  /** Called before a retry, because a newer release may have become live since the page was opened. Default: `/release.json`. */
  newestRelease?: () => Promise<PageRelease>;
}

/** All remotes of a page, loaded or not. `app.tsx` creates one instance per page. */
export interface Remotes {
  /** What the release of this page offers. */
  catalog: RemoteCatalog;
  /** The loader of a part, the same object on every call; null if no live remote offers the part. */
  part: <Kind extends PartKind>(kind: Kind, name: string) => PartLoader<PartKinds[Kind]> | null;
  /**
   * Loads the texts of all loaded remotes in another language. Resolves when every load has succeeded or failed, so that
   * the language changes everywhere at once. A failure is reported, and that remote stays in its current language.
   */
  loadTexts: (locale: Locale) => Promise<void>;
  /** Loads the handlers of an event. A handler that fails to load is reported and skipped. */
  realtimeHandlers: <Name extends ParticipationEventName>(event: Name) => Promise<RealtimeHandler<Name>[]>;
}

/** A loaded version of a remote. */
interface LoadedRemote {
  remote: string;
  definition: CheckedDefinition;
  /** The text files that its parts have requested, by language. */
  texts: Record<TextFile, Map<Locale, Promise<void>>>;
}

/** Connects the release document, the federation runtime and the loaders of parts. */
export const createRemotes = (options: RemotesOptions): Remotes => {
  const { federation, report, newestRelease = fetchNewestRelease } = options;
  const catalog = createCatalog(options.release);
  let release = options.release;
  const versions = new Map<string, Promise<LoadedRemote>>();
  const parts = new Map<string, PartLoader<PartKinds[PartKind]>>();

  const versionOf = (remote: string, source: LoadSource): PageRemoteVersion => {
    const live = release.remotes[remote];
    const version = source === 'live' ? live : live?.previous;
    if (!version) throw new BrokenRemoteError(`No ${source} version of ${remote}`);
    if (version.incompatibility) throw new BrokenRemoteError(`${remote} ${version.version} ${version.incompatibility}`);
    return version;
  };

  const loadVersion = (remote: string, version: PageRemoteVersion): Promise<LoadedRemote> => {
    const known = versions.get(version.container);
    if (known) return known;
    const loading = federation.loadDefinition(version).then((loaded) => {
      return { remote, definition: checkDefinition(loaded), texts: { hubLocales: new Map(), locales: new Map() } };
    });
    versions.set(version.container, loading);
    loading.catch(() => {
      if (versions.get(version.container) === loading) versions.delete(version.container);
    });
    return loading;
  };

  const textsOf = (loaded: LoadedRemote, file: TextFile, locale: Locale): Promise<void> => {
    const texts = loaded.texts[file];
    const known = texts.get(locale);
    if (known) return known;
    const loading = loadTextsOf(loaded.definition, file, locale).then((added) =>
      options.addTexts(locale, namespaceOf(loaded.remote), added),
    );
    texts.set(locale, loading);
    loading.catch(() => texts.delete(locale));
    return loading;
  };

  const requestedTextsOf = ({ texts }: LoadedRemote): TextFile[] =>
    (['hubLocales', 'locales'] as const).filter((file) => texts[file].size > 0);

  const refresh = async (): Promise<void> => {
    try {
      release = await newestRelease();
    } catch {
      // offline, or an unknown format of the release: retry with the release that the page has
    }
  };

  const cancel = (remote: string): void => {
    const live = release.remotes[remote];
    for (const version of [live, live?.previous]) {
      if (!version) continue;
      versions.delete(version.container);
      federation.cancel(version);
    }
  };

  const createPart = <Kind extends PartKind>(kind: Kind, name: string, remote: string) =>
    new PartLoader<PartKinds[Kind]>({
      load: async (source, freshness) => {
        if (freshness !== 'none') await refresh();
        const version = versionOf(remote, source);
        if (freshness === 'files') {
          versions.delete(version.container);
          federation.evict(version);
        }
        const loaded = await loadVersion(remote, version);
        const [part] = await Promise.all([
          loadPartOf(loaded.definition, kind, name),
          ...textFilesOf(loaded.definition, kind).map((file) => textsOf(loaded, file, options.locale())),
        ]);
        return part;
      },
      hasPrevious: () => Boolean(release.remotes[remote]?.previous),
      cancel: () => cancel(remote),
      report: ({ reason, error }) =>
        report({ name: 'remote-load-failed', detail: { remote, kind, part: name, reason, message: String(error) } }),
    });

  return {
    catalog,
    part: <Kind extends PartKind>(kind: Kind, name: string) => {
      const remote = catalog.ownerOf(kind, name);
      if (remote === null) return null;
      const key = `${kind} ${name}`;
      const loader = parts.get(key) ?? createPart(kind, name, remote);
      parts.set(key, loader as PartLoader<PartKinds[PartKind]>);
      return loader as PartLoader<PartKinds[Kind]>;
    },
    loadTexts: async (locale) => {
      const loaded = await Promise.allSettled(versions.values());
      await Promise.allSettled(
        loaded.map(async (result) => {
          if (result.status === 'rejected') return;
          try {
            await Promise.all(requestedTextsOf(result.value).map((file) => textsOf(result.value, file, locale)));
          } catch (error) {
            report({ name: 'remote-texts-failed', detail: { remote: result.value.remote, message: String(error) } });
          }
        }),
      );
    },
    realtimeHandlers: async (event) => {
      const results = await Promise.all(
        catalog.handlersOf(event).map(async (remote) => {
          try {
            return [await loadHandlerOf((await loadVersion(remote, versionOf(remote, 'live'))).definition, event)];
          } catch (error) {
            report({ name: 'remote-handler-failed', detail: { remote, event, message: String(error) } });
            return [];
          }
        }),
      );
      return results.flat();
    },
  };
};
