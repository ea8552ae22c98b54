import { locales, localizedName, type Locale, type LocalizedName } from '@fairfront/shared-kit/domain/common';
import { sql, type RawBuilder } from 'kysely';

type RenamedColumn<Column extends string, As extends string> = {
  [Language in Locale]: `${LocalizedName<Column, Language>} as ${LocalizedName<As, Language>}`;
}[Locale];

/**
 * The columns of a text in all languages under another name, for `select`: `localizedAs('c.name', 'company')`. Under its own
 * name, use `localizedNames`.
 */
export const localizedAs = <const Column extends string, const As extends string>(column: Column, as: As) =>
  locales.map((locale) => `${localizedName(column, locale)} as ${localizedName(as, locale)}`) as RenamedColumn<
    Column,
    As
  >[];

const listed = (partOf: (locale: Locale) => string): RawBuilder<unknown> => sql.raw(locales.map(partOf).join(', '));

/** The columns of a text in all languages within a statement: `e.title_rus, e.title_eng`, or each `as` another name. */
export const textColumns = (column: string, as?: string): RawBuilder<unknown> =>
  listed((locale) => localizedName(column, locale) + (as === undefined ? '' : ` as ${localizedName(as, locale)}`));

/** A text in all languages as arguments of `json_build_object`: `'title_rus', e.title_rus, 'title_eng', e.title_eng`. */
export const jsonTexts = (name: string, column: string): RawBuilder<unknown> =>
  listed((locale) => `'${localizedName(name, locale)}', ${localizedName(column, locale)}`);
