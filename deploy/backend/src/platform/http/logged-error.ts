/** What must not be read in a log: addresses of people, credentials in URLs and headers, tokens in queries. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^\s/:@]+:[^\s/@]+@/g, '//<credentials>@'],
  [/[^\s<>"'(,;:=]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '<e-mail>'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 <token>'],
  [/([?&][\w-]*(?:token|signature|code|key|secret|password)=)[^&\s"']+/gi, '$1<secret>'],
];

/** A text of a library for the log, without personal data and tokens. */
export const maskedText = (text: string): string =>
  masks.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

/** Causes of causes that are logged. */
const deepest = 3;

interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error for the log: its kind, code, message and stack, masked, and nothing else, because libraries put values of rows
 * (`detail` of PostgreSQL) and recipients (`rejected` of mail servers) into further fields.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: maskedText(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: maskedText(error.message),
    stack: maskedText(error.stack ?? ''),
    ...(error.cause !== undefined && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  };
};
