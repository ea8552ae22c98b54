import type { Page } from '@playwright/test';
import { listStories } from './stories';
import { bring, frames, reach } from './element-states';
import { stateTargets } from './state-targets.mjs';
import { expect, test as storyTest } from './story-test';

/**
 * Every story with reduced motion, in its states and with what it opens: nothing may move, and parts that would
 * otherwise animate in and out must be fully visible.
 */

type WatchedWindow = Window & { movements: Set<string> };

/** Records every animation that starts on the page, however short. Runs before the page's own scripts. */
const watch = () => {
  const movements = new Set<string>();
  (window as unknown as WatchedWindow).movements = movements;
  const note = (event: AnimationEvent | TransitionEvent) => {
    const element = event.target as Element;
    // storybook's own loading indicator
    if (element.closest('.sb-wrapper')) return;
    const isMoving = element.getAnimations({ subtree: true }).some(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().duration) > 1;
    });
    const name = 'animationName' in event ? event.animationName : event.propertyName;
    if (isMoving) movements.add(`${event.type} ${name} of ${element.getAttribute('class') ?? ''}`);
  };
  addEventListener('animationstart', note, true);
  addEventListener('transitionrun', note, true);
};

/** Animations that ran, and those that never end. */
const movements = async (page: Page): Promise<string[]> => {
  await frames(page);
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => {
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        return `still moves: ${animationName ?? transitionProperty ?? animation.id}`;
      });
    return [...(window as unknown as WatchedWindow).movements, ...moving];
  });
};

const test = storyTest.extend<object, { watched: undefined }>({
  watched: [
    async ({ storyPage }, use) => {
      await storyPage.page.addInitScript(watch);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

for (const { id } of listStories()) {
  test(`${id}: at rest`, async ({ story }) => {
    const page = await story.open(id);
    expect(await movements(page)).toEqual([]);
  });
}

for (const [place, target] of stateTargets.entries()) {
  test(`${target.story}: ${target.part} (${place}) in its states`, async ({ story }) => {
    const page = await story.open(target.story);
    const element = await reach(page, target);
    for (const state of target.states) {
      const leave = await bring[state](page, element, target.open !== undefined);
      await frames(page);
      await leave();
    }
    expect(await movements(page)).toEqual([]);
  });
}

/** Stories with a closed part, and what their button opens. */
const openers = {
  'kit-modal--opened-by-a-button': 'dialog',
  'kit-drawer--opened-by-a-button': 'dialog',
  'kit-confirmpopover--delete': 'dialog',
  'kit-menu--actions': 'menu',
  'kit-select--short': 'listbox',
} as const;

for (const [id, role] of Object.entries(openers)) {
  test(`${id}: opens its ${role}`, async ({ story }) => {
    const page = await story.open(id);
    await page.locator('#storybook-root :is(button, [aria-haspopup])').first().click();
    const opened = page.getByRole(role).first();
    await expect(opened).toBeVisible();
    await frames(page);
    const opacities = await opened.evaluate((element) => {
      const around: number[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        around.push(Number(getComputedStyle(at).opacity));
      return around;
    });
    expect(Math.min(...opacities), 'what is opened is not seen in full').toBe(1);
    expect(await movements(page)).toEqual([]);
  });
}
