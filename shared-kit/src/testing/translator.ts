import en from '../components/locales/en.json';
import enParts from '../components/locales/en.parts.json';
import enRules from '../texts/kit-rules/en.json';
import ru from '../components/locales/ru.json';
import ruParts from '../components/locales/ru.parts.json';
import ruRules from '../texts/kit-rules/ru.json';
import { locales, type Locale } from '../domain/common';
import { issueTextBy, type IssueText } from '../domain/validation';
import { createTranslator, initReactI18next, type Translator } from '../platform/facade';
import type { LocaleTexts } from '../platform/remote';

/** Texts by namespace (`passes`, `services` …), in the languages that a test renders. */
export type TextsByNamespace = Record<string, Partial<Record<Locale, LocaleTexts>>>;

/** Texts of the kit itself. */
export const kitTexts: TextsByNamespace = {
  kit: { ru, en },
  kitParts: { ru: ruParts, en: enParts },
  kitRules: { ru: ruRules, en: enRules },
};

/** The translator of the portal with the texts of the kit. @param onMissing receives missing keys, `namespace:key` */
export const createTestTranslator = (
  locale: Locale,
  texts: TextsByNamespace,
  onMissing: (key: string) => void,
): Translator => {
  const translator = createTranslator();
  const all: TextsByNamespace = { ...kitTexts, ...texts };
  const ofLanguage = (language: Locale) =>
    Object.fromEntries(Object.entries(all).map(([namespace, byLanguage]) => [namespace, byLanguage[language] ?? {}]));
  void translator.use(initReactI18next).init({
    lng: locale,
    // a text that only the other language has is missing here, not silently borrowed
    fallbackLng: false,
    ns: Object.keys(all),
    // a part that forgets its namespace shows its keys
    defaultNS: 'none',
    resources: Object.fromEntries(locales.map((language) => [language, ofLanguage(language)])),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
  });
  return translator;
};

/** Texts of a language by `namespace:key`, for tests without a screen; one that is not there fails the test. */
export const translateIn = (locale: Locale, texts: TextsByNamespace) => {
  const translator = createTestTranslator(locale, texts, (key) => {
    throw new Error(`${locale} has no text ${key}`);
  });
  return (key: string, values: Record<string, unknown> = {}): string => translator.t(key, values);
};

/**
 * Translates broken rules into a language, for tests of rules.
 * @param texts locale files of the areas that the rules belong to
 */
export const issueTextIn = (locale: Locale, texts: TextsByNamespace = {}): IssueText =>
  issueTextBy(translateIn(locale, texts), locale);
