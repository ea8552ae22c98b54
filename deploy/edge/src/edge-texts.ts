import { inEveryLocale, type Locale } from '@fairfront/shared-kit/domain/common';
import en from './locales/en.json';
import ru from './locales/ru.json';

/**
 * Texts that the edge itself shows, by language: the page before any script runs, and refusals in place of the backend.
 */
export const edgeTexts: Readonly<Record<Locale, typeof en>> = { ru, en };

/** Name of a text that the edge sends in place of the backend. */
export type RefusalText = keyof (typeof en)['refusals'];

/** Returns one of these texts in every language. */
export const refusalText = (name: RefusalText): Readonly<Record<Locale, string>> =>
  inEveryLocale((locale) => edgeTexts[locale].refusals[name]);
