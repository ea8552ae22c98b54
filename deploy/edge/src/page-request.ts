import type { Locale } from '@fairfront/shared-kit/model';

/** What the edge learns from a request about who asks; hints only, never a proof (shell/src/boot/page-hints.ts). */
export interface PageHints {
  /** Applies channel rules; null for the live versions. */
  companyId: number | null;
  /** Language of the first paint and of preloaded texts. */
  locale: Locale;
}

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** Reads the hints. Without a language hint Russian, as the shell starts without a stored language (SHELL-084). */
export const readHints = (cookieHeader: string | undefined): PageHints => {
  const company = cookie(cookieHeader, 'ff_company') ?? '';
  return {
    companyId: /^[1-9]\d{0,9}$/.test(company) ? Number(company) : null,
    locale: cookie(cookieHeader, 'ff_locale') === 'en' ? 'en' : 'ru',
  };
};

/** Whether a path that is no known page asks for a file: such a request never gets the page (SHELL-007). */
export const asksForFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf('/') + 1));
