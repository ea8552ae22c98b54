import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createTranslator, I18nextProvider, initReactI18next } from '../platform/facade';
import type { Locale } from '../domain/common';
import en from './locales/en.json';
import ru from './locales/ru.json';
import enParts from './locales/en.parts.json';
import enRules from '../texts/kit-rules/en.json';
import ruParts from './locales/ru.parts.json';
import ruRules from '../texts/kit-rules/ru.json';

/** A translator with the texts of the kit, for tests of its parts. */
export const kitTranslator = (locale: Locale) => {
  const translator = createTranslator();
  void translator.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    defaultNS: 'kit',
    resources: {
      ru: { kit: ru, kitParts: ruParts, kitRules: ruRules },
      en: { kit: en, kitParts: enParts, kitRules: enRules },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return translator;
};

/** Renders a part with the real texts; `setLocale` changes the language of what is on screen. */
export const renderKit = (part: ReactElement, locale: Locale = 'en') => {
  const translator = kitTranslator(locale);
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={translator}>{children}</I18nextProvider>
  );
  return { ...render(part, { wrapper: Wrapper }), setLocale: (next: Locale) => translator.changeLanguage(next) };
};

/** Ids of the axe rules that the page breaks; contrast is measured in a real browser by the stories. */
export const axeViolations = async (): Promise<string[]> => {
  // loaded by who asks: most test files do not
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    preload: false,
    rules: {
      region: { enabled: false },
      'color-contrast': { enabled: false },
      // measures letters on a canvas, which jsdom lacks
      'label-content-name-mismatch': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
