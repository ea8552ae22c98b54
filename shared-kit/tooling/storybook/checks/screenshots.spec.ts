import { fileURLToPath } from 'node:url';
import { locales, themes } from './appearances';
import { listStories } from './stories';
import { expect, test } from './story-test';

const folder = fileURLToPath(new URL('../../../dist/screenshots', import.meta.url));
const widths = [1440, 390];

/**
 * Screenshots of every story for a review, in `dist/screenshots`. Only runs with `SCREENSHOTS=all`
 * (playwright.config.ts); `--grep` filters by title.
 */
for (const { id } of listStories()) {
  for (const width of widths) {
    for (const theme of themes) {
      for (const locale of locales) {
        test(`${id} ${width} ${theme} ${locale}`, async ({ story, media }) => {
          const palette = media.forcedColors ? 'forced-' : '';
          await story.page.setViewportSize({ width, height: 900 });
          // the system palette follows its own preference
          if (media.forcedColors) await story.page.emulateMedia({ colorScheme: theme });
          const page = await story.open(id, { theme, locale });
          const path = `${folder}/${id}--${width}-${palette}${theme}-${locale}.png`;
          expect((await page.screenshot({ path, fullPage: true })).length).toBeGreaterThan(0);
        });
      }
    }
  }
}
