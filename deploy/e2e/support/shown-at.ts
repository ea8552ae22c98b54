import type { Page } from '@playwright/test';

/** What a page shows when it is ready. */
export interface Shown {
  /** At least this many elements match this selector… */
  selector: string;
  atLeast: number;
  /** …and none matches this one. */
  without?: string;
}

/**
 * Records when a page first shows something, by the page's own clock. Must be called before the page is opened.
 * @returns a function that reads the time in milliseconds since the epoch
 */
export const recordShown = async (page: Page, shown: Shown): Promise<() => Promise<number>> => {
  const name = `shown: ${shown.selector}`;
  await page.addInitScript(
    ({ name: key, selector, atLeast, without }) => {
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll(selector).length < atLeast) return;
        if (without !== undefined && document.querySelector(without)) return;
        Object.assign(window, { [key]: performance.timeOrigin + performance.now() });
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    },
    { name, ...shown },
  );
  return async () => {
    const moment = await page.waitForFunction((key) => (window as unknown as Record<string, number>)[key], name);
    return (await moment.jsonValue()) ?? Number.NaN;
  };
};
