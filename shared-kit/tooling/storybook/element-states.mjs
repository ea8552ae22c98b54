/* global window -- functions given to `evaluate` run inside the page */

/**
 * The rectangle to compare: the element with what its label or row draws around it, and room for a focus ring.
 * @param {import('playwright-core').Page} page
 */
export const cutOut = async (page, target) => {
  const box = await target.evaluate((element) => {
    const shown = element.closest('label, [role=group], [role=tablist]') ?? element.parentElement ?? element;
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { width, height } = page.viewportSize();
  const x = Math.max(0, box.x - 8);
  const y = Math.max(0, box.y - 8);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, box.width + 16)),
    height: Math.max(1, Math.min(height - y, box.height + 16)),
  };
};

/** @returns {Promise<[number, number]>} where a pointer meets the element */
export const middleOf = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Brings the element into a state with a real pointer or keyboard; what is returned takes it out again. */
export const bring = {
  focus: async (page, target, isInside) => {
    await target.focus();
    // an open list closes when it loses the focus: it goes back to the entry before
    return () => (isInside ? page.keyboard.press('ArrowUp') : target.evaluate((element) => element.blur()));
  },
  hover: async (page, target) => {
    await page.mouse.move(...(await middleOf(target)));
    return () => page.mouse.move(0, 0);
  },
  pressed: async (page, target) => {
    await page.mouse.move(...(await middleOf(target)));
    await page.mouse.down();
    // let go elsewhere, so that nothing happens by the press
    return async () => {
      await page.mouse.move(0, 0);
      await page.mouse.up();
    };
  },
};

/** Waits until what has changed is drawn. */
export const frames = (page) =>
  page.evaluate(() => new Promise((done) => window.requestAnimationFrame(() => window.requestAnimationFrame(done))));
