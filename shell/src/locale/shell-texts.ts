import type { Load, Locale, LocaleTexts } from '@fairfront/shared-kit/platform';
import { kitLocales, kitPartsLocales, russianKit } from '@fairfront/shared-kit/components/locales';
import russian from '../locales/ru/shell.json';

type Loaders = Record<Locale, Load<LocaleTexts>>;

/**
 * The texts of the first screen: those of the shell and the kit. Russian, the default language, is part of the shell
 * bundle, which saves a round trip.
 */
export const firstTexts = {
  shell: {
    ru: () => Promise.resolve({ default: russian as LocaleTexts }),
    en: () => import(/* webpackChunkName: "first-texts-en" */ '../locales/en/shell.json'),
  },
  kit: {
    ru: () => Promise.resolve({ default: russianKit as LocaleTexts }),
    en: kitLocales.en,
  },
} satisfies Record<string, Loaders>;

/** The same texts, available synchronously for the first render. */
export const readyTexts: Partial<Record<Locale, Record<keyof typeof firstTexts, LocaleTexts>>> = {
  ru: { shell: russian, kit: russianKit },
};

/**
 * Texts of lazy parts, each loaded with its part. Several share a file, because every file adds its name and hash to
 * the first screen: dialogs, the form in one of them and the release offer; bell, palette and rare pages, the deadlines
 * and the notification settings. The texts of the hub share one with the kit texts that remotes need.
 */
export const lazyTexts = {
  access: {
    ru: () => import(/* webpackChunkName: "texts-rare-ru" */ '../locales/ru/access.json'),
    en: () => import(/* webpackChunkName: "texts-rare-en" */ '../locales/en/access.json'),
  },
  bell: {
    ru: () => import(/* webpackChunkName: "texts-rare-ru" */ '../locales/ru/bell.json'),
    en: () => import(/* webpackChunkName: "texts-rare-en" */ '../locales/en/bell.json'),
  },
  feedback: {
    ru: () => import(/* webpackChunkName: "texts-modal-ru" */ '../locales/ru/feedback.json'),
    en: () => import(/* webpackChunkName: "texts-modal-en" */ '../locales/en/feedback.json'),
  },
  kitParts: kitPartsLocales,
  modal: {
    ru: () => import(/* webpackChunkName: "texts-modal-ru" */ '../locales/ru/modal.json'),
    en: () => import(/* webpackChunkName: "texts-modal-en" */ '../locales/en/modal.json'),
  },
  pages: {
    ru: () => import(/* webpackChunkName: "texts-rare-ru" */ '../locales/ru/pages.json'),
    en: () => import(/* webpackChunkName: "texts-rare-en" */ '../locales/en/pages.json'),
  },
  deadlines: {
    ru: () => import(/* webpackChunkName: "texts-deadlines-ru" */ '../locales/ru/deadlines.json'),
    en: () => import(/* webpackChunkName: "texts-deadlines-en" */ '../locales/en/deadlines.json'),
  },
  notificationSettings: {
    ru: () => import(/* webpackChunkName: "texts-deadlines-ru" */ '../locales/ru/notification-settings.json'),
    en: () => import(/* webpackChunkName: "texts-deadlines-en" */ '../locales/en/notification-settings.json'),
  },
  invitations: {
    ru: () => import(/* webpackChunkName: "texts-modal-ru" */ '../locales/ru/invitations.json'),
    en: () => import(/* webpackChunkName: "texts-modal-en" */ '../locales/en/invitations.json'),
  },
  release: {
    ru: () => import(/* webpackChunkName: "texts-modal-ru" */ '../locales/ru/release.json'),
    en: () => import(/* webpackChunkName: "texts-modal-en" */ '../locales/en/release.json'),
  },
  welcome: {
    ru: () => import(/* webpackChunkName: "texts-welcome-ru" */ '../locales/ru/welcome.json'),
    en: () => import(/* webpackChunkName: "texts-welcome-en" */ '../locales/en/welcome.json'),
  },
  palette: {
    ru: () => import(/* webpackChunkName: "texts-rare-ru" */ '../locales/ru/palette.json'),
    en: () => import(/* webpackChunkName: "texts-rare-en" */ '../locales/en/palette.json'),
  },
  ownAccess: {
    ru: () => import(/* webpackChunkName: "texts-own-access-ru" */ '../locales/ru/own-access.json'),
    en: () => import(/* webpackChunkName: "texts-own-access-en" */ '../locales/en/own-access.json'),
  },
  hub: {
    ru: () => import(/* webpackChunkName: "texts-kit-parts-ru" */ '../locales/ru/hub.json'),
    en: () => import(/* webpackChunkName: "texts-kit-parts-en" */ '../locales/en/hub.json'),
  },
} satisfies Record<string, Loaders>;
export type LazyNamespace = keyof typeof lazyTexts;
