import { useLocale } from '@fairfront/shared-kit/platform';
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
