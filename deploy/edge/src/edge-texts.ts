import type { Locale } from '@fairfront/shared-kit/model';
import en from './locales/en.json';
import ru from './locales/ru.json';

/** What the edge itself says, by language: the page before any script, and answers in place of the backend. */
export const edgeTexts: Readonly<Record<Locale, typeof en>> = { ru, en };

/** What the edge says in place of the backend. */
export type RefusalText = keyof (typeof en)['refusals'];

/** One of these texts in every language. */
export const refusalText = (name: RefusalText): Readonly<Record<Locale, string>> => ({
  ru: edgeTexts.ru.refusals[name],
  en: edgeTexts.en.refusals[name],
});
