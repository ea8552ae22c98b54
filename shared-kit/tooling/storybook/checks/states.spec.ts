import { themes } from './appearances';
import { unreadable } from './axe';
import { bring, camera, reach } from './element-states';
import { stateTargets } from './state-targets.mjs';
import { expect, test } from './story-test';

/**
 * Interactive parts hovered, pressed and focused with a real pointer and keyboard: every state must look different from
 * the resting state, a press different from hovering, and texts must stay readable. The report contains the
 * screenshots.
 */
for (const [place, target] of stateTargets.entries()) {
  for (const theme of themes) {
    for (const state of target.states) {
      test(`${target.story}: ${target.part} (${place}) ${state} ${theme}`, async ({ story }) => {
        const page = await story.open(target.story, { theme, locale: 'ru' });
        const element = await reach(page, target);
        const take = await camera(page, element);
        const rest = await take('rest');
        let hover: Buffer | undefined;
        if (state === 'pressed' && target.states.includes('hover')) {
          await bring.hover(page, element, false);
          hover = await take('hover');
        }
        const leave = await bring[state](page, element, target.open !== undefined);
        const picture = await take(state);
        expect.soft(picture.equals(rest), 'looks like rest').toBe(false);
        if (hover) expect.soft(picture.equals(hover), 'looks as under the pointer').toBe(false);
        expect.soft(await unreadable(page, element)).toEqual([]);
        await leave();
      });
    }
  }
}
