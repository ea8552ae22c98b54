import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import '../../src/components/tokens.css';
import '../../src/components/base.css';
import { defaultLocale } from '@fairfront/shared-kit/domain/common';
import { dayjs, I18nextProvider } from '../../src/platform/facade';
import { storyLocale } from '../../src/testing/story-texts';
import { createTestTranslator } from '../../src/testing/translator';

// like the shell around every part: texts, dates and the document use one language
const translator = createTestTranslator(storyLocale, {}, (key) => console.error(`There is no text ${key}`));
dayjs.locale(storyLocale);
document.documentElement.lang = storyLocale;

/** Reloads the page with the toolbar settings. */
const reloadWith = (theme: string, locale: string) => {
  const address = new URL(location.href);
  address.searchParams.set('globals', `theme:${theme};locale:${locale}`);
  location.replace(address);
};

/** Follows the toolbar: the theme changes at once, the language with a reload, because stories are written in it. */
const Page = ({ locale, theme, children }: { locale: string; theme: string; children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    if (locale !== storyLocale) reloadWith(theme, locale);
  }, [locale, theme]);
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
};

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { locale: defaultLocale, theme: 'light' },
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
    options: { storySort: { order: ['Fairfront', ['Start', 'Tokens'], 'Kit', 'Parts'] } },
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
    (Story, { globals }) => (
      <Page locale={String(globals['locale'])} theme={String(globals['theme'])}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
