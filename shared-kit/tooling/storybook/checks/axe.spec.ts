import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { listStories } from './stories';
import { locales, themes, type Appearance } from './appearances';
import { colourRules, loadAxe, type AxeWindow } from './axe';
import type { DrivenWindow } from './page-driver';
import { expect, test } from './story-test';

/** Page rules do not apply to a story, which is a fragment. The screens are checked against them. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];
/** All rules except the named ones. */
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
 * The first language is visited in every theme. A theme only changes colours (no part has its own rule for dark, DESIGN
 * §2), so the first theme is checked with all rules and the others only with colour rules. A language changes no
 * colour, so further languages are checked with all other rules.
 */
const visitsIn = (locale: Appearance['locale']): Visit[] =>
  locale === firstLocale
    ? [
        { appearance: { theme: firstTheme, locale }, rules: without(pageRules) },
        ...furtherThemes.map((theme) => ({ appearance: { theme, locale }, rules: only(colourRules) })),
      ]
    : [{ appearance: { theme: firstTheme, locale }, rules: without([...pageRules, ...colourRules]) }];

/** Findings of axe in each appearance of the open story, with their positions. */
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

// a language needs its own document: all stories in one language, then all in the other
for (const locale of locales) {
  const visits = visitsIn(locale);
  for (const { id } of listStories()) {
    test(`${id} ${locale}`, async ({ story }) => {
      await story.goOn(id, locale);
      // a story starts with the theme in which the previous one ended
      const order = story.appearance?.theme === visits[0]?.appearance.theme ? visits : visits.toReversed();
      const found = await violations(story.page, order);
      story.appearance = order.at(-1)?.appearance ?? null;
      expect(found).toEqual([]);
    });
  }
}
