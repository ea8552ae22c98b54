/* global document, getComputedStyle -- functions given to `evaluate` run inside the page */
import assert from 'node:assert/strict';

/**
 * Presses keys one after the other: `await press(page, 'Tab', 'ArrowDown')`.
 * @param {import('playwright-core').Page} page
 */
export const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Name, role and place of the focused element, also inside a shadow root. */
export const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return {
      role: element?.getAttribute('role') ?? element?.tagName.toLowerCase(),
      name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '',
      isInDialog: Boolean(element?.closest('[role=dialog], [role=alertdialog]')),
    };
  });

/** How long a part may take to answer on a busy machine, ms. */
export const timeout = 10_000;

/** Waits until the focus is on an element of this name. */
export const expectFocusOn = async (page, name) => {
  const reached = async () => (await focused(page)).name.includes(name);
  for (let tries = 0; tries < timeout / 25 && !(await reached()); tries += 1) await page.waitForTimeout(25);
  assert.ok(await reached(), `focus is on ${JSON.stringify(await focused(page))}, not on "${name}"`);
};

export const expectGone = (locator) => locator.waitFor({ state: 'detached', timeout });
export const expectShown = (locator) => locator.waitFor({ state: 'visible', timeout });

/** The focused element has a ring or its own mark that differs from the element at rest. */
export const expectRing = async (page) => {
  const outline = await page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  assert.ok(outline, 'the focus has no visible ring');
};
