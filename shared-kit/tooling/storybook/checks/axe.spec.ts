import type { Page } from '@playwright/test';
import { listStories } from './stories';
import { locales, themes, type Appearance } from './appearances';
import { colourRules, loadAxe, type AxeWindow } from './axe';
import type { DrivenWindow } from './page-driver';
import { expect, test } from './story-test';

/** A story is a fragment: rules about the whole page belong to the screens. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];
const allRules = { rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };

/**
 * Every appearance in turn; the languages of a theme follow one another. A theme changes colours and nothing else (no part has a
 * rule of its own for dark, DESIGN §2): the first theme is checked by all rules, every further one by those about colour.
 */
const visits = themes.flatMap((theme, index) =>
  locales.map((locale) => ({ appearance: { theme, locale }, rules: index === 0 ? allRules : colourRules })),
);
const visitsBack = visits.toReversed();

/** What axe finds in each appearance of the open story, each with its place. */
const violations = async (page: Page, order: typeof visits): Promise<string[]> => {
  await loadAxe(page);
  return page.evaluate(async (order) => {
    const { axe, storyDriver } = window as unknown as AxeWindow & DrivenWindow;
    storyDriver.removePlaceholders();
    const found: string[] = [];
    for (const { appearance, rules } of order) {
      const place = `${appearance.theme}/${appearance.locale}`;
      const error = await storyDriver.switchTo(appearance);
      if (error !== null) found.push(`${place} ${error}`);
      const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] });
      for (const { id, help, nodes } of violations)
        for (const { html, any } of nodes)
          found.push(`${place} ${id}: ${help}\n${html.slice(0, 200)}\n${any[0]?.message ?? ''}`);
    }
    return found;
  }, order);
};

const isSame = (one: Appearance | null, other: Appearance | undefined) =>
  one?.theme === other?.theme && one?.locale === other?.locale;

for (const { id } of listStories()) {
  test(id, async ({ story }) => {
    await story.goOn(id);
    // a story begins with the appearance that the one before has ended with
    const order = isSame(story.appearance, visits.at(-1)?.appearance) ? visitsBack : visits;
    const found = await violations(story.page, order);
    story.appearance = order.at(-1)?.appearance ?? null;
    expect(found).toEqual([]);
  });
}
