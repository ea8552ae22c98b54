import type { Locale } from '@fairfront/shared-kit/domain/common';
import {
  releasedUrl,
  screensOf,
  type ChosenVersions,
  type OfferedFiles,
  type RemoteManifest,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';

/** A file that the page needs in addition to the shell. */
export interface Preload {
  url: string;
  as: 'script' | 'style' | 'font';
  /** Required for the browser to reuse the preload for a request with integrity. Fonts have none. */
  integrity?: string;
}

interface Wanted {
  remote: string;
  offers: OfferedFiles[];
}

/** Shell entries with a frame and its most frequent screen. Other frames are rare. */
const frames: Partial<Record<NonNullable<ScreenOffer['layout']>, string>> = {
  default: 'signed-in',
  wide: 'signed-in',
  'not-auth': 'visitor',
};

/** Shell entries for the route: the frame of signed-in users, the screen, and its texts. */
const ownFiles = (
  route: string | null,
  screen: ScreenOffer | undefined,
  shows: { screenOfRemote: boolean; remotes: boolean },
  locale: Locale,
  later: Record<string, string[]>,
): string[] => {
  if (route === null || !screen) return [];
  const names = [`screen-${shows.screenOfRemote ? 'remote' : route}`, `texts-${route}-${locale}`];
  if (shows.remotes) names.push(`texts-kit-parts-${locale}`);
  const frame = frames[screen.layout ?? 'default'];
  return [...(frame ? [frame] : []), ...names].flatMap((name) => later[name] ?? []);
};

/**
 * Parts of remotes that a page shows, with their texts: the screen of the route, all tiles and checklist entries on the
 * participation page, and a linked modal.
 */
const wantedParts = (
  route: string | null,
  modal: string | null,
  locale: Locale,
  remotes: ChosenVersions['remotes'],
): Wanted[] => {
  return Object.entries(remotes).flatMap(([remote, { manifest }]) => {
    const { screens, tiles, checklist, modals, locales, hubLocales } = manifest.offers;
    const ofHub = route === 'participant' ? [...Object.values(tiles), ...Object.values(checklist)] : [];
    const others = [
      ...(route && screens[route] ? [screens[route]] : []),
      ...(modal && Object.hasOwn(modals, modal) ? [modals[modal]] : []),
    ].filter((offer) => offer !== undefined);
    if (ofHub.length + others.length === 0) return [];
    const texts = [
      ...(hubLocales ? [hubLocales[locale]] : []),
      ...(hubLocales && others.length === 0 ? [] : [locales[locale]]),
    ];
    return [{ remote, offers: [...ofHub, ...others, ...texts] }];
  });
};

const preload = (packageName: string, version: string, files: RemoteManifest['files'], name: string): Preload => {
  const integrity = files[name]?.integrity;
  return {
    url: releasedUrl(packageName, version, name),
    as: name.endsWith('.css') ? 'style' : 'script',
    ...(integrity ? { integrity } : {}),
  };
};

/**
 * Returns the files to preload for a page, most urgent first. A page with remotes preloads no fonts, because they would
 * compete with its scripts.
 */
export const preloadsOf = (options: {
  /** Route of the page; null for the 404 page. */
  route: string | null;
  /** Value of the `modal` query parameter. */
  modal: string | null;
  locale: Locale;
  versions: ChosenVersions;
  /** Packages that are not preloaded because a dev server serves them. */
  except?: readonly string[];
}): Preload[] => {
  const { shell, remotes } = options.versions;
  const ofShell = (name: string): Preload => preload('shell', shell.version, shell.manifest.files, name);
  const screens = screensOf(options.versions);
  const { route } = options;
  const wanted = wantedParts(route, options.modal, options.locale, remotes);
  const isOfRemote = Object.values(remotes).some(({ manifest }) => route !== null && route in manifest.offers.screens);
  const shows = { screenOfRemote: isOfRemote, remotes: wanted.length > 0 };
  const own = ownFiles(
    route,
    route === null ? undefined : screens[route],
    shows,
    options.locale,
    shell.manifest.start.later,
  );

  const ofRemotes = wanted.flatMap(({ remote, offers }) => {
    const chosen = remotes[remote];
    if (!chosen) return [];
    const { version, manifest } = chosen;
    const names = [manifest.entry, ...offers.flatMap(({ files }) => files)];
    return names.map((name) => preload(remote, version, manifest.files, name));
  });
  const shared = wanted.flatMap(({ offers }) => offers.flatMap((offer) => offer.shared));
  const kit = shared.flatMap((key) => shell.manifest.provides[key]?.files ?? []);
  const fonts = shell.manifest.start.fonts.map((name): Preload => ({
    url: releasedUrl('shell', shell.version, name),
    as: 'font',
  }));

  const all = [
    ...own.map(ofShell),
    ...(wanted.length ? shell.manifest.start.federation.map(ofShell) : []),
    ...ofRemotes,
    ...kit.map(ofShell),
    ...(wanted.length ? [] : fonts),
  ];
  const except = options.except ?? [];
  const released = all.filter(({ url }) => !except.some((name) => url.startsWith(`/r/${name}/`)));
  return [...new Map(released.map((item) => [item.url, item])).values()];
};
