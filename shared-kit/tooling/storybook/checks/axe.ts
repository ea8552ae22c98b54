import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ElementHandle, Page } from '@playwright/test';
import type { run } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The window of a page with axe. */
export type AxeWindow = Window & { axe: { run: typeof run } };

/** Loads axe into the page, unless the document has it already. */
export const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
};

/** Names of the colour rules: everything that a theme can break. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Texts of the page, or of one element, with insufficient contrast. */
export const unreadable = async (page: Page, element?: ElementHandle<Element>): Promise<string[]> => {
  await loadAxe(page);
  return page.evaluate(async (context) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(context ?? document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html.slice(0, 160)}\n${any[0]?.message ?? ''}`),
    );
  }, element ?? null);
};
