/* global document, window -- the function given to `evaluate` runs inside the page */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStorybook, listStories, locales, themes, visitStories } from './built-stories.mjs';

/**
 * Checks every story of the kit and of the remotes with axe, in both themes and both languages; a story with a violation or an
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
 * Every appearance in turn; the languages of a theme follow one another. A theme changes colours and nothing else (no part has a
 * rule of its own for dark, DESIGN §2): the first theme is checked by all rules, every further one by those about colour.
 */
const appearances = themes.flatMap((theme, index) =>
  locales.map((locale) => ({ theme, locale, onlyColour: index > 0 })),
);
const wayBack = appearances.toReversed();

/** @returns {Promise<{ place: string, problems: string[] }[]>} what axe finds in each appearance of the open story */
const violationsIn = (page, appearances) =>
  page.evaluate(
    async ({ appearances, disabled }) => {
      const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
      const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
      window.storyDriver.removePlaceholders();
      const found = [];
      for (const { onlyColour, ...appearance } of appearances) {
        const error = await window.storyDriver.switchTo(appearance);
        const options = { rules, ...(onlyColour ? colours : {}), resultTypes: ['violations'] };
        const { violations } = await window.axe.run(document, options);
        const problems = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ html, any }) => `${id}: ${help}\n      ${html.slice(0, 200)}\n      ${any[0]?.message ?? ''}`),
        );
        found.push({
          place: `${appearance.theme}/${appearance.locale}`,
          problems: error ? [...problems, error] : problems,
        });
      }
      return found;
    },
    { appearances, disabled: pageRules },
  );

if (values.build) await buildStorybook();
const stories = listStories(values.only ? new RegExp(values.only) : undefined);
const problems = new Map();
const failing = new Set();
const note = (id, problem, place) => {
  failing.add(id);
  const key = `${id}\n    ${problem}`;
  problems.set(key, [...(problems.get(key) ?? []), place]);
};
const visit = async (storyPage, { id }) => {
  if (storyPage.appearance === null) await storyPage.open(id, appearances[0]);
  else await storyPage.goOn(id);
  // a story begins with the appearance that the one before has ended with
  const order = storyPage.appearance === appearances[0] ? appearances : wayBack;
  for (const { place, problems: found } of await violationsIn(storyPage.page, order)) {
    for (const problem of found) note(id, problem, place);
  }
  storyPage.appearance = order.at(-1);
  for (const error of storyPage.errors.splice(0)) note(id, error, 'one of its appearances');
};
await visitStories(stories, visit, { scripts: [axeSource] });

for (const [problem, places] of problems) console.log(`${problem}\n      in ${places.join(', ')}\n`);
console.log(`Every story with axe, in ${themes.length} themes and ${locales.length} languages`);
console.log(`${stories.length - failing.size} passed, ${failing.size} failed`);
process.exitCode = failing.size === 0 && stories.length > 0 ? 0 : 1;
