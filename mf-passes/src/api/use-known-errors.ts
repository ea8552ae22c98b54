import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { passErrorTexts } from '../model';

/** The words of the codes that pass calls answer, for `errorText` (PASS-252, PASS-280). */
export const useKnownErrors = (): Record<string, string> => {
  const locale = useLocale();
  return useMemo(
    () => Object.fromEntries(Object.entries(passErrorTexts).map(([code, texts]) => [code, texts[locale]])),
    [locale],
  );
};

/**
 * What a person reads about a write that failed: the words of its code, and of a server that broke down, whether or not it
 * could say so, that nothing was saved (PASS-252, PASS-260).
 */
export const useWriteErrors = () => {
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  /** Undefined where the answer explains itself. */
  const known = (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined;
    const words = error.code === null ? undefined : codes[error.code];
    return words ?? (error.status >= 500 ? codes.server_error : undefined);
  };
  return { known, textOf: (error: unknown): string => known(error) ?? errorText(error, t) };
};
