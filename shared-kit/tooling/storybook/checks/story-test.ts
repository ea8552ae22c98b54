import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Appearance } from './appearances';
import { installDriver, type DrivenWindow } from './page-driver';

/** A page that shows one story after the other. */
export class StoryPage {
  /** Theme and language of the open story; null before the first one. */
  appearance: Appearance | null = null;
  /** Errors that the page and storybook have reported. */
  readonly errors: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', ({ message }) => this.errors.push(`error: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`console: ${message.text()}`);
    });
  }

  /** Opens a story in a new document: nothing is left of an earlier one, no focus and no pointer. */
  async open(id: string, appearance: Appearance = { theme: 'light', locale: 'ru' }): Promise<Page> {
    this.appearance = appearance;
    const globals = encodeURIComponent(`theme:${appearance.theme};locale:${appearance.locale}`);
    await this.page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    await this.#settle(appearance);
    return this.page;
  }

  /**
   * Moves to another story in the open document, which is much faster, in the current theme. A new document is opened
   * if the language differs or storybook does not complete the change.
   */
  async goOn(id: string, locale: Appearance['locale']): Promise<void> {
    const appearance = this.appearance;
    const hasEnded =
      appearance?.locale === locale &&
      (await this.page.evaluate((id) => (window as unknown as DrivenWindow).storyDriver.goOn(id), id));
    if (hasEnded) await this.#settle(appearance);
    else await this.open(id, { theme: appearance?.theme ?? 'light', locale });
  }

  async #settle(appearance: Appearance): Promise<void> {
    const error = await this.page.evaluate(
      (appearance) => (window as unknown as DrivenWindow).storyDriver.settle(appearance),
      appearance,
    );
    if (error !== null) this.errors.push(error);
  }
}

interface WorkerFixtures {
  /** Media preferences of the person, in addition to reduced motion. */
  media: BrowserContextOptions;
  /** One document for all stories of a worker: its files are loaded and compiled once. */
  storyPage: StoryPage;
}

/** Tests of stories: `story` opens them, and an error reported by its page fails the test. */
export const test = base.extend<{ story: StoryPage }, WorkerFixtures>({
  media: [{}, { option: true, scope: 'worker' }],
  storyPage: [
    async ({ browser, media }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...media,
      });
      const page = await context.newPage();
      await page.addInitScript(installDriver);
      await use(new StoryPage(page));
      await context.close();
    },
    { scope: 'worker' },
  ],
  story: async ({ storyPage }, use) => {
    await use(storyPage);
    expect(storyPage.errors.splice(0), 'errors of the page').toEqual([]);
  },
});

export { expect };
