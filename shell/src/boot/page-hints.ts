import type { Locale } from '@fairfront/shared-kit/platform';

/** Cookies that tell the edge what to prepare. Not secret, and never trusted. */
const companyHint = 'ff_company';
const localeHint = 'ff_locale';

const year = 365 * 24 * 60 * 60;

const write = (name: string, value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

/**
 * Stores two hints for the next page: the company, for the channel rules of releases, and the language, for preloading
 * texts. Null removes the company (sign-out).
 */
export const rememberPageHints = (hints: { companyId?: number | null; locale?: Locale }): void => {
  if (hints.locale) write(localeHint, hints.locale, year);
  if (hints.companyId === null) write(companyHint, '', 0);
  else if (hints.companyId !== undefined) write(companyHint, String(hints.companyId), year);
};
