import type { Text } from '../texts/area-texts';
import { serverText } from '../texts/server-texts';

/** Texts by payload key, the value of `errors` in an error response. */
export type FieldErrors = Record<string, string[]>;

export interface HttpErrorOptions {
  /** Machine-readable error code. */
  code?: string;
  errors?: FieldErrors;
  /** `errors` in both languages: the error handler selects that of the request. */
  fields?: Record<string, Text>;
  /** What the caller needs to continue, for example the stored line of a 409. */
  data?: unknown;
  /** Seconds until a retry may succeed, for 429 and 503. */
  retryAfter?: number;
}

/** An error that is reported to the caller: thrown anywhere below a route, sent by the error handler. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly options: HttpErrorOptions = {},
  ) {
    super(`${status} ${options.code ?? text.en}`);
    this.name = 'HttpError';
  }
}

/** One text for everything that does not exist or that the caller has no access to. */
export const notFound = () => new HttpError(404, serverText('http.notFound'));

export const unauthenticated = () => new HttpError(401, serverText('http.sessionEnded'));

export const forbidden = (code?: string, text?: Text) =>
  new HttpError(403, text ?? serverText('http.forbidden'), code === undefined ? {} : { code });

const checkFields: Text = serverText('http.checkFields');

/** Invalid payload values, shown by the screen at their fields. */
export const invalidFields = (errors: FieldErrors, code = 'validation_error', text = checkFields) =>
  new HttpError(422, text, { code, errors });

/** Invalid payload values with texts in both languages. */
export const invalidTexts = (fields: Record<string, Text>, code = 'validation_error', text = checkFields) =>
  new HttpError(422, text, { code, fields });

/** A broken rule that is not about a single field. */
export const refused = (code: string, text: Text) => new HttpError(422, text, { code });

/** The only text of a 500; the cause is only logged. */
export const serverErrorText: Text = serverText('http.serverError');

/** Seconds after which to retry when the database is unavailable. */
const databaseRetrySeconds = 2;

/**
 * The database is unavailable or silent: whether a write was stored is unknown, repeating it with the same key is safe.
 */
export const databaseUnavailable = () =>
  new HttpError(503, serverText('http.unavailable'), {
    code: 'database_unavailable',
    retryAfter: databaseRetrySeconds,
  });

/** Files can be neither stored nor read; everything else continues. */
export const storageUnavailable = () =>
  new HttpError(503, serverText('http.filesUnavailable'), { code: 'storage_unavailable', retryAfter: 10 });

/** Whether an upload is clean is not known, so it is not accepted. */
export const scannerUnavailable = () =>
  new HttpError(503, serverText('files.notScanned'), { code: 'scanner_unavailable', retryAfter: 30 });

/** Nothing more can be stored; reads continue. */
export const storageFull = () => new HttpError(507, serverText('http.storageFull'), { code: 'storage_full' });
