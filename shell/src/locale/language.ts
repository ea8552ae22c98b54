import {
  dayjs,
  defaultLocale,
  isLocale,
  russianDates,
  storedLocale,
  type Locale,
} from '@fairfront/shared-kit/platform';
import type { Texts } from './texts';

/** The names of months and days; English is built into dayjs. */
const dates: Record<Locale, string | typeof russianDates> = { ru: russianDates, en: 'en' };

/** The initial language: the stored one, otherwise Russian. */
export const startLocale = (): Locale => {
  const stored = storedLocale.read();
  return isLocale(stored) ? stored : defaultLocale;
};

/** What a language change needs from the rest of the shell. */
export interface LanguageOptions {
  texts: Texts;
  /** POST language; called only for a signed-in user. */
  save: (locale: Locale) => Promise<unknown>;
  isSignedIn: () => boolean;
  onFailure: (error: unknown) => void;
  /** Called at the start and after every change, with the new language. */
  onChange: (locale: Locale) => void;
}

/** The interface language: texts, dates, validation messages, document and storage change together. */
export interface Language {
  current: () => Locale;
  subscribe: (listener: () => void) => () => void;
  /**
   * Changes the language on the user's request: saves it on the server first and switches nothing if that fails.
   */
  choose: (locale: Locale) => Promise<void>;
  /** Applies and stores the language of the loaded user, or of another tab, without a call. */
  follow: (locale: Locale) => Promise<void>;
  /**
   * Loads the texts of the first screen, then sets language and title of the document. Called once, before
   * the first render.
   */
  start: () => Promise<void>;
}

export const createLanguage = ({ texts, save, isSignedIn, onFailure, onChange }: LanguageOptions): Language => {
  const { translator } = texts;
  const current = (): Locale => (isLocale(translator.language) ? translator.language : defaultLocale);

  const writeDocument = () => {
    const locale = current();
    dayjs.locale(dates[locale]);
    document.documentElement.lang = locale;
    document.title = translator.t('title');
    onChange(locale);
  };

  const apply = async (locale: Locale) => {
    if (locale !== current()) {
      await texts.use(locale);
      writeDocument();
    }
    if (storedLocale.read() !== locale) storedLocale.write(locale);
  };

  return {
    current,
    subscribe: (listener) => {
      translator.on('languageChanged', listener);
      return () => translator.off('languageChanged', listener);
    },
    choose: async (locale) => {
      if (locale === current()) return;
      try {
        if (isSignedIn()) await save(locale);
        await apply(locale);
      } catch (error) {
        onFailure(error);
      }
    },
    follow: (locale) => apply(locale).catch(onFailure),
    start: async () => {
      await texts.start();
      writeDocument();
      storedLocale.subscribe(() => {
        const stored = storedLocale.read();
        if (isLocale(stored) && stored !== current()) void apply(stored).catch(onFailure);
      });
    },
  };
};
