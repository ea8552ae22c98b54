import type { Page } from '@playwright/test';
import { listStories } from './stories';
import { themes } from './appearances';
import { unreadable } from './axe';
import { choiceTargets } from './choice-targets';
import { blur, bring, camera, pointAt, reach } from './element-states';
import { stateTargets } from './state-targets.mjs';
import { expect, test, type StoryPage } from './story-test';

/**
 * The kit in forced colours, with a light and a dark system palette: focused and selected elements must still look
 * different, drawings must use the palette, and texts must stay readable.
 */

/** Elements that do not use the chosen palette, or that are under a backplate of the browser. */
const foreignColours = (page: Page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (brush === null) return ['there is nothing to draw on'];
    const seen = new Map<string, string>();
    const pixel = (colour: string): string => {
      const known = seen.get(colour);
      if (known !== undefined) return known;
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const drawn = brush.getImageData(0, 0, 1, 1).data.join();
      seen.set(colour, drawn);
      return drawn;
    };
    const probe = document.createElement('i');
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const system = (names: string[]) =>
      new Set(
        names.map((name) => {
          probe.style.color = name;
          return pixel(getComputedStyle(probe).color);
        }),
      );
    const words = [
      'CanvasText',
      'ButtonText',
      'LinkText',
      'VisitedText',
      'GrayText',
      'Highlight',
      'HighlightText',
      'Canvas',
    ];
    const palette = system([...words, 'FieldText', 'MarkText']);
    const plates = system(['Canvas', 'ButtonFace', 'Field', 'Mark']);
    probe.remove();
    const isDrawn = (colour: string) => colour.includes('(') && !pixel(colour).endsWith(',0');
    const root = document.getElementById('storybook-root')?.parentElement ?? document.body;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

    const problems = new Set<string>();
    for (const shape of root.querySelectorAll('svg :is(path, rect, circle, line, polyline, polygon)')) {
      if (!shape.checkVisibility({ visibilityProperty: true }) || shape.closest('defs')) continue;
      const { stroke, fill } = getComputedStyle(shape);
      for (const colour of [stroke, fill].filter(isDrawn)) {
        if (!palette.has(pixel(colour))) problems.add(`${name(shape.closest('svg') ?? shape)} is drawn in ${colour}`);
      }
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(element).forcedColorAdjust === 'none') continue;
      let ground: Element | null = element;
      while (ground && !isDrawn(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const colour = ground && pixel(getComputedStyle(ground).backgroundColor);
      if (colour?.endsWith(',255') && !plates.has(colour)) problems.add(`${name(element)}: a plate covers its ground`);
    }
    return [...problems];
  });

/** Opens the story in forced colours with the opposite portal theme, because nothing may depend on the theme. */
const openIn = async (story: StoryPage, id: string, theme: (typeof themes)[number]) => {
  await story.page.emulateMedia({ colorScheme: theme });
  return story.open(id, { theme: theme === 'light' ? 'dark' : 'light', locale: 'ru' });
};

for (const theme of themes) {
  for (const { id } of listStories(/^(?:kit|parts)-/)) {
    test(`${id}: of the palette and readable ${theme}`, async ({ story }) => {
      const page = await openIn(story, id, theme);
      expect.soft(await foreignColours(page)).toEqual([]);
      expect.soft(await unreadable(page)).toEqual([]);
    });
  }

  for (const [place, target] of stateTargets.entries()) {
    if (!target.states.includes('focus')) continue;
    test(`${target.story}: ${target.part} (${place}) focus ${theme}`, async ({ story }) => {
      const page = await openIn(story, target.story, theme);
      const element = await reach(page, target);
      const take = await camera(page, element);
      const rest = await take('rest');
      await bring.focus(page, element, target.open !== undefined);
      expect((await take('focus')).equals(rest), 'the focus is not seen').toBe(false);
    });
  }

  for (const target of choiceTargets) {
    test(`${target.story}: ${target.part} choice ${theme}`, async ({ story }) => {
      const page = await openIn(story, target.story, theme);
      const element = await reach(page, target);
      const take = await camera(page, element);
      const rest = await take('rest');
      await pointAt(page, element);
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.move(0, 0);
      await blur(page);
      expect((await take('chosen')).equals(rest), 'chosen and not chosen look the same').toBe(false);
    });
  }
}
