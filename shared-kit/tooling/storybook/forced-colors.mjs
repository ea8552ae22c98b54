/* global document, getComputedStyle, NodeFilter, window -- functions given to `evaluate` run inside the page */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook, listStories, themes, visitStories } from './built-stories.mjs';
import { choiceTargets } from './choice-targets.mjs';
import { bring, cutOut, frames, middleOf } from './element-states.mjs';
import { stateTargets } from './state-targets.mjs';

/**
 * Checks the kit in the palette of the system (forced colours), a light and a dark one: what has the focus and what is chosen
 * must still look different, drawings must be of that palette, words must stay readable. Ends with `N passed, N failed`.
 * `--only <pattern>` takes story ids, `--no-build` the storybook that was built last.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '^kit-' }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What stands on the page in colours that the person has not chosen, or under a plate of the browser's own. */
const findForeign = (page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const seen = new Map();
    const pixel = (colour) => {
      if (!seen.has(colour)) {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        seen.set(colour, brush.getImageData(0, 0, 1, 1).data.join());
      }
      return seen.get(colour);
    };
    const probe = document.createElement('i');
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const system = (names) =>
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
    const isDrawn = (colour) => colour.includes('(') && !pixel(colour).endsWith(',0');
    const root = document.getElementById('storybook-root').parentElement;
    const name = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

    const problems = new Set();
    for (const shape of root.querySelectorAll('svg :is(path, rect, circle, line, polyline, polygon)')) {
      if (!shape.checkVisibility({ visibilityProperty: true }) || shape.closest('defs')) continue;
      const { stroke, fill } = getComputedStyle(shape);
      for (const colour of [stroke, fill].filter(isDrawn)) {
        if (!palette.has(pixel(colour))) problems.add(`${name(shape.closest('svg'))} is drawn in ${colour}`);
      }
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(element).forcedColorAdjust === 'none') continue;
      let ground = element;
      while (ground && !isDrawn(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const colour = ground && pixel(getComputedStyle(ground).backgroundColor);
      if (colour?.endsWith(',255') && !plates.has(colour)) problems.add(`${name(element)}: a plate covers its ground`);
    }
    return [...problems];
  });

const findUnreadable = (page) =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html.slice(0, 160)}\n      ${any[0]?.message}`),
    );
  });

const prepare = async (page, element) => {
  await element.scrollIntoViewIfNeeded({ timeout: 3000 });
  const clip = await cutOut(page, element);
  const shoot = async () => {
    await frames(page);
    return page.screenshot({ clip, animations: 'disabled' });
  };
  return { rest: await shoot(), shoot };
};

/** What is the matter with an element that should look different by the focus, or nothing. */
const judgeFocus = async (page, { find, open }) => {
  await open?.(page);
  const element = await find(page).elementHandle();
  if (!open) await page.evaluate(() => document.activeElement?.blur?.());
  const { rest, shoot } = await prepare(page, element);
  await bring.focus(page, element, Boolean(open));
  return rest.equals(await shoot()) ? ['the focus is not seen'] : [];
};

/** What is the matter with an element that should look different by being chosen, or nothing. */
const judgeChoice = async (page, { find }) => {
  const element = await find(page).elementHandle();
  const { rest, shoot } = await prepare(page, element);
  await page.mouse.click(...(await middleOf(element)));
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur?.());
  return rest.equals(await shoot()) ? ['chosen and not chosen look the same'] : [];
};

const judgeStory = async (page) => [...(await findForeign(page)), ...(await findUnreadable(page))];

const pattern = new RegExp(values.only);
if (values.build) await buildStorybook();
const checks = [
  ...listStories(pattern).map(({ id }) => ({ id, says: 'is of the palette and readable', judge: judgeStory })),
  ...stateTargets
    .filter(({ story, states }) => pattern.test(story) && states.includes('focus'))
    .map((target) => ({ id: target.story, says: `${target.part}: focus`, judge: (page) => judgeFocus(page, target) })),
  ...choiceTargets
    .filter(({ story }) => pattern.test(story))
    .map((target) => ({
      id: target.story,
      says: `${target.part}: choice`,
      judge: (page) => judgeChoice(page, target),
    })),
];
let failed = 0;
await visitStories(
  checks,
  async (storyPage, { id, says, judge }) => {
    const problems = new Set();
    for (const theme of themes) {
      await storyPage.page.emulateMedia({ colorScheme: theme });
      // the theme of the portal is the other one: nothing may depend on it
      const [other] = themes.filter((name) => name !== theme);
      try {
        await storyPage.open(id, { theme: other, locale: 'ru' });
        for (const problem of await judge(storyPage.page)) problems.add(`${problem} (${theme})`);
      } catch (error) {
        problems.add(error instanceof Error ? error.message : String(error));
      }
    }
    if (problems.size === 0) return;
    failed += 1;
    console.log(`${id} ${says}\n    ${[...problems].join('\n    ')}\n`);
  },
  { scripts: [axeSource], media: { forcedColors: 'active' } },
);
console.log('The kit in the palette of the system, light and dark');
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && checks.length > 0 ? 0 : 1;
