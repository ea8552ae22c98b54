import { test, type ElementHandle, type Page } from '@playwright/test';
import type { StateTarget } from './state-targets.mjs';

type Target = ElementHandle<HTMLElement | SVGElement>;

/** Waits until changes are drawn. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Removes the focus from the active element. */
export const blur = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Scrolls the element of a story into view, without the focus unless blurring would close what was opened. */
export const reach = async (page: Page, { find, open }: Pick<StateTarget, 'find' | 'open'>): Promise<Target> => {
  await open?.(page);
  const element = await find(page).elementHandle();
  if (element === null) throw new Error('There is no such element');
  await element.scrollIntoViewIfNeeded({ timeout: 3000 });
  if (!open) await blur(page);
  return element;
};

/**
 * Takes screenshots of one rectangle, for the comparison and the report: the element with what its label or row draws
 * around it, and room for a focus ring.
 */
export const camera = async (page: Page, element: Target): Promise<(name: string) => Promise<Buffer>> => {
  const box = await element.evaluate((target) => {
    const shown = target.closest('label, [role=group], [role=tablist]') ?? target.parentElement ?? target;
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { width, height } = page.viewportSize() ?? box;
  const x = Math.max(0, box.x - 8);
  const y = Math.max(0, box.y - 8);
  const clip = {
    x,
    y,
    width: Math.max(1, Math.min(width - x, box.width + 16)),
    height: Math.max(1, Math.min(height - y, box.height + 16)),
  };
  return async (name) => {
    await frames(page);
    const body = await page.screenshot({ clip, animations: 'disabled' });
    await test.info().attach(name, { body, contentType: 'image/png' });
    return body;
  };
};

/** Moves the pointer to a point where it hits the element. */
export const pointAt = async (page: Page, element: Target): Promise<void> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
};

type Bring = (page: Page, element: Target, isInside: boolean) => Promise<() => Promise<void>>;

/** Brings the element into a state with a real pointer or keyboard, and returns a function that undoes it. */
export const bring: Record<'focus' | 'hover' | 'pressed', Bring> = {
  focus: async (page, element, isInside) => {
    await element.focus();
    // blurring would close an open list, so the focus returns to the previous entry
    return () => (isInside ? page.keyboard.press('ArrowUp') : blur(page));
  },
  hover: async (page, element) => {
    await pointAt(page, element);
    return () => page.mouse.move(0, 0);
  },
  pressed: async (page, element) => {
    await pointAt(page, element);
    await page.mouse.down();
    // released elsewhere, so that the press has no effect
    return async () => {
      await page.mouse.move(0, 0);
      await page.mouse.up();
    };
  },
};
