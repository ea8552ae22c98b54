import { kitLocales, kitPartsLocales } from '@fairfront/shared-kit/components/locales';
import {
  createTranslator,
  initReactI18next,
  type Locale,
  type LocaleTexts,
  type Translator,
} from '@fairfront/shared-kit/platform';

/** The texts of the wizard; they come in the language in use only. */
const catalogue = {
  ru: () => import(/* webpackChunkName: "texts-ru" */ '../locales/ru.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
};
const loaders = { kit: kitLocales, kitParts: kitPartsLocales, catalog: catalogue };

/** A translator of its own for every element: two of them speak different languages on one page (CAT-267). */
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
    ns: Object.keys(loaders),
    defaultNS: 'catalog',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return {
    translator,
    use: async (wanted) => {
      await Promise.all(
        Object.entries(loaders).map(async ([namespace, byLocale]) => {
          if (translator.hasResourceBundle(wanted, namespace)) return;
          const { default: texts } = await byLocale[wanted]();
          translator.addResourceBundle(wanted, namespace, texts as LocaleTexts, true, true);
        }),
      );
      await translator.changeLanguage(wanted);
    },
  };
};
