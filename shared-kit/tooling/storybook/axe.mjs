/* global document, window -- the function given to `evaluate` runs inside the page */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook, listStories, locales, themes, visitStories } from './built-stories.mjs';

/**
 * Walks every story of the kit with axe, in both themes and both languages; ends with 1 when there is a violation or an
 * error on a page. `--only <pattern>` takes story ids, `--no-build` the storybook that was built last.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, build: { type: 'boolean', default: true } },
  allowNegative: true,
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A story is a fragment: rules about the whole page belong to the screens. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];

const judge = async (page) => {
  await page.evaluate(axeSource);
  return page.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
    const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}\n      ${html.slice(0, 200)}\n      ${any[0]?.message ?? ''}`),
    );
  }, pageRules);
};

if (values.build) await buildStorybook();
const stories = listStories(values.only ? new RegExp(values.only) : undefined);
const problems = new Map();
await visitStories(stories, async (storyPage, { id }) => {
  await storyPage.open(id, { theme: themes[0], locale: locales[0] });
  for (const theme of themes) {
    for (const locale of locales) {
      await storyPage.switchTo({ theme, locale });
      const found = [...(await judge(storyPage.page)), ...storyPage.complaints.splice(0)];
      for (const problem of found) {
        const key = `${id}\n    ${problem}`;
        problems.set(key, [...(problems.get(key) ?? []), `${theme}/${locale}`]);
      }
    }
  }
});

for (const [problem, places] of problems) console.log(`${problem}\n      in ${places.join(', ')}\n`);
console.log(
  `${stories.length} stories × ${themes.length} themes × ${locales.length} languages: ${problems.size} problems`,
);
process.exitCode = problems.size === 0 && stories.length > 0 ? 0 : 1;
