import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '../domain/common';
import { I18nextProvider } from '../platform/facade';
import { createTestTranslator, type TextsByNamespace } from './translator';

/**
 * Renders parts of a package outside of the platform, with its texts and those of the kit; `setLocale` changes the language of what
 * is on screen.
 * @example const renderPart = partRenderer({ services: { ru, en } });
 */
export const partRenderer =
  (texts: TextsByNamespace) =>
  (part: ReactElement, locale: Locale = 'en') => {
    const translator = createTestTranslator(locale, texts, (key) => {
      throw new Error(`There is no text ${key}`);
    });
    const Wrapper = ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={translator}>{children}</I18nextProvider>
    );
    return { ...render(part, { wrapper: Wrapper }), setLocale: (next: Locale) => translator.changeLanguage(next) };
  };
