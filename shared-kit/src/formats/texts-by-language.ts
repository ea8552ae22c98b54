import type { Locale } from '../model/locale';

const suffixes = { ru: 'rus', en: 'eng' } as const;

/** A text that the API sends in both languages; either may be missing. */
export interface TwoLanguages {
  rus?: string | null;
  eng?: string | null;
}

/** The text of the language, the other one when that is empty, null when both are (PASS-027). */
export const byLanguage = (text: TwoLanguages, locale: Locale): string | null => {
  const own = text[suffixes[locale]];
  const other = text[locale === 'ru' ? 'eng' : 'rus'];
  return [own, other].find((candidate) => candidate?.trim()) ?? null;
};

/** Names before `_rus`: `name` of `{ name_rus, name_eng }`. */
type TwoLanguageField<Entity> = {
  [Key in keyof Entity]: Key extends `${infer Field}_rus`
    ? `${Field}_eng` extends keyof Entity
      ? Field
      : never
    : never;
}[keyof Entity];

/**
 * The field of an entity in the language: `textOf(company, 'name', 'en')` reads `name_eng`, `name_rus` when that is empty.
 * @returns an empty string when both are empty
 */
export const textOf = <Entity extends object>(
  entity: Entity,
  field: TwoLanguageField<Entity> & string,
  locale: Locale,
): string => {
  const values = entity as Record<string, string | null | undefined>;
  return byLanguage({ rus: values[`${field}_rus`], eng: values[`${field}_eng`] }, locale) ?? '';
};
