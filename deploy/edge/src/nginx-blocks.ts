import { defaultLocale } from '@fairfront/shared-kit/domain/common';
import { edgeTexts } from './edge-texts';
import { defaultLimits as limits, type RequestBudget } from './limits';
import { calledPrefixes } from './proxy-routes';
import { refusalPage, refusalPageHeaders } from './refusal-responses';
import { refusals, type Refusal } from './refusals';
import { releasedTexts, releasedTypes } from './released-files';
import { commonHeaders, secretApiPrefixes } from './security-headers';

/** Formats milliseconds as an nginx time. */
export const seconds = (milliseconds: number): string => `${milliseconds / 1_000}s`;
/** Formats bytes as an nginx size. */
export const megabytes = (bytes: number): string => `${bytes / 1_048_576}m`;

const headerLines = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** `add_header` lines of a location. HTTPS adds strict-transport-security. */
export const headers = (values: Readonly<Record<string, string>>, indent = '    '): string =>
  `${headerLines(values, indent)}
${indent}add_header strict-transport-security $fairfront_transport always;`;

/**
 * `add_header` lines of the portal's server for what it answers outside of its locations. A location with lines of its
 * own takes over none of them.
 */
export const serverHeaders = headers(commonHeaders, '  ');

/** The same for foreign hosts: nothing is said about how browsers should reach them. */
export const foreignServerHeaders = headerLines(commonHeaders, '  ');

/** Refuses in an `if` of a location with a line of text. */
export const refuse = (status: number, text: string): string =>
  `${headers(commonHeaders, '      ')}
      return ${status} "${text}\\n";`;

/** Adds strict-transport-security to proxied responses: the backend does not know how browsers reach the portal. */
export const proxiedTransport = `    proxy_hide_header strict-transport-security;
    add_header strict-transport-security $fairfront_transport always;`;

/** Removes it from proxied responses to foreign hosts. The empty line stops the server's headers: the edge sends its own. */
export const noTransport = `    proxy_hide_header strict-transport-security;
    add_header strict-transport-security "" always;`;

/** Converts a path pattern of the route table to an nginx regular expression. */
const expressionOf = (pattern: string): string => `~^${pattern.replace(/:\w+/g, '[^/]+')}/?$`;

/** Request budgets per address for everything except calls, by zone name. */
const budgets = {
  pages: limits.pagesPerAddress,
  files: limits.filesPerAddress,
  others: limits.othersPerAddress,
} satisfies Record<string, RequestBudget>;

/** Zones of these budgets. Each zone allows the per-second average of the edge's window. */
export const budgetZones = Object.entries(budgets)
  .map(
    ([name, { max }]) =>
      `limit_req_zone $binary_remote_addr zone=fairfront_${name}:10m rate=${max / (limits.budgetTime / 1_000)}r/s;`,
  )
  .join('\n');

/** Applies a budget to a location: a burst passes, further requests wait, and requests above the budget are refused. */
export const spend = (name: keyof typeof budgets): string =>
  `    limit_req zone=fairfront_${name} burst=${budgets[name].max} delay=${budgets[name].burst};`;

/** Map lines that replace paths with a token by their names in the access log. */
export const secrets = (paths: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(paths).map(([name, path]) => `  "${expressionOf(path)}" ${name};`),
    ...Object.entries(secretApiPrefixes).map(([name, prefix]) => `  "~^${prefix}" ${name};`),
  ].join('\n');

/** The nginx `types` block for released files. */
export const types = Object.entries(releasedTypes)
  .map(([extension, type]) => `      ${type} ${extension};`)
  .join('\n');

/** MIME types of released text files. */
export const textTypes = releasedTexts.map((extension) => releasedTypes[extension]).join(' ');

/** Settings of every location that proxies requests. `readTime` limits the wait for the response. */
export const proxyTo = (readTime = seconds(limits.answerTime)): string => `    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    proxy_set_header X-Request-Id $request_id;
    proxy_connect_timeout ${seconds(limits.connectTime)};
    proxy_read_timeout ${readTime};
    proxy_next_upstream off;`;

/** Formats a refusal as an nginx string with JSON in the browser's language. */
const bodyOf = ({ code, text }: Refusal): string => `'{"message":"${text.ru}","code":"${code}"}'`;
const englishBodyOf = ({ code, text }: Refusal): string => `'{"message":"${text.en}","code":"${code}"}'`;

/** Refusals that nginx sends itself: name, status codes, refusal. */
const ownRefusals: readonly [string, readonly number[], Refusal][] = [
  ['unavailable', [502, 503], refusals.unavailable],
  ['late', [504], refusals.late],
  ['too_large', [413], refusals.tooLarge],
  ['slow_body', [408], refusals.slowBody],
  ['too_many', [429], refusals.tooMany],
];

/** Maps from the browser's language to the bodies of these refusals. */
export const refusalMaps = ownRefusals
  .map(
    ([name, , refusal]) => `map $http_accept_language $fairfront_${name} {
  default ${bodyOf(refusal)};
  "~*^en" ${englishBodyOf(refusal)};
}`,
  )
  .join('\n\n');

/** The page that people get instead of a JSON refusal, in the hinted language. */
export const refusalPageMap = `map $cookie_ff_locale $fairfront_too_many_page {
${Object.keys(edgeTexts)
  .map((locale) => {
    const page = refusalPage(refusals.tooMany.text, locale as keyof typeof edgeTexts);
    return `  ${locale === defaultLocale ? 'default' : locale} '${page}';`;
  })
  .join('\n')}
}`;

/** The location that serves this page. */
export const refusalPageLocation = `  location @too_many_page {
    internal;
    default_type text/html;
    charset utf-8;
${headers({
  ...commonHeaders,
  ...Object.fromEntries(Object.entries(refusalPageHeaders).filter(([name]) => name !== 'content-type')),
  'retry-after': String(refusals.tooMany.retryAfter),
})}
    return 429 $fairfront_too_many_page;
  }`;

const errorPages = (refused: typeof ownRefusals): string =>
  refused.map(([name, statuses]) => `    error_page ${statuses.join(' ')} @${name};`).join('\n');

/** `error_page` lines that lead to the refusals. */
export const refusalPages = errorPages(ownRefusals);

/** The same for locations of pages, which refuse with a page. */
export const pageRefusals = `${errorPages(ownRefusals.filter(([name]) => name !== 'too_many'))}
    error_page 429 @too_many_page;`;

/** Locations that serve the refusals. */
export const refusalLocations = ownRefusals
  .map(
    ([name, , { status, retryAfter }]) => `  location @${name} {
    internal;
    default_type application/json;
    charset utf-8;
    charset_types application/json;
${headers({
  ...commonHeaders,
  'cache-control': 'no-store',
  'access-control-allow-origin': '$fairfront_reading_origin',
  vary: 'origin',
  ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
})}
    return ${status} $fairfront_${name};
  }`,
  )
  .join('\n\n');

/** Locations of the API. */
export const callLocations = calledPrefixes
  .map(
    (prefix) => `  location ^~ ${prefix}/ {
    if ($fairfront_upgrades) {
${refuse(400, 'This address takes no upgrade')}
    }
    limit_conn fairfront_calls ${limits.callsPerAddress};
    proxy_pass http://fairfront_backend;
${proxyTo()}
    proxy_set_header Connection "";
${proxiedTransport}
${refusalPages}
  }`,
  )
  .join('\n\n');
