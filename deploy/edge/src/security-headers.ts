import {
  matchScreen,
  type ReleaseDocument,
  type RuntimeConfig,
  type ScreenOffer,
} from '@fairfront/shared-kit/platform/release';

/** Where browsers send what the policy of a page has blocked. */
export const policyReportPath = '/csp-reports';
const reportGroup = 'csp';

/** Trusted Types policy of released scripts: the shell uses it for entries, every webpack runtime for chunks. */
const trustedTypesPolicy = 'fairfront-chunks';

/** Policy of the overlay that webpack-dev-server adds to pages. */
const overlayPolicy = 'webpack-dev-server#overlay';

/** Names the address of reports for `report-to` of the policy. */
export const reportingEndpoints = `${reportGroup}="${policyReportPath}"`;

/** Document scanning needs the camera; everything else is off. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Policy of everything that is no page of the portal: it loads nothing, and no page can frame it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response that the edge itself sends. Pages have their own policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Makes browsers use only https for a year, for the host of the portal and all below it, where it is served by https. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/** Additional headers of pages. `frame-ancestors` is the modern equivalent of `x-frame-options`. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Headers of released files: they never change, and an embed on a foreign page may read them. */
export const releasedFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * A page whose address contains a token or signature sends no referrer, not even to its own file server, which would
 * log it.
 * @param screen screen of the page; null for the 404 page
 * @param holdsToken whether the query contains a sign-in token
 */
export const referrerPolicyOf = (screen: ScreenOffer | null, holdsToken: boolean): string =>
  holdsToken || screen?.secret ? 'no-referrer' : (commonHeaders['referrer-policy'] ?? 'no-referrer');

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
 * Builds the enforced policy of a page. Scripts run by nonce, and so does what they load (`strict-dynamic`). There is
 * no `unsafe-inline` and no `unsafe-eval`, and script addresses must pass a named Trusted Types policy.
 */
export const contentSecurityPolicy = (options: {
  nonce: string;
  origin: string;
  config: RuntimeConfig;
  /** Origins of dev servers; empty outside development. */
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
    // PDFs are printed from their own frame
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // every remote has its own webpack runtime, which creates the policy of this name again
    'trusted-types': [trustedTypesPolicy, ...(devOrigins.length > 0 ? [overlayPolicy] : []), "'allow-duplicates'"],
    // of browsers that do not know the second
    'report-uri': [policyReportPath],
    'report-to': [reportGroup],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** API addresses that are secrets themselves, and their names in logs. */
export const secretApiPrefixes = {
  'calendar-feed': '/api/ics/',
} as const;

/** Route name of a path that is secret in any available version; null for other paths. */
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

/** A path as it may be logged: a path with a token is replaced by its name. */
export const loggedPath = (path: string, document: ReleaseDocument | null): string => {
  const call = Object.entries(secretApiPrefixes).find(([, prefix]) => path.startsWith(prefix));
  return call?.[0] ?? (document && secretRouteOf(path, document)) ?? path;
};
