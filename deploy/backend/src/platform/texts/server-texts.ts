import type { Locale } from '@fairfront/shared-kit/domain/common';
import type texts from '../locales/en.json';
import { areaText, translatorOf, type Text } from './area-texts';

type Texts = typeof texts;

/** The name of a text without its plural form. */
type Name<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Names of the texts directly in a group. */
type NamesOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Name<Key> : never;
}[keyof Group & string];

/** Groups of `locales/*.json` of the server, one per topic. */
type ServerTextGroup = keyof Texts;
/** A text of the server: its group and name. One that is missing in the files does not compile. */
export type ServerTextKey = { [Group in ServerTextGroup]: `${Group}.${NamesOf<Texts[Group]>}` }[ServerTextGroup];

/** Names of the texts of one group. */
export type NameIn<Group extends ServerTextGroup> = NamesOf<Texts[Group]>;

/** A text of the server in every language. @param values variables of the text; `count` selects the plural form */
export const serverText = (key: ServerTextKey, values?: Record<string, unknown>): Text =>
  areaText('server', key, values);

/** A text of the server in one language. */
export const serverTextIn = (locale: Locale, key: ServerTextKey, values?: Record<string, unknown>): string =>
  translatorOf('server', locale)(key, values);

/** A text of printed sheets: in Russian with English beside it. */
export const printedText = (key: ServerTextKey, values?: Record<string, unknown>): { rus: string; eng: string } => ({
  rus: serverTextIn('ru', key, values),
  eng: serverTextIn('en', key, values),
});
