import type { Page } from '@playwright/test';

/**
 * Messages for a screen without a live remote (SHELL-109), a tile that did not load, and a tile that is not built, in
 * both languages.
 */
const absent =
  /временно недоступ|не загрузил(ся|ись|ось)|готовится|скоро появится|temporarily unavailable|(did not|could not be) load|is being prepared|coming soon/i;

/** Visible messages about missing parts: on the page, in a tile, in a dialog. */
export const missingPartsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (source) =>
      [...document.querySelectorAll('h1, h2, h3, p, li, [role="alert"], [role="status"]')]
        .filter((element) => element.checkVisibility() && new RegExp(source, 'i').test(element.textContent))
        .map((element) => element.textContent.trim().slice(0, 80)),
    absent.source,
  );
