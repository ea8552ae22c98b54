import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { passErrorCodes } from '@fairfront/shared-kit/domain/passes';

/** The words of the codes that pass calls answer, for `errorText` (PASS-252, PASS-280). */
export const useKnownErrors = (): Record<string, string> => {
  const { t } = useTranslation('passes');
  return useMemo(() => Object.fromEntries(passErrorCodes.map((code) => [code, t(`errors.${code}`)])), [t]);
};

/**
 * What a person reads about a write that failed: the words of its code, and of a server that broke down, whether or not it
 * could say so, that nothing was saved (PASS-252, PASS-260), or what else the action says of that (PASS-312).
 */
export const useWriteErrors = () => {
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  /** Undefined where the answer explains itself. */
  const known = (error: unknown, brokeDown = codes.server_error): string | undefined => {
    if (!isApiError(error)) return undefined;
    if (error.status >= 500) return brokeDown;
    return error.code === null ? undefined : codes[error.code];
  };
  return {
    known,
    textOf: (error: unknown, brokeDown?: string): string => known(error, brokeDown) ?? errorText(error, t),
  };
};
