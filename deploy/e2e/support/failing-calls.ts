import type { BrowserContext, Page, Route } from '@playwright/test';

/** A recorded response of the API. */
interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How a call fails: what the page gets instead of the response. */
export interface Failure {
  name: string;
  /** Null if this response cannot fail in this way. */
  respond: (recorded: Recorded) => ((route: Route) => Promise<void>) | null;
}

const withStatus =
  (status: number, json: object, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json, headers });

const withBody =
  (body: string, contentType: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status: 200, body, contentType });

/** All ways in which a response can fail: statuses, silence, and changes by a proxy or another version. */
export const failures: readonly Failure[] = [
  { name: '500', respond: () => withStatus(500, { message: 'Server error', code: 'server_error' }) },
  {
    name: '503',
    respond: () => withStatus(503, { message: 'One moment', code: 'service_unavailable' }, { 'retry-after': '2' }),
  },
  { name: 'silence', respond: () => () => Promise.resolve() },
  { name: 'HTML', respond: () => withBody('<!doctype html><title>Sign in to the network</title>', 'text/html') },
  {
    name: 'cut JSON',
    respond: ({ body }) => withBody(body.slice(0, Math.max(1, Math.floor(body.length / 2))), 'application/json'),
  },
  { name: 'an empty object', respond: () => withBody('{}', 'application/json') },
];

/** Whether the path belongs to the realtime connection, which retries on its own and has its own status line. */
const isOfRealtime = (path: string): boolean => path.startsWith('/api/broadcasting/');

/**
 * Replays the API to the pages of a context. The first response to a read is recorded and returned again, so that a
 * page with a failing call can be compared with the same page without failures.
 */
export class ReplayedApi {
  private readonly answers = new Map<string, Recorded>();
  private failing: { path: string; failure: Failure } | null = null;
  private readonly called = new Set<string>();

  static async attach(context: BrowserContext): Promise<ReplayedApi> {
    const api = new ReplayedApi();
    await context.route('**/api/**', (route) => api.answer(route));
    return api;
  }

  /** Paths read since the previous call. */
  takeCalled(): string[] {
    const paths = [...this.called];
    this.called.clear();
    return paths;
  }

  /** From now on, reads of this path fail; null stops that. False if this response cannot fail so. */
  failReads(wanted: { path: string; failure: Failure } | null): boolean {
    this.failing = wanted;
    if (!wanted) return true;
    const known = [...this.answers].filter(([key]) => new URL(key).pathname === wanted.path);
    return known.some(([, recorded]) => wanted.failure.respond(recorded) !== null);
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || isOfRealtime(pathname) || request.isNavigationRequest()) return route.continue();
    this.called.add(pathname);
    const recorded = this.answers.get(request.url()) ?? (await this.record(route));
    const play = this.failing?.path === pathname ? this.failing.failure.respond(recorded) : null;
    return (play ?? ((open: Route) => open.fulfill(recorded)))(route).catch(() => undefined);
  }

  private async record(route: Route): Promise<Recorded> {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const recorded = { status: response.status(), headers, body: await response.text() };
    this.answers.set(route.request().url(), recorded);
    return recorded;
  }
}

/** Labels of the retry button, in both languages. */
const retryWords = /^(Повторить|Try again|Try now)/;

/** The retry buttons on a page. */
export const retryButtons = (page: Page) => page.getByRole('button', { name: retryWords });

/**
 * The readable text of a page, without countdowns, one-time messages and the header's counters, which other stories
 * change.
 */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live]')];
    const header = document.querySelector('header')?.innerText ?? '';
    const words = document.body.innerText.replace(header, header.replace(/\d+/g, ''));
    return spoken
      .filter((element) => element.innerText && !element.closest('main'))
      .reduce((text, element) => text.replace(element.innerText, ''), words)
      .replace(/\s+/g, ' ');
  });

/** Whether something is still loading. */
export const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('[aria-busy="true"]')].some((busy) => busy.checkVisibility()));
