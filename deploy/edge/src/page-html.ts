import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { RuntimeConfig } from '@fairfront/shared-kit/platform/release';
import { releasedUrl } from '@fairfront/shared-kit/platform/release';
import { edgeTexts } from './edge-texts';
import type { DevPackages } from './dev-packages';
import { firstCallsScript } from './first-calls-script';
import { inlineJson } from './inline-json';
import type { Preload } from './page-preloads';
import type { PreparedRelease } from './prepared-releases';

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0a3f4b"/>' +
      '<g transform="translate(4.5 4) scale(.82)"><path fill="#fff" d="M4 3h20v4H8v5.5h11v4H8V25H4z"/>' +
      '<rect fill="#f5b301" x="19.5" y="19" width="6" height="6" rx="1"/></g></svg>',
  );

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const preloadTag = ({ url, as, integrity }: Preload, nonce: string): string =>
  // no crossorigin on same-origin scripts and styles, otherwise they are fetched twice; fonts always need it
  `<link rel="preload" as="${as}" href="${attribute(url)}"` +
  (as === 'font' ? ' type="font/woff2" crossorigin' : '') +
  (as === 'script' ? ` nonce="${nonce}"` : '') +
  (integrity ? ` integrity="${integrity}"` : '') +
  '>';

export interface PageOptions {
  prepared: PreparedRelease;
  config: RuntimeConfig;
  nonce: string;
  path: string;
  /** Route of the path; null for the 404 page. */
  route: string | null;
  /** Query with its question mark, or empty. */
  search: string;
  modal: string | null;
  locale: Locale;
  devPackages: DevPackages;
}

/**
 * Renders the one HTML of the portal. Scripts are files with a nonce and a hash, and the payload is data. The only
 * inline script sends the first calls of a signed-in person (`first-calls-script.ts`). The nonce appears in attributes
 * only, where scripts can read it and selectors cannot; react-aria reads it from the meta element.
 */
export const renderPage = (options: PageOptions): string => {
  const { prepared, config, nonce, path, route, search, modal, locale, devPackages } = options;
  const { version, manifest } = prepared.versions.shell;
  const file = (name: string) => ({
    url: attribute(devPackages['shell'] ? `${devPackages['shell']}/${name}` : releasedUrl('shell', version, name)),
    // dev server files change on every save
    integrity: devPackages['shell'] ? '' : (manifest.files[name]?.integrity ?? ''),
  });
  // without it, errors from another origin carry no message and no position
  const crossOrigin = devPackages['shell'] ? ' crossorigin' : '';
  const styles = manifest.start.styles.map(file);
  const scripts = manifest.start.scripts.map(file);
  const preloads = prepared.preloadsOf(route, modal, locale);
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${edgeTexts[locale].page.title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...firstCallsScript({
      path,
      search,
      screens: prepared.screens,
      release: prepared.release,
      apiBase: config.apiBase,
      code: manifest.start.inline,
      nonce,
    }),
    ...styles.map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`),
    // without fetchpriority, browsers fetch a deferred script after all preloads
    ...scripts.map(
      ({ url, integrity }) =>
        `<script defer fetchpriority="high" src="${url}" integrity="${integrity}"${crossOrigin} nonce="${nonce}"></script>`,
    ),
    ...preloads.map((item) => preloadTag(item, nonce)),
    `<link rel="icon" href="${attribute(icon)}">`,
    `<script type="application/json" id="fairfront-page" nonce="${nonce}">{"release":${prepared.inline},"config":${inlineJson(config)}}</script>`,
    '</head>',
    `<body><div id="root"></div><noscript>${edgeTexts[locale].page.withoutScript}</noscript></body>`,
    '</html>',
    '',
  ].join('\n');
};
