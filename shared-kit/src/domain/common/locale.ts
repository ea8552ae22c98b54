/** The properties of a language in addition to its texts. */
interface Language {
  /** Two letters, as in Accept-Language, in stored choices and in the names of locale files. */
  code: string;
  /** How the API and the tables end the names of texts in this language: `name_rus`. */
  suffix: string;
  /** The full tag, for formats of the browser and of Node. */
  tag: string;
  /** Between the whole part and the fraction of a number. */
  decimalMark: string;
  /** Between a number and its percent sign. */
  percentGap: string;
  /** A date in figures: what parts its numbers, and whether the month comes first when it is typed. */
  date: { separator: string; monthFirst: boolean };
  /** Whether dates of lists and facts are in figures («09.06.2026») or name the month ("9 Jun 2026"). */
  hasNumericDates: boolean;
  /** The form of Intl in which a zone has a name that people know. */
  zoneName: 'long' | 'shortGeneric';
}

/**
 * The interface languages, the default one first; English fills a missing key. A further language is an entry here, its
 * locale files and a migration that adds the columns.
 */
export const languages = [
  {
    code: 'ru',
    suffix: 'rus',
    tag: 'ru-RU',
    decimalMark: ',',
    percentGap: '\u00a0',
    date: { separator: '.', monthFirst: false },
    hasNumericDates: true,
    // browsers carry the Russian names of cities only within the long names
    zoneName: 'long',
  },
  {
    code: 'en',
    suffix: 'eng',
    tag: 'en-GB',
    decimalMark: '.',
    percentGap: '',
    date: { separator: '/', monthFirst: true },
    hasNumericDates: false,
    zoneName: 'shortGeneric',
  },
] as const satisfies readonly Language[];

/** The code of one of `languages`. */
export type Locale = (typeof languages)[number]['code'];
/** The language of the registry entry. */
export type LanguageOf<Code extends Locale> = Extract<(typeof languages)[number], { code: Code }>;

type CodesOf<Languages extends readonly Language[]> = {
  readonly [Index in keyof Languages]: Languages[Index]['code'];
};

/** The codes of `languages`. */
export const locales = languages.map(({ code }) => code) as unknown as CodesOf<typeof languages>;
/** The language of a person who has not chosen one. */
export const defaultLocale: Locale = 'ru';

/** Whether a foreign value (storage, header, payload) is one of the languages. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

const byCode = Object.fromEntries(languages.map((language) => [language.code, language])) as {
  readonly [Code in Locale]: LanguageOf<Code>;
};

/** A value for each language. @example inEveryLocale((locale) => formatDate(day, locale)) */
export const inEveryLocale = <Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;

/** The registry entry of a language. */
export const languageOf = <Code extends Locale>(locale: Code): LanguageOf<Code> => byCode[locale];

/** The language of an answer: the best one of Accept-Language that the portal has, else Russian. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = wanted[0]?.language;
  return isLocale(best) ? best : defaultLocale;
};
