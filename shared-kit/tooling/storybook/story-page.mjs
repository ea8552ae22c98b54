import { installDriver } from './page-driver.mjs';

/** @typedef {{ theme: string, locale: string }} Appearance */

/** A page that shows one story after the other. */
export class StoryPage {
  /**
   * @param {import('playwright-core').Page} page
   * @param {string} address of the built storybook
   */
  constructor(page, address) {
    this.page = page;
    this.address = address;
    /** The story on the page. */
    this.id = '';
    /** Theme and language of the page; null before the first story. @type {Appearance | null} */
    this.appearance = null;
    /** What the page has reported as wrong since it was last read. */
    this.errors = [];
    page.on('pageerror', (error) => this.errors.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`console: ${message.text()}`);
    });
  }

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} address of the built storybook
   * @param {string[]} scripts sources that every document runs before its own
   */
  static async create(context, address, scripts) {
    const page = await context.newPage();
    await page.addInitScript(installDriver);
    for (const content of scripts) await page.addInitScript({ content });
    return new StoryPage(page, address);
  }

  /** Opens a story in a fresh document: nothing of an earlier one is left, no focus and no pointer. */
  async open(id, appearance) {
    this.errors = [];
    this.id = id;
    this.appearance = appearance;
    const globals = encodeURIComponent(`theme:${appearance.theme};locale:${appearance.locale}`);
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    this.#note(await this.page.evaluate((appearance) => globalThis.storyDriver.settle(appearance), appearance));
  }

  /**
   * Goes on to another story inside the open document, which is much faster, in the appearance that the page has; a document in which
   * storybook does not come to an end with it is given up for a fresh one.
   */
  async goOn(id) {
    this.errors = [];
    this.id = id;
    const hasEnded = await this.page.evaluate((id) => globalThis.storyDriver.goOn(id), id);
    if (hasEnded)
      this.#note(await this.page.evaluate((appearance) => globalThis.storyDriver.settle(appearance), this.appearance));
    else await this.open(id, this.appearance);
  }

  /** Changes theme and language of the open story. */
  async switchTo(appearance) {
    this.appearance = appearance;
    this.#note(await this.page.evaluate((appearance) => globalThis.storyDriver.switchTo(appearance), appearance));
  }

  #note(error) {
    if (error !== null) this.errors.push(error);
  }
}
