import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook, kit, listStories, locales, themes, visitStories } from './built-stories.mjs';

/**
 * Takes a picture of every story for review, into `dist/screenshots`, with reduced motion.
 * `--only <pattern>` takes story ids, `--theme`, `--locale`, `--width` (repeatable) narrow or widen what is taken,
 * `--forced-colors` takes them in the palette of the system, `--no-build` takes the storybook that was built last.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    theme: { type: 'string', multiple: true, default: themes },
    locale: { type: 'string', multiple: true, default: locales },
    width: { type: 'string', multiple: true, default: ['1440', '390'] },
    'forced-colors': { type: 'boolean', default: false },
    out: { type: 'string', default: join(kit, 'dist/screenshots') },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

if (values.build) await buildStorybook();
const stories = listStories(values.only ? new RegExp(values.only) : undefined);
mkdirSync(values.out, { recursive: true });
let taken = 0;
const errors = [];
const forced = values['forced-colors'];
const takeAll = async (storyPage, { id }) => {
  for (const width of values.width) {
    await storyPage.page.setViewportSize({ width: Number(width), height: 900 });
    for (const locale of values.locale) {
      // each language from the start: what a story has already said does not change its language
      await storyPage.open(id, { theme: themes[0], locale });
      for (const theme of values.theme) {
        // the palette of the system follows its own preference
        if (forced) await storyPage.page.emulateMedia({ colorScheme: theme });
        await storyPage.switchTo({ theme, locale });
        await storyPage.page.screenshot({
          path: join(values.out, `${id}--${width}-${forced ? 'forced-' : ''}${theme}-${locale}.png`),
          fullPage: true,
        });
        errors.push(...storyPage.errors.map((error) => `${id}: ${error}`));
        taken += 1;
      }
    }
  }
};
await visitStories(stories, takeAll, { media: forced ? { forcedColors: 'active' } : {} });
for (const error of new Set(errors)) console.log(error);
console.log(`${taken} pictures in ${values.out}`);
process.exitCode = taken > 0 && errors.length === 0 ? 0 : 1;
