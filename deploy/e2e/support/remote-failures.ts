import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** The remote that fails in the stories. */
const failingRemote = 'mf-passes';
const filesOfRemote = new RegExp(`/r/${failingRemote}/[^/]+/[^?]+\\.(js|css)`);
const entryOfRemote = new RegExp(`/r/${failingRemote}/[^/]+/remote\\.js`);

/** Files that the hub loads before a dialog is opened: entry, tiles and texts. */
const filesOfHub = new RegExp(`/r/${failingRemote}/[^/]+/(remote|hub|texts-\\w+)\\.`);

/** A way in which a remote can fail. `inject` prepares the page before it is opened. */
export interface RemoteFailure {
  name: string;
  inject: (page: Page) => Promise<unknown>;
  /** Whether the part recovers without anybody pressing the retry button. */
  healsAlone?: boolean;
  /**
   * Whether the failure only affects old requests and its routes must stay, because the browser would answer them
   * otherwise.
   */
  onlyOldRequests?: boolean;
}

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: { 'cache-control': 'no-store' } });

const onFiles =
  (handle: (route: Route) => Promise<void> | void, files = filesOfRemote) =>
  (page: Page) =>
    page.route(files, handle);

const integrityOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** What the page payload says about the failing remote. */
interface FailingRemoteOfPage {
  entry: string;
  integrity: string;
  container: string;
}

const payload = /(<script[^>]*id="fairfront-page"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Replaces the remote's entry by another script that the page trusts, because the page's release contains its hash. For
 * failures in code that was delivered correctly.
 */
const withEntry = (rewrite: (original: string, failingRemote: FailingRemoteOfPage) => string) => async (page: Page) => {
  const bodies = new Map<string, string>();
  await page.route(/\/participant\/\d+/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, open, json, close] = payload.exec(html) ?? [];
    if (open === undefined || json === undefined || close === undefined) throw new Error('The page has no payload');
    const page_ = JSON.parse(json) as { release: { remotes: Record<string, FailingRemoteOfPage> } };
    const remote = page_.release.remotes[failingRemote];
    if (!remote) throw new Error(`${failingRemote} is not released`);
    const original = await (await route.request().frame().page().request.get(remote.entry)).text();
    const body = rewrite(original, remote);
    bodies.set(remote.entry, body);
    remote.integrity = integrityOf(body);
    // a preload would cache the hash of the real file
    const withoutPreloads = html.replace(new RegExp(`<link[^>]*${remote.entry}[^>]*>`, 'g'), '');
    return route.fulfill({
      response,
      body: withoutPreloads.replace(payload, () => open + JSON.stringify(page_) + close),
    });
  });
  await page.route(entryOfRemote, (route) => {
    const body = bodies.get(new URL(route.request().url()).pathname);
    if (body === undefined) return route.fallback();
    return answer(200, 'text/javascript', body)(route);
  });
};

/** A federation container that exposes what the given code says. */
const containerWith =
  (definition: string) =>
  (_original: string, { container }: FailingRemoteOfPage) =>
    `window[${JSON.stringify(container)}] = { init() {}, get: () => Promise.resolve(() => (${definition})) };`;

const texts = `{ ru: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }`;

/** Failures of what the hub shows of a remote. */
export const remoteFailures: RemoteFailure[] = [
  { name: '404', inject: onFiles(answer(404, 'text/plain', 'Not found')) },
  {
    name: 'HTML instead of a script',
    inject: onFiles(answer(200, 'text/html', '<!doctype html><title>Portal</title>')),
  },
  {
    name: 'a corrupt file',
    inject: onFiles(async (route) => {
      const response = await route.fetch();
      const body = (await response.body()).subarray(0, 700);
      await route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body,
        headers: { 'cache-control': 'no-store' },
      });
    }, entryOfRemote),
  },
  { name: 'a reset connection', inject: onFiles((route) => route.abort('connectionreset')) },
  {
    name: 'a response 8 seconds late',
    healsAlone: true,
    inject: onFiles(async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      await route.continue().catch(() => undefined);
    }, entryOfRemote),
  },
  {
    name: 'no response at all',
    onlyOldRequests: true,
    inject: (page) => {
      const unanswered = new Promise<void>(() => undefined);
      return page.route(entryOfRemote, (route) => {
        if (new URL(route.request().url()).search) return route.fallback();
        return unanswered;
      });
    },
  },
  {
    name: 'a wrong shared version',
    inject: withEntry((original) => {
      const wrong = original.replace(/requiredVersion:"\^[\d.]+"/g, 'requiredVersion:"^99.0.0"');
      if (wrong === original) throw new Error('The entry does not name the versions of its shared parts');
      return wrong;
    }),
  },
  { name: 'a missing export', inject: withEntry(containerWith('{ default: { tiles: {} } }')) },
  {
    name: 'a tile that throws while rendering',
    inject: withEntry(
      containerWith(`{ default: { locales: ${texts}, tiles: Object.fromEntries(
        ['participant-passes', 'installation-passes', 'car-passes'].map((name) => [name, {
          load: () => Promise.resolve({ default: { useTile: () => { throw new Error('broken tile'); } } }),
        }]),
      ) } }`),
    ),
  },
];

/** Failures of files that are loaded with the first dialog of a remote. */
export const dialogFailures: Pick<RemoteFailure, 'name' | 'inject'>[] = [
  {
    name: 'a missing chunk',
    inject: onFiles((route) =>
      filesOfHub.test(route.request().url()) ? route.fallback() : answer(404, 'text/plain', 'Gone')(route),
    ),
  },
  {
    name: 'a part of the kit that does not load',
    inject: onFiles(answer(404, 'text/plain', 'Gone'), /\/r\/shell\/[^/]+\/kit-data-table-index-ts\.[^?]+\.js/),
  },
];
