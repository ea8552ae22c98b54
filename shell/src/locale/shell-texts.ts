import type { Load, Locale, LocaleTexts } from '@fairfront/shared-kit/platform';
import { kitLocales, kitPartsLocales, russianKit } from '@fairfront/shared-kit/components/locales';
import russian from '../locales/ru/shell.json';

type Loaders = Record<Locale, Load<LocaleTexts>>;

/**
 * What the first screen speaks: the shell's own texts and those of the kit. Russian, the default language, comes with the
 * shell itself and saves a round trip (SHELL-080).
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

/** The same texts without a promise, for the first draw. */
export const readyTexts: Partial<Record<Locale, Record<keyof typeof firstTexts, LocaleTexts>>> = {
  ru: { shell: russian, kit: russianKit },
};

/**
 * Texts of parts that come later, each with its part; those of dialogs, of the form in one of them and of the offer share a file, because
 * every file costs the first screen its name and hash. So do those of bell, palette and rare pages, of the deadlines and of the notification settings. Those of the hub
 * share one with what remotes need of the kit.
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
