/* global document, KeyboardEvent, MutationObserver, requestAnimationFrame -- functions given to `evaluate` run inside the page */

const orderNumber = 1019;

/**
 * Milliseconds from a changed quantity to the first frame with a new total. The field waits 500 ms for more presses; Enter ends the wait and starts the clock.
 * @param {import('@playwright/test').Locator} plus
 */
const raiseOnce = (plus) =>
  plus.evaluate(async (/** @type {HTMLElement} */ button) => {
    button.click();
    // the new quantity is in the field
    await new Promise((resolve) => setTimeout(resolve, 100));
    return new Promise((resolve) => {
      const total = document.querySelector('section[aria-labelledby="cart-summary"] [aria-live] b');
      if (!total) throw new Error('The cart shows no total');
      const before = total.textContent;
      const started = performance.now();
      const seen = new MutationObserver(() => {
        if (total.textContent === before) return;
        seen.disconnect();
        // the second frame starts after the first was painted
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
      });
      seen.observe(total, { childList: true, characterData: true, subtree: true });
      const field = button.parentElement?.querySelector('[role="spinbutton"]');
      if (!field) throw new Error('The cart shows no quantity');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  });

/**
 * Milliseconds from the press to the first frame with the newest message in view.
 * @param {import('@playwright/test').Locator} chat
 */
const openOnce = (chat) =>
  chat.evaluate(
    (/** @type {HTMLElement} */ button) =>
      new Promise((resolve) => {
        const started = performance.now();
        const seen = new MutationObserver(() => {
          const log = document.querySelector('[role="log"]');
          if (!log?.querySelector('time')) return;
          seen.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
        });
        seen.observe(document.body, { childList: true, subtree: true });
        button.click();
      }),
  );

/**
 * Changes a quantity in the long cart repeatedly.
 * @param {import('@playwright/test').Page} page signed in
 * @param {string} url
 * @param {(isSlow: boolean) => Promise<unknown>} slow
 * @param {number} rounds
 * @returns {Promise<number[]>} ms per change, without the first one
 */
export const measureQuantities = async (page, url, slow, rounds) => {
  await page.goto(`${url}/participant/102/cart`);
  const plus = page
    .locator('article')
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  await plus.waitFor();
  await page.waitForLoadState('networkidle');
  const button = plus.getByRole('button', { name: /^(Больше|More)/ }).first();
  await slow(true);
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const time = await raiseOnce(button);
    if (round > 0) times.push(time);
    await page.waitForLoadState('networkidle');
    // the change is stored, and the updated cart is drawn
    await page.waitForTimeout(1500);
  }
  await slow(false);
  return times;
};

/**
 * Opens the long chat repeatedly. The first time also loads its code and its messages.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {(isSlow: boolean) => Promise<unknown>} slow
 * @param {number} rounds
 * @returns {Promise<{ first: number, times: number[] }>} ms of the first opening and of each later one
 */
export const measureChat = async (page, url, slow, rounds) => {
  await page.goto(`${url}/participant/102/orders`);
  const chat = page.getByRole('button', { name: new RegExp(`^(Чат|Chat).*${orderNumber}`) }).first();
  await chat.waitFor();
  await page.waitForLoadState('networkidle');
  await slow(true);
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await openOnce(chat));
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await slow(false);
  const [first, ...others] = times;
  return { first, times: others };
};
