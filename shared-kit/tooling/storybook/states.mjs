/* global document, window -- functions given to `evaluate` run inside the page */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook, kit, listStories, themes, visitStories } from './built-stories.mjs';
import { bring, cutOut, frames } from './element-states.mjs';
import { stateTargets } from './state-targets.mjs';

/**
 * Brings interactive parts into their states with a real pointer and keyboard: under the pointer, pressed, focused. Every state
 * must look different from rest, a press different from the pointer alone, and its words must stay readable in both themes. Ends with `N passed, N failed`.
 * `--pictures` writes what was seen into `dist/screenshots/states`; `--only <pattern>` takes parts, `--no-build` the last build.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '.' },
    pictures: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const folder = join(kit, 'dist/screenshots/states');

const unreadable = async (page, target) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return target.evaluate(async (element) => {
    const { violations } = await window.axe.run(element, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    return violations.flatMap(({ nodes }) => nodes.map(({ any }) => any[0]?.message ?? 'unreadable'));
  });
};

const pattern = new RegExp(values.only);
const targets = stateTargets.filter(({ part }) => pattern.test(part));
if (values.build) await buildStorybook();
if (values.pictures) mkdirSync(folder, { recursive: true });
const known = new Set(listStories().map(({ id }) => id));
const total = targets.reduce((sum, { states }) => sum + states.length, 0);
let failed = 0;
const fail = ({ part, story }, state, reason) => {
  failed += 1;
  console.log(`${part} (${story}) ${state}: ${reason}\n`);
};

const shoot = async (page, target, state, isInside) => {
  const clip = await cutOut(page, target);
  const leave = await bring[state](page, target, isInside);
  await frames(page);
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  const problems = await unreadable(page, target);
  await leave();
  return { picture, problems };
};

await visitStories(
  targets.map((target, place) => ({ ...target, id: target.story, place })),
  async (storyPage, target) => {
    const { part, states, story, place } = target;
    if (!known.has(story)) return states.forEach((state) => fail(target, state, 'There is no such story'));
    const found = new Map(states.map((state) => [state, []]));
    for (const theme of themes) {
      // anew for each theme: a press may have changed the story
      await storyPage.open(story, { theme, locale: 'ru' });
      const { page } = storyPage;
      const element = target.find(page);
      try {
        await target.open?.(page);
        await element.scrollIntoViewIfNeeded({ timeout: 3000 });
        // what was opened closes when it loses the focus
        if (!target.open) await page.evaluate(() => document.activeElement?.blur?.());
        await frames(page);
        const seen = { rest: await page.screenshot({ clip: await cutOut(page, element), animations: 'disabled' }) };
        for (const state of states) {
          const { picture, problems } = await shoot(page, element, state, Boolean(target.open));
          if (picture.equals(seen.rest)) problems.push(`looks like rest (${theme})`);
          if (state === 'pressed' && seen.hover?.equals(picture))
            problems.push(`looks as under the pointer (${theme})`);
          seen[state] = picture;
          found.get(state).push(...problems);
        }
        for (const [state, picture] of values.pictures ? Object.entries(seen) : []) {
          writeFileSync(join(folder, `${part}-${place}--${state}-${theme}.png`), picture);
        }
      } catch (error) {
        for (const state of states) found.get(state).push(error instanceof Error ? error.message : String(error));
      }
    }
    for (const [state, problems] of found)
      if (problems.length > 0) fail(target, state, [...new Set(problems)].join('; '));
  },
);
console.log('Parts under the pointer, pressed and focused, in both themes');
console.log(`${total - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && total > 0 ? 0 : 1;
