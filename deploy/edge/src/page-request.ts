import { defaultLocale, isLocale, type Locale } from '@fairfront/shared-kit/domain/common';

/**
 * What the edge learns about the visitor from a request. These are hints, never proof (shell/src/boot/page-hints.ts).
 */
export interface PageHints {
  /** Selects the release channel; null for the live versions. */
  companyId: number | null;
  /** Language of the first paint and of the preloaded texts. */
  locale: Locale;
}

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** Reads the hints. Without a language hint the language is Russian, like in a shell without a stored language. */
export const readHints = (cookieHeader: string | undefined): PageHints => {
  const company = cookie(cookieHeader, 'ff_company') ?? '';
  const language = cookie(cookieHeader, 'ff_locale');
  return {
    companyId: /^[1-9]\d{0,9}$/.test(company) ? Number(company) : null,
    locale: isLocale(language) ? language : defaultLocale,
  };
};

/** Whether an unknown path looks like a file. Such a request never gets the page. */
export const isFilePath = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf('/') + 1));
