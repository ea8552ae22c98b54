/** The two interface languages; `ru` is the default, `en` fills a missing key. */
export const locales = ['ru', 'en'] as const;
/** One of `locales`. */
export type Locale = (typeof locales)[number];
/** The language of a person who has not chosen one. */
export const defaultLocale: Locale = 'ru';

/** Whether a foreign value (storage, header, payload) is one of the two languages. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
