import type { BrowserContext, Page, Route } from '@playwright/test';

/** An answer of the API as it was recorded. */
interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** How a call fails: what the page gets instead of the answer. */
export interface Failure {
  name: string;
  /** Null where this answer cannot be spoilt in that way. */
  spoil: (recorded: Recorded) => ((route: Route) => Promise<void>) | null;
}

const withStatus =
  (status: number, json: object, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json, headers });

const withBody =
  (body: string, contentType: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status: 200, body, contentType });

/** Every way in which an answer fails: statuses, silence, and what a proxy or another version makes of it. */
export const failures: readonly Failure[] = [
  { name: '500', spoil: () => withStatus(500, { message: 'Server error', code: 'server_error' }) },
  {
    name: '503',
    spoil: () => withStatus(503, { message: 'One moment', code: 'service_unavailable' }, { 'retry-after': '2' }),
  },
  { name: 'silence', spoil: () => () => Promise.resolve() },
  { name: 'HTML', spoil: () => withBody('<!doctype html><title>Sign in to the network</title>', 'text/html') },
  {
    name: 'cut JSON',
    spoil: ({ body }) => withBody(body.slice(0, Math.max(1, Math.floor(body.length / 2))), 'application/json'),
  },
  { name: 'an empty object', spoil: () => withBody('{}', 'application/json') },
];

/** What the connection of live events asks for: it tries again by itself, and the live status speaks of it. */
const isOfRealtime = (path: string): boolean => path.startsWith('/api/broadcasting/');

/**
 * Plays the API to the pages of a context: the first answer to a read is kept and given again, so that a page with a
 * spoilt call can be compared with the same page in good health.
 */
export class ReplayedApi {
  private readonly answers = new Map<string, Recorded>();
  private spoilt: { path: string; failure: Failure } | null = null;
  private readonly called = new Set<string>();

  static async attach(context: BrowserContext): Promise<ReplayedApi> {
    const api = new ReplayedApi();
    await context.route('**/api/**', (route) => api.answer(route));
    return api;
  }

  /** Paths of the reads since the last call of this. */
  takeCalled(): string[] {
    const paths = [...this.called];
    this.called.clear();
    return paths;
  }

  /** From now on reads of this path fail; null heals. False when this answer cannot fail so. */
  spoil(wanted: { path: string; failure: Failure } | null): boolean {
    this.spoilt = wanted;
    if (!wanted) return true;
    const known = [...this.answers].filter(([key]) => new URL(key).pathname === wanted.path);
    return known.some(([, recorded]) => wanted.failure.spoil(recorded) !== null);
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || isOfRealtime(pathname) || request.isNavigationRequest()) return route.continue();
    this.called.add(pathname);
    const recorded = this.answers.get(request.url()) ?? (await this.record(route));
    const play = this.spoilt?.path === pathname ? this.spoilt.failure.spoil(recorded) : null;
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

/** Words of the button that asks again, in both languages. */
const retryWords = /^(Повторить|Try again|Try now)/;

/** What a page shows of a failure. */
export const retryButtons = (page: Page) => page.getByRole('button', { name: retryWords });

/** Everything that can be read, without what counts the seconds or is said once, and the header's counts, which other stories change. */
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

/** Whether something says that it is still loading. */
export const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('[aria-busy="true"]')].some((busy) => busy.checkVisibility()));
