import type { Page } from '@playwright/test';
import { builtManifests } from './manifests';

/** Language, theme and width in which the portal is opened. */
export interface Appearance {
  locale: 'ru' | 'en';
  theme: 'light' | 'dark';
  width: number;
}

/** The title of every page (SHELL-005). */
export const pageTitles = { ru: 'Личный кабинет', en: 'Personal account' } as const;

/** Paths of all screens by route name, as the built packages declare them. */
const routePaths: Readonly<Record<string, string>> = Object.fromEntries(
  builtManifests()
    .flatMap(({ screens, offers }) => Object.entries(screens ?? offers?.screens ?? {}))
    .map(([name, { path }]) => [name, path]),
);

const values: Record<string, string> = { id: '101', category_id: '7', token: 'no-such-token' };
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');

/** Routes that are open without a session. */
const visitorRoutes: ReadonlySet<string> = new Set(['login', 'recovery', 'recovery-reset', 'help', 'notifications']);
/** Routes with an effect: they end the session or use up a link. */
const actingRoutes: ReadonlySet<string> = new Set(['logout', 'confirm-registration', 'welcome']);

/** Addresses of the screens for visitors, from the route table. */
export const visitorAddresses = [
  ...Object.entries(routePaths)
    .filter(([name]) => visitorRoutes.has(name))
    .map(([, path]) => addressOf(path)),
  '/confirm-registration/1/no-such-token?expires=1&signature=0',
  '/api/welcome/1?expires=1&signature=0',
  '/api/welcome/1?expires=4102444800&signature=0',
];

/** Addresses of the screens for signed-in users, from the route table, and one that does not exist. */
export const memberAddresses = [
  ...Object.entries(routePaths)
    .filter(([name]) => !actingRoutes.has(name) && (name === 'notifications' || !visitorRoutes.has(name)))
    .map(([, path]) => addressOf(path)),
  '/participant/105/categories',
  '/participant/105/categories/7',
  '/participant/101/categories/999',
  '/no/such/place',
];

/** Sets language, theme and width before the portal is loaded. The account's language does not override them. */
export const prepareAppearance = async (page: Page, { locale, theme, width }: Appearance): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('fairfront.locale') === null) localStorage.setItem('fairfront.locale', stored);
  }, locale);
  await keepLocale(page, locale);
};

/**
 * Gives every user this language. Uses the developer tools: with a Playwright route, the browser would load and compile
 * every file again for each page.
 */
const keepLocale = async (page: Page, locale: Appearance['locale']): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0, responseHeaders = [] }) => {
    const answer = async () => {
      if (responseStatusCode !== 200) return devtools.send('Fetch.continueRequest', { requestId });
      const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
      const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      const { data, ...rest } = JSON.parse(text) as { data?: object };
      return devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode,
        responseHeaders: responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
        body: Buffer.from(JSON.stringify({ ...rest, data: { ...data, locale } })).toString('base64'),
      });
    };
    // the requesting page is gone; the next one requests again
    void answer().catch(() => undefined);
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/auth/user', requestStage: 'Response' }],
  });
};

/** Follows an address within the running page, like a link. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Consecutive frames in which a screen must be stable: the previous one may be painted once more. */
const calmFrames = 5;

/** Waits until the screen is ready: its heading is there, and nothing is loading. */
export const stands = async (page: Page): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { calmFrames: 0 }));
  await page.waitForFunction((wanted) => {
    const counted = window as unknown as { calmFrames: number };
    const isCalm =
      [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
      [...document.querySelectorAll('[aria-busy="true"]')].every((busy) => !busy.checkVisibility());
    counted.calmFrames = isCalm ? counted.calmFrames + 1 : 0;
    return counted.calmFrames >= wanted;
  }, calmFrames);
};
