import { languageOf, locales, type LanguageOf, type Locale } from './locale';

type SuffixOf<Language extends Locale> = LanguageOf<Language>['suffix'];
type Suffix = SuffixOf<Locale>;

/** A value that the API has once per language: `Localized<'name'>` is `{ name_rus: string; name_eng: string }`. */
export type Localized<Field extends string, Value = string> = Record<`${Field}_${Suffix}`, Value>;

/** A text that the API sends in all languages; any may be missing. */
export type TextByLanguage = Partial<Record<Suffix, string | null>>;

/** The text of the language, another one when that is empty, null when all are. */
export const byLanguage = (text: TextByLanguage, locale: Locale): string | null =>
  [locale, ...locales].map((one) => text[languageOf(one).suffix]).find((candidate) => candidate?.trim()) ?? null;

/** Names before the ends: `name` of `Localized<'name'>`. */
type LocalizedField<Entity> = {
  [Key in keyof Entity]: Key extends `${infer Field}_${Suffix}`
    ? `${Field}_${Suffix}` extends keyof Entity
      ? Field
      : never
    : never;
}[keyof Entity] &
  string;

/** The name of a field in the language, as the API writes it: `LocalizedName<'name', 'en'>` is `name_eng`. */
export type LocalizedName<Field extends string, Language extends Locale = Locale> = `${Field}_${SuffixOf<Language>}`;

/** The name of a field in the language: `name_eng`. */
export const localizedName = <const Field extends string, Language extends Locale>(
  field: Field,
  locale: Language,
): LocalizedName<Field, Language> => `${field}_${languageOf(locale).suffix as SuffixOf<Language>}`;

type NamesOf<Field extends string, Languages extends readonly Locale[]> = {
  -readonly [Index in keyof Languages]: LocalizedName<Field, Languages[Index]>;
};

/** The names of a field in all languages. */
export const localizedNames = <const Field extends string>(field: Field) =>
  locales.map((locale) => localizedName(field, locale)) as unknown as NamesOf<Field, typeof locales>;

/** A value for each language, as the API names them. @example localized('name', (locale) => textOf(country, 'name', locale)) */
export const localized = <const Field extends string, Value>(
  field: Field,
  valueOf: (locale: Locale) => Value,
): Localized<Field, Value> =>
  Object.fromEntries(locales.map((locale) => [localizedName(field, locale), valueOf(locale)])) as Localized<
    Field,
    Value
  >;

/**
 * The field of an entity in all languages, as it is, under another name on demand: `localizedOf(row, 'company', 'name')`
 * makes `name_rus` and `name_eng` of `company_rus` and `company_eng`.
 */
export const localizedOf = <
  Entity extends object,
  const Field extends LocalizedField<Entity>,
  const As extends string = Field,
>(
  entity: Entity,
  field: Field,
  as?: As,
) =>
  localized(
    (as ?? field) as As,
    (locale) => entity[localizedName(field, locale) as keyof Entity] as Entity[LocalizedName<Field> & keyof Entity],
  );

type Texts = Readonly<Record<string, string | null | undefined>>;

/** The field of an entity in this language and no other; an empty string when it is empty. */
export const ownTextOf = <Entity extends object>(
  entity: Entity,
  field: LocalizedField<Entity>,
  locale: Locale,
): string => (entity as Texts)[localizedName(field, locale)] ?? '';

/**
 * The field of an entity in the language: `textOf(company, 'name', 'en')` reads `name_eng`, `name_rus` when that is empty.
 * @returns an empty string when all are empty
 */
export const textOf = <Entity extends object>(entity: Entity, field: LocalizedField<Entity>, locale: Locale): string =>
  [locale, ...locales].map((one) => ownTextOf(entity, field, one)).find((text) => text.trim()) ?? '';

/** The field of an entity in all languages. */
export const textsOf = <Entity extends object>(entity: Entity, field: LocalizedField<Entity>): string[] =>
  locales.map((locale) => ownTextOf(entity, field, locale));

/**
 * The languages that the catalogue is printed in, those of its fields and its descriptions. They do not follow the languages
 * of the interface.
 */
export const printedLocales = ['ru', 'en'] as const satisfies readonly Locale[];
/** One of `printedLocales`. */
export type PrintedLocale = (typeof printedLocales)[number];
/** A value that the catalogue has once per printed language. */
export type Printed<Field extends string, Value = string> = Record<LocalizedName<Field, PrintedLocale>, Value>;

/** A value for each printed language, as the API names them. */
export const printed = <const Field extends string, Value>(
  field: Field,
  valueOf: (locale: PrintedLocale) => Value,
): Printed<Field, Value> =>
  Object.fromEntries(printedLocales.map((locale) => [localizedName(field, locale), valueOf(locale)])) as Printed<
    Field,
    Value
  >;

/** Texts that are stored under one name with their languages below it. */
export type TextsByName = Readonly<Record<string, TextByLanguage>>;

/** Stored texts as the API names them: `{ terms: { rus } }` becomes `{ terms_rus, terms_eng }`. */
export const flatTexts = <const Name extends string>(names: readonly Name[], texts: TextsByName) =>
  Object.fromEntries(
    names.flatMap((name) =>
      locales.map((locale) => [localizedName(name, locale), texts[name]?.[languageOf(locale).suffix] ?? null]),
    ),
  ) as Localized<Name, string | null>;

/** The opposite of `flatTexts`: every name with all languages. */
export const textsByName = (
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, Record<Suffix, string | null>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(
        locales.map((locale) => [
          languageOf(locale).suffix,
          (values[localizedName(name, locale)] as string | null) ?? null,
        ]),
      ) as Record<Suffix, string | null>,
    ]),
  );
