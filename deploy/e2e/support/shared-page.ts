import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Undo {
  dispose: () => Promise<void>;
}

/** Media settings of a new page. */
const noMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

/** Events that stories listen to. Playwright itself needs the others. */
const storyEvents = ['console', 'dialog', 'framenavigated', 'pageerror', 'popup', 'request', 'response', 'websocket'];

const needsFresh = (what: string) => () => {
  throw new Error(`${what} cannot be undone on a page that the next story reuses: use \`freshTest\``);
};

/**
 * One page for all stories of a worker. Its process has already compiled the portal, which takes a new one more CPU
 * time than most stories. After each story its traces are cleared: storage, cookies, permissions, routes, scripts,
 * listeners, size, media and pointer. The HTTP cache stays. What cannot be undone is refused.
 */
export class SharedPage {
  private undo: Undo[] = [];

  private constructor(
    readonly page: Page,
    private readonly reset: () => Promise<void>,
  ) {
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...args: Parameters<typeof addInitScript>) => this.note(await addInitScript(...args));
    const exposeFunction = page.exposeFunction.bind(page);
    page.exposeFunction = async (...args) => this.note(await exposeFunction(...args));
    page.clock.install = needsFresh('A clock');
    const context = page.context();
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (target) => {
      const session = await newSession(target);
      this.undo.push({ dispose: () => session.detach() });
      return session;
    };
    context.addInitScript = needsFresh('A script of the whole context');
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<SharedPage> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    return new SharedPage(page, await createReset(context, page, options));
  }

  /** Prepares the page for the next story. */
  async clear(): Promise<void> {
    const context = this.page.context();
    for (const { dispose } of this.undo.splice(0)) await dispose();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    for (const event of storyEvents) this.page.removeAllListeners(event);
    for (const routed of [this.page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await this.reset();
  }

  private note<Noted extends Undo>(noted: Noted): Noted {
    this.undo.push({ dispose: () => noted.dispose() });
    return noted;
  }
}

const createReset = async (
  context: BrowserContext,
  page: Page,
  { baseURL = '', viewport }: BrowserContextOptions,
): Promise<() => Promise<void>> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOMStorage.enable');
  return async () => {
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia(noMedia);
    await context.clearPermissions();
    await context.setOffline(false);
    // the portal is left before its storage is cleared, or it would write once more; another page of the same origin
    // keeps the process, which an empty page would not (Cross-Origin-Opener-Policy)
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(`${baseURL}/login`, { waitUntil: 'commit' });
    await page.mouse.move(-1, -1);
    await context.clearCookies();
    const securityOrigin = new URL(baseURL).origin;
    for (const isLocalStorage of [true, false])
      await devtools.send('DOMStorage.clear', { storageId: { securityOrigin, isLocalStorage } });
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  };
};
