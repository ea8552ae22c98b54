import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import '../../src/components/tokens.css';
import '../../src/components/base.css';
import en from '../../src/components/locales/en.json';
import enParts from '../../src/components/locales/en.parts.json';
import enRules from '../../src/components/locales/en.rules.json';
import ru from '../../src/components/locales/ru.json';
import ruParts from '../../src/components/locales/ru.parts.json';
import ruRules from '../../src/components/locales/ru.rules.json';
import { isLocale, type Locale } from '../../src/model';
import { createTranslator, dayjs, I18nextProvider, initReactI18next } from '../../src/platform/facade';
import { inStoryLanguage, setStoryLocale } from './story-language/story-text';

const translator = createTranslator();
void translator.use(initReactI18next).init({
  lng: 'ru',
  fallbackLng: 'en',
  defaultNS: 'kit',
  resources: {
    ru: { kit: ru, kitParts: ruParts, kitRules: ruRules },
    en: { kit: en, kitParts: enParts, kitRules: enRules },
  },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** What the shell does around every part: language and theme of the document. */
const Page = ({ locale, theme, children }: { locale: Locale; theme: string; children: ReactNode }) => {
  if (translator.language !== locale) {
    void translator.changeLanguage(locale);
    dayjs.locale(locale);
  }
  setStoryLocale(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset['theme'] = theme;
  }, [locale, theme]);
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
};

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { locale: 'ru', theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ru', title: 'Русский', right: 'RU' },
          { value: 'en', title: 'English', right: 'EN' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Fairfront', ['Start', 'Tokens'], 'Kit'] } },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    // inside the page, which sets the language of the stories
    (Story, { args }) => <Story args={inStoryLanguage(args)} />,
    (Story, { globals }) => (
      <Page locale={isLocale(globals['locale']) ? globals['locale'] : 'ru'} theme={String(globals['theme'])}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
