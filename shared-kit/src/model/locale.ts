/** The two interface languages; `ru` is the default, `en` fills a missing key (SHELL-080). */
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ru';

/** Whether a foreign value (storage, header, payload) is one of the two languages. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
