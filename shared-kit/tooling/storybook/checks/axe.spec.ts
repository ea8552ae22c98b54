import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { listStories } from './stories';
import { locales, themes, type Appearance } from './appearances';
import { colourRules, loadAxe, type AxeWindow } from './axe';
import type { DrivenWindow } from './page-driver';
import { expect, test } from './story-test';

/** A story is a fragment: rules about the whole page belong to the screens. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];
/** Every rule but those of these names. */
const without = (rules: readonly string[]): RunOptions => ({
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});
const only = (rules: readonly string[]): RunOptions => ({ runOnly: { type: 'rule', values: [...rules] } });

interface Visit {
  appearance: Appearance;
  rules: RunOptions;
}

const [firstTheme, ...furtherThemes] = themes;
const [firstLocale] = locales;

/**
 * In the first language every theme in turn. A theme changes colours and nothing else (no part has a rule of its own for dark,
 * DESIGN §2): the first theme is checked by all rules, every further one by those about colour. A language changes no colour: a
 * further one is checked by all others.
 */
const visitsIn = (locale: Appearance['locale']): Visit[] =>
  locale === firstLocale
    ? [
        { appearance: { theme: firstTheme, locale }, rules: without(pageRules) },
        ...furtherThemes.map((theme) => ({ appearance: { theme, locale }, rules: only(colourRules) })),
      ]
    : [{ appearance: { theme: firstTheme, locale }, rules: without([...pageRules, ...colourRules]) }];

/** What axe finds in each appearance of the open story, each with its place. */
const violations = async (page: Page, order: readonly Visit[]): Promise<string[]> => {
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

// a language takes a document of its own: all stories in one, then all in the other
for (const locale of locales) {
  const visits = visitsIn(locale);
  for (const { id } of listStories()) {
    test(`${id} ${locale}`, async ({ story }) => {
      await story.goOn(id, locale);
      // a story begins with the theme that the one before has ended with
      const order = story.appearance?.theme === visits[0]?.appearance.theme ? visits : visits.toReversed();
      const found = await violations(story.page, order);
      story.appearance = order.at(-1)?.appearance ?? null;
      expect(found).toEqual([]);
    });
  }
}
