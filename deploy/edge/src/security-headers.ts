import {
  matchScreen,
  type ReleaseDocument,
  type RuntimeConfig,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';

/** The Trusted Types policy of released scripts: entries by the shell, chunks by the runtime of every webpack build. */
const trustedTypesPolicy = 'fairfront-chunks';

/** The overlay that webpack-dev-server shows on pages with packages of a dev server. */
const overlayPolicy = 'webpack-dev-server#overlay';

/** Camera for scanning documents (PASS §8); everything else that a page could ask for is off. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Headers of every answer that the edge itself gives. */
export const headersOfEverything: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Where the portal is reached by https: browsers ask for nothing else during a year. */
export const strictTransportSecurity = 'max-age=31536000';

/** Further headers of pages. `frame-ancestors` says the same as `x-frame-options` to newer browsers. */
export const headersOfPages: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Headers of released files: they never change, and an embed in a foreign page may read them (CAT-271). */
export const headersOfReleasedFiles: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * A page whose address holds a token or signature tells nobody where it was (SHELL-027), not even the servers of its own
 * files, whose logs name the referrer.
 * @param screen of the page; null for the 404 page
 * @param holdsToken the query offers a sign-in token (SHELL-036)
 */
export const referrerPolicyOf = (screen: ScreenOffer | null, holdsToken: boolean): string =>
  holdsToken || screen?.secret ? 'no-referrer' : (headersOfEverything['referrer-policy'] ?? 'no-referrer');

const socketSources = (realtime: RuntimeConfig['realtime'], origin: string): string[] => {
  const own = origin.replace(/^http/, 'ws');
  if (!realtime) return [];
  const external = `${realtime.tls ? 'wss' : 'ws'}://${realtime.host}:${realtime.port}`;
  return [...new Set([own, external])];
};

const originOf = (url: string): string[] => {
  try {
    return [new URL(url).origin];
  } catch {
    return [];
  }
};

/**
 * The enforced policy of a page. Scripts run by nonce and what these load (`strict-dynamic`); there is no
 * `unsafe-inline` and no `unsafe-eval`, and no string reaches a script address past a named policy.
 */
export const contentSecurityPolicy = (options: {
  nonce: string;
  origin: string;
  config: RuntimeConfig;
  /** Origins of dev servers; empty outside of development. */
  devOrigins: string[];
}): string => {
  const { nonce, origin, config, devOrigins } = options;
  const devSockets = devOrigins.map((dev) => dev.replace(/^http/, 'ws'));
  const replay = config.sessionReplay ? originOf(config.sessionReplay.endpoint) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...devOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...devOrigins],
    'font-src': ["'self'", ...devOrigins],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...socketSources(config.realtime, origin), ...replay, ...devOrigins, ...devSockets],
    'worker-src': ["'self'"],
    // a PDF is printed from a frame of its own (PASS-194)
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // every remote brings a webpack runtime of its own, which makes the policy of this name again
    'trusted-types': [trustedTypesPolicy, ...(devOrigins.length > 0 ? [overlayPolicy] : []), "'allow-duplicates'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** Addresses of the API that are secrets themselves, and what a log calls them (SHELL-250). */
export const secretApiPrefixes = {
  'calendar-feed': '/api/ics/',
} as const;

/** The route of a path that is a secret in any version that somebody can get; null for every other path. */
const secretRouteOf = (path: string, { shell, remotes }: ReleaseDocument): string | null => {
  const tables = [
    ...Object.values(shell.versions).map(({ screens }) => screens),
    ...Object.values(remotes).flatMap(({ versions }) => Object.values(versions).map(({ offers }) => offers.screens)),
  ];
  for (const screens of tables) {
    const name = matchScreen(screens, path)?.name;
    if (name !== undefined && screens[name]?.secret) return name;
  }
  return null;
};

/** A path as logs may hold it: one with a token only by its name (SHELL-027, SHELL-250). */
export const loggedPath = (path: string, document: ReleaseDocument | null): string => {
  const call = Object.entries(secretApiPrefixes).find(([, prefix]) => path.startsWith(prefix));
  return call?.[0] ?? (document && secretRouteOf(path, document)) ?? path;
};
