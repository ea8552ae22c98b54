import { parseArgs } from 'node:util';
import { buildStorybook, listStories, visitStories } from './built-stories.mjs';
import { displayChecks } from './keyboard/display.mjs';
import { inputChecks } from './keyboard/inputs.mjs';
import { overlayChecks } from './keyboard/overlays.mjs';
import { shadowRootChecks } from './keyboard/shadow-root.mjs';

/**
 * Uses the parts of the kit by keyboard in a real Chromium, where jsdom has no layout, no focus ring and no top layer.
 * Ends with `N passed, N failed`. `--only <pattern>` takes story ids, `--no-build` the storybook that was built last.
 * A check: `{ story, says, run(page) }`, run throws when something does not hold.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});
const pattern = new RegExp(values.only ?? '.');
const checks = [...inputChecks, ...overlayChecks, ...displayChecks, ...shadowRootChecks].filter(({ story }) =>
  pattern.test(story),
);

if (values.build) await buildStorybook();
const known = new Set(listStories().map(({ id }) => id));
let failed = 0;
const fail = ({ story, says }, reason) => {
  failed += 1;
  console.log(`${story}: ${says}\n    ${reason}\n`);
};

const runnable = checks.filter((check) => {
  if (known.has(check.story)) return true;
  fail(check, 'There is no such story');
  return false;
});
await visitStories(
  runnable.map((check) => ({ ...check, id: check.story })),
  async (storyPage, check) => {
    await storyPage.open(check.story, { theme: 'light', locale: 'ru' });
    try {
      await check.run(storyPage.page);
      if (storyPage.errors.length > 0) throw new Error(storyPage.errors.join('\n'));
    } catch (error) {
      fail(check, error instanceof Error ? error.message : error);
    }
  },
  { pages: 2 },
);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1;
