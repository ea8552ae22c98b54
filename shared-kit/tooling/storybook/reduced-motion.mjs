/* global addEventListener, document, getComputedStyle -- functions given to the page run inside it */
import { parseArgs } from 'node:util';
import { buildStorybook, listStories, visitStories } from './built-stories.mjs';
import { bring, frames } from './element-states.mjs';
import { stateTargets } from './state-targets.mjs';

/**
 * Checks every story with reduced motion, in its states and with what it opens: nothing may move, and what comes and goes with
 * a movement elsewhere must be there in full. Ends with `N passed, N failed`.
 * `--only <pattern>` takes story ids, `--no-build` the storybook that was built last.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '.' }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});

/** Notes every movement that begins on the page, however short it is; runs before the page's own scripts. */
const watch = () => {
  globalThis.movements = new Set();
  const note = ({ target, type, animationName, propertyName }) => {
    // storybook's own sign of loading
    if (target.closest('.sb-wrapper')) return;
    const moving = target.getAnimations({ subtree: true }).some((animation) => {
      const { duration } = animation.effect.getComputedTiming();
      return animation.playState === 'running' && duration > 1;
    });
    if (moving) globalThis.movements.add(`${type} ${animationName ?? propertyName} of ${target.className}`);
  };
  addEventListener('animationstart', note, true);
  addEventListener('transitionrun', note, true);
};

/** Stories whose part is closed at first, and what their button opens. */
const openers = {
  'kit-modal--opened-by-a-button': 'dialog',
  'kit-drawer--opened-by-a-button': 'dialog',
  'kit-confirmpopover--delete': 'dialog',
  'kit-menu--actions': 'menu',
  'kit-select--short': 'listbox',
};

/** Opens the part of the story; what opens by a movement elsewhere must be seen in full. */
const open = (role) => async (page) => {
  await page.locator('#storybook-root :is(button, [aria-haspopup])').first().click();
  const opened = page.getByRole(role).first();
  await opened.waitFor({ timeout: 10_000 });
  await frames(page);
  const opacity = await opened.evaluate((element) => {
    const around = [];
    for (let at = element; at; at = at.parentElement) around.push(Number(getComputedStyle(at).opacity));
    return Math.min(...around);
  });
  if (opacity < 1) throw new Error(`what is opened is seen only by ${opacity}`);
};

/** Brings the element into its states one after the other. */
const useTarget = (target) => async (page) => {
  await target.open?.(page);
  const element = await target.find(page).elementHandle();
  await element.scrollIntoViewIfNeeded({ timeout: 3000 });
  for (const state of target.states) {
    const leave = await bring[state](page, element, Boolean(target.open));
    await frames(page);
    await leave();
  }
};

/** @returns {Promise<string[]>} what has moved and what moves without end */
const movementsOf = async (page) => {
  await frames(page);
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().duration > 1)
      .map(({ animationName, transitionProperty }) => `still moves: ${animationName ?? transitionProperty}`);
    return [...globalThis.movements, ...moving];
  });
};

if (values.build) await buildStorybook();
const pattern = new RegExp(values.only);
const checks = [
  ...listStories(pattern).map(({ id }) => ({ id, says: 'at rest', act: frames })),
  ...stateTargets
    .filter(({ story }) => pattern.test(story))
    .map((target) => ({ id: target.story, says: `${target.part} in its states`, act: useTarget(target) })),
  ...Object.entries(openers)
    .filter(([id]) => pattern.test(id))
    .map(([id, role]) => ({ id, says: `opens its ${role}`, act: open(role) })),
];
let failed = 0;
await visitStories(
  checks,
  async (storyPage, { id, says, act }) => {
    const problems = [];
    try {
      await storyPage.open(id, { theme: 'light', locale: 'ru' });
      await act(storyPage.page);
      problems.push(...(await movementsOf(storyPage.page)));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    if (problems.length === 0) return;
    failed += 1;
    console.log(`${id} ${says}\n    ${[...new Set(problems)].join('\n    ')}\n`);
  },
  { scripts: [`(${watch})()`] },
);
console.log('Every story with reduced motion');
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1;
