import { isApiError } from './api-error';

/** The translator of any namespace: keys are prefixed with the namespace of the kit. */
export type Translate = (key: string, values?: { count?: number; defaultValue?: string }) => string;

/** Texts of a screen for errors that it knows. */
export interface ErrorTextOptions {
  /**
   * Texts of the error codes that this screen knows, already translated; they win whatever the status.
   * Otherwise the server's message is used, which is already in the language of the request.
   */
  codes?: Readonly<Record<string, string>>;
  /**
   * True if the server message is used for every status, not only for 403, 409, 422, 429, 503 and 507.
   */
  anyStatus?: boolean;
}

/** Our own 503 and 507 responses explain that the service is unavailable or its storage full. */
const explained = [403, 409, 422, 429, 503, 507];
const minute = 60;

/**
 * The text for users about a failed call: the text of a known code, otherwise all field errors joined by line breaks,
 * otherwise the server message, otherwise the general error text.
 * @param t a translator with access to the namespace `kit`
 */
export const errorText = (error: unknown, t: Translate, { codes, anyStatus }: ErrorTextOptions = {}): string => {
  const common = () => t('kit:error.common');
  if (!isApiError(error)) return common();
  if (error.status === 0) return t('kit:error.noConnection');
  const known = error.code === null ? undefined : codes?.[error.code];
  if (known) return known;
  if (!anyStatus && !explained.includes(error.status)) return common();
  const joined = Object.values(error.errors).flat().join('\n');
  if (joined) return joined;
  if (error.serverMessage) return error.serverMessage;
  if (error.status === 429 && error.retryAfter !== null) {
    return t('kit:error.tooManyAttempts', { count: Math.max(1, Math.ceil(error.retryAfter / minute)) });
  }
  return common();
};
