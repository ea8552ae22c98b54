import type { Page } from '@playwright/test';
import { expect } from '../story-test';

/** Presses keys one after the other: `await press(page, 'Tab', 'ArrowDown')`. */
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Name, position and ring of the focused element, also inside a shadow root. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement ?? document.body;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      isInDialog: element.closest('[role=dialog], [role=alertdialog]') !== null,
      ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    };
  });

/** Waits until an element with this name has the focus. */
export const expectFocusOn = (page: Page, name: string): Promise<void> =>
  expect
    .poll(async () => (await focused(page)).name, { message: 'the focus is elsewhere', intervals: [25, 50, 100] })
    .toContain(name);

/** Expects the focused element to have a ring. */
export const expectRing = async (page: Page): Promise<void> => {
  expect((await focused(page)).ring, 'the focus has no visible ring').toBeGreaterThanOrEqual(2);
};
