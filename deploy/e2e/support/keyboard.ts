import type { Locator, Page } from '@playwright/test';
import { expect, tabTo } from './portal';

/** Where the focus is and whether a person can see it: a ring on the element or on what stands for it, and nothing above it. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { where: 'nowhere', hasRing: false, isCovered: false };
    // an option that is drawn by its label carries the ring there
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

/** The focus stands where a person sees it, once what it stands in has slid into place. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  expect.poll(() => focusNow(page)).toEqual({ where: expect.any(String), hasRing: true, isCovered: false });

/** Tabs to an element, checks that the focus is seen there, and presses a key. */
export const pressOn = async (page: Page, wanted: Locator, key = 'Enter'): Promise<void> => {
  await expect(wanted).toBeVisible();
  await tabTo(page, wanted);
  await expectVisibleFocus(page);
  await page.keyboard.press(key);
};
