import type { Locale } from '../../domain/common/locale';
import en from './locales/en.formats.json';
import ru from './locales/ru.formats.json';

/** The words of dates and numbers in one language. */
export type FormatTexts = typeof en;

/**
 * The words of dates and numbers by language, there without a load: the first screen and the server format with them.
 * Units of Intl read "кБ", "kB" and group English thousands by commas, which is not how the portal writes them.
 */
export const formatTexts: Readonly<Record<Locale, FormatTexts>> = { ru, en };
