import type { Locale } from '../../domain/common';
import type { Load, LocaleTexts } from '../../platform/remote';
import russian from './ru.json';

/** Texts of the kit itself, namespace `kit`: the shell adds them to its translator together with its own. */
export const kitLocales: Record<Locale, Load<LocaleTexts>> = {
  ru: () => import('./ru.json'),
  en: () => import(/* webpackChunkName: "first-texts-en" */ './en.json'),
};

/**
 * Texts of the parts that only remotes draw, namespace `kitParts`: they come with the first remote, the first screens of
 * the shell do not carry them.
 */
export const kitPartsLocales: Record<Locale, Load<LocaleTexts>> = {
  ru: () => import(/* webpackChunkName: "texts-kit-parts-ru" */ './ru.parts.json'),
  en: () => import(/* webpackChunkName: "texts-kit-parts-en" */ './en.parts.json'),
};

/** Russian without a promise: the shell includes the default language. */
export const russianKit: LocaleTexts = russian;

export { useKitLocale } from './use-kit-locale';
