import { inEveryLocale, type Locale } from '../../domain/common/locale';

/** Forms of a counted word: Russian has four (fractions use `other`), English `one` and `other`. */
export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  /** Also used for a form that the language does not have. */
  other: string;
}

const rules = inEveryLocale((locale) => new Intl.PluralRules(locale));

/**
 * The form of a word that belongs to a number: in Russian 1, 21 → one; 2–4, 22 → few; 0, 5–20, 11–14 → many;
 * fractions → other, which is the form of 2 («2,5 часа»). Texts of i18next follow the same rules by themselves; this is
 * for texts outside of it.
 */
export const pluralOf = (count: number, forms: PluralForms, locale: Locale): string => {
  const category = rules[locale].select(count);
  return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other;
};
