import type { Locator, Page } from '@playwright/test';
import { expect, tabTo } from './portal';

/**
 * Where the focus is and whether it is visible: a ring on the element or on its visual substitute, and nothing above
 * it.
 */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { where: 'nowhere', hasRing: false, isCovered: false };
    // an option drawn by its label has the ring there
    const shown = [focused, focused.parentElement, focused.nextElementSibling].filter((element) => element !== null);
    const hasRing = shown.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = above === null || !(focused.contains(above) || above.contains(focused) || shown.includes(above));
    return { where: focused.outerHTML.slice(0, 120), hasRing, isCovered };
  });

/** Expects a visible focus, once its container has stopped moving. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  expect.poll(() => focusNow(page)).toEqual({ where: expect.any(String), hasRing: true, isCovered: false });

/** Tabs to an element, checks that the focus is visible there, and presses a key. */
export const pressOn = async (page: Page, wanted: Locator, key = 'Enter'): Promise<void> => {
  await expect(wanted).toBeVisible();
  await tabTo(page, wanted);
  await expectVisibleFocus(page);
  await page.keyboard.press(key);
};
