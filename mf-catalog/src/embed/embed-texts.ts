import {
  createTranslator,
  initReactI18next,
  type Locale,
  type LocaleTexts,
  type Translator,
} from '@fairfront/shared-kit/platform';

/** All texts of a language in one file; only the current language is loaded. */
const loaders: Record<Locale, () => Promise<Record<(typeof namespaces)[number] | 'catalogHub', LocaleTexts>>> = {
  ru: () => import(/* webpackChunkName: "texts-ru" */ './texts-ru'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts-en'),
};
const namespaces = ['kit', 'kitParts', 'catalog'] as const;

/** Each element has its own translator, since two elements on a page may use different languages. */
export interface EmbedTexts {
  translator: Translator;
  /** Loads the language, then switches to it. */
  use: (locale: Locale) => Promise<void>;
}

export const createEmbedTexts = (locale: Locale): EmbedTexts => {
  const translator = createTranslator();
  void translator.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'catalog',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return {
    translator,
    use: async (wanted) => {
      const texts = await loaders[wanted]();
      for (const name of namespaces) translator.addResourceBundle(wanted, name, texts[name], true, true);
      // the order statuses, which the hub uses too
      translator.addResourceBundle(wanted, 'catalog', texts.catalogHub, true, true);
      await translator.changeLanguage(wanted);
    },
  };
};
