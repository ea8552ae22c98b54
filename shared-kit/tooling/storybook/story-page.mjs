import { installDriver } from './page-driver.mjs';

/** @typedef {{ theme: string, locale: string }} Look */

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
    /** The look of the page; null before the first story. @type {Look | null} */
    this.look = null;
    /** What the page has complained about since the last look. */
    this.complaints = [];
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()}`);
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
  async open(id, look) {
    this.complaints = [];
    this.id = id;
    this.look = look;
    const globals = encodeURIComponent(`theme:${look.theme};locale:${look.locale}`);
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    this.#note(await this.page.evaluate((look) => globalThis.storyDriver.settle(look), look));
  }

  /**
   * Goes on to another story inside the open document, which is much faster, in the look that the page has; a document in which
   * storybook does not come to an end with it is given up for a fresh one.
   */
  async goOn(id) {
    this.complaints = [];
    this.id = id;
    const hasEnded = await this.page.evaluate((id) => globalThis.storyDriver.goOn(id), id);
    if (hasEnded) this.#note(await this.page.evaluate((look) => globalThis.storyDriver.settle(look), this.look));
    else await this.open(id, this.look);
  }

  /** Changes theme and language of the open story. */
  async switchTo(look) {
    this.look = look;
    this.#note(await this.page.evaluate((look) => globalThis.storyDriver.switchTo(look), look));
  }

  #note(complaint) {
    if (complaint !== null) this.complaints.push(complaint);
  }
}
