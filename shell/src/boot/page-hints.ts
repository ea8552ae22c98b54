import type { Locale } from '@fairfront/shared-kit/platform';

/** Names of the cookies by which the edge knows what to prepare; neither is a secret nor proves anything. */
const companyHint = 'ff_company';
const localeHint = 'ff_locale';

const year = 365 * 24 * 60 * 60;

const write = (name: string, value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

/**
 * Leaves the edge two hints for the next page: the company, by which channel rules choose versions, and the language, by
 * which texts are preloaded. Null forgets the company (sign-out).
 */
export const rememberPageHints = (hints: { companyId?: number | null; locale?: Locale }): void => {
  if (hints.locale) write(localeHint, hints.locale, year);
  if (hints.companyId === null) write(companyHint, '', 0);
  else if (hints.companyId !== undefined) write(companyHint, String(hints.companyId), year);
};
