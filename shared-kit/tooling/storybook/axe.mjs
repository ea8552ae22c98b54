/* global document, window -- the function given to `evaluate` runs inside the page */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook, listStories, locales, themes, visitStories } from './built-stories.mjs';

/**
 * Walks every story of the kit and of the remotes with axe, in both themes and both languages; a story with a violation or an
 * error on its page has failed. Ends with `N passed, N failed`. `--only <pattern>` takes story ids, `--no-build` the storybook that was built last.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A story is a fragment: rules about the whole page belong to the screens. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];

/**
 * A theme changes colours and nothing else (no part has a rule of its own for dark, DESIGN §2): the first theme is judged by
 * all rules, every further one by those about colour.
 */
const judge = async (page, theme) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const onlyColour = theme !== themes[0];
  return page.evaluate(
    async ({ disabled, onlyColour }) => {
      const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
      const runOnly = onlyColour ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {};
      const { violations } = await window.axe.run(document, { rules, ...runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${help}\n      ${html.slice(0, 200)}\n      ${any[0]?.message ?? ''}`),
      );
    },
    { disabled: pageRules, onlyColour },
  );
};

if (values.build) await buildStorybook();
const stories = listStories(values.only ? new RegExp(values.only) : undefined);
const problems = new Map();
const faulty = new Set();
await visitStories(stories, async (storyPage, { id }) => {
  await storyPage.goOn(id, { theme: themes[0], locale: locales[0] });
  for (const theme of themes) {
    for (const locale of locales) {
      await storyPage.switchTo({ theme, locale });
      const found = [...(await judge(storyPage.page, theme)), ...storyPage.complaints.splice(0)];
      for (const problem of found) {
        faulty.add(id);
        const key = `${id}\n    ${problem}`;
        problems.set(key, [...(problems.get(key) ?? []), `${theme}/${locale}`]);
      }
    }
  }
});

for (const [problem, places] of problems) console.log(`${problem}\n      in ${places.join(', ')}\n`);
console.log(`Every story with axe, in ${themes.length} themes and ${locales.length} languages`);
console.log(`${stories.length - faulty.size} passed, ${faulty.size} failed`);
process.exitCode = faulty.size === 0 && stories.length > 0 ? 0 : 1;
