import { defaultLocale, isLocale, type Locale } from '../domain/common';
import { createTranslator } from '../platform/facade';
import type { LocaleTexts } from '../platform/remote';

/** Storybook names what its toolbar says in the address of the page: `globals=theme:dark;locale:en`. */
const languageOf = (address: string): Locale => {
  const globals = new URL(address).searchParams.get('globals') ?? '';
  const named = /(?:^|;)locale:(\w+)/.exec(globals)?.[1];
  return isLocale(named) ? named : defaultLocale;
};

/** The language of the page that shows stories. It is fixed: for another language the page is reloaded. */
export const storyLocale: Locale = languageOf(location.href);

/** The name of a text without its plural form. */
type Name<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** Names of the texts of a file, nested ones by their path. */
type StoryTextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Name<Key> : `${Key}.${StoryTextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** A text of the stories. @param values what the text names; `count` chooses the plural form */
export type StoryText<Texts> = (key: StoryTextKey<Texts>, values?: Record<string, string | number>) => string;

/**
 * Texts of the stories of a package in the language of the page. They are there before the first story, so that its arguments
 * can say them, too; a key that the Russian file lacks does not compile.
 * @param texts `locales/ru.stories.json` and its twins in the other languages
 * @example
 * export const t = storyTexts({ ru, en });
 * export const Busy: Story = { args: { label: t('fields.surname'), busy: true } };
 */
export const storyTexts = <Texts extends LocaleTexts>(
  texts: { ru: Texts } & Partial<Record<Locale, LocaleTexts>>,
): StoryText<Texts> => {
  const translator = createTranslator();
  void translator.init({
    lng: storyLocale,
    fallbackLng: false,
    defaultNS: 'stories',
    resources: { [storyLocale]: { stories: texts[storyLocale] ?? texts.ru } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, values) => translator.t(key, { ...values });
};
