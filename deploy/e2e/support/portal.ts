import { expect, test as base, type Page } from '@playwright/test';
import { ApiUser } from './api-user';
import { SharedPage } from './shared-page';

/** Errors that the browser reports. A story must end without any. */
export interface Problems {
  violations: string[];
  errors: string[];
}

/**
 * A test with a new page that collects violations of the Content-Security-Policy and of Trusted Types, and uncaught
 * errors. `problems` is checked after every story. Use it for stories that need a browser without history, a clock or
 * the developer tools: a new context takes as much CPU time as two page loads.
 */
export const freshTest = base.extend<{ problems: Problems }, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, timezoneId } = project.use;
      const kept = await SharedPage.open(browser, { baseURL, viewport, locale, timezoneId });
      await use(kept);
      await kept.page.context().close();
    },
    { scope: 'worker' },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: Problems = { violations: [], errors: [] };
      await page.exposeFunction('reportViolation', (text: string) => problems.violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
          report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on('pageerror', (error) => problems.errors.push(error.message));
      await use(problems);
      expect(problems, 'the browser reports no errors').toEqual({ violations: [], errors: [] });
    },
    { auto: true },
  ],
});

/** The same with the page that the worker keeps for its stories (shared-page.ts). Most stories need no more. */
export const test = freshTest.extend({
  context: ({ sharedPage }, use) => use(sharedPage.page.context()),
  page: async ({ sharedPage }, use) => {
    await use(sharedPage.page);
    await sharedPage.clear();
  },
});

export { expect };

export const password = 'Fairfront-demo-1';

/** Signs in through the form and waits for the list of exhibitions; `origin` is for a story with its own system. */
export const signIn = async (page: Page, email: string, origin = ''): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мои выставки' })).toBeVisible();
};

/**
 * Creates a session without the form, for stories that are not about signing in: stores the token where the sign-in
 * does.
 */
export const enter = async (
  page: Page,
  email: string,
  origin = test.info().project.use.baseURL ?? '',
): Promise<void> => {
  const { token } = await ApiUser.signIn(origin, email);
  await page.addInitScript((stored) => localStorage.setItem('fairfront.token', stored), token);
};

/** Presses Tab until the element has the focus; fails after `limit` steps. */
export const tabTo = async (page: Page, wanted: ReturnType<Page['getByRole']>, limit = 80): Promise<void> => {
  for (let step = 0; step < limit; step += 1) {
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(wanted)} within ${limit} steps`);
};
