import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { passErrorCodes } from '@fairfront/shared-kit/domain/passes';

/** The texts for the error codes of pass requests, for `errorText`. */
export const useKnownErrors = (): Record<string, string> => {
  const { t } = useTranslation('passes');
  return useMemo(() => Object.fromEntries(passErrorCodes.map((code) => [code, t(`errors.${code}`)])), [t]);
};

/**
 * Builds the message for a failed write: the text of its code, or for a server failure, reported or not, that nothing was
 * saved or what the action says instead.
 */
export const useWriteErrors = () => {
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  /** Undefined if the response explains itself. */
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
