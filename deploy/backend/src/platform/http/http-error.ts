import type { Text } from '../texts/area-texts';
import { serverText } from '../texts/server-texts';

/** Texts by payload key, the value of `errors` in an error answer (SHELL-160). */
export type FieldErrors = Record<string, string[]>;

export interface HttpErrorOptions {
  /** Machine-readable name of the error (SHELL-214). */
  code?: string;
  errors?: FieldErrors;
  /** The same as `errors`, in both languages: the error handler takes that of the request. */
  fields?: Record<string, Text>;
  /** What the caller needs to go on, for example the stored line of a 409 (SVC-070). */
  data?: unknown;
  /** Seconds until a repeat may work, for 429 (SHELL-215) and 503 (SHELL-290). */
  retryAfter?: number;
}

/** A refusal that the caller is told about: thrown anywhere below a route, answered by the error handler. */
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

/** One text for everything that does not exist and everything that is not the caller's business (SHELL-130). */
export const notFound = () => new HttpError(404, serverText('http.notFound'));

export const unauthenticated = () => new HttpError(401, serverText('http.sessionEnded'));

export const forbidden = (code?: string, text?: Text) =>
  new HttpError(403, text ?? serverText('http.forbidden'), code === undefined ? {} : { code });

const checkFields: Text = serverText('http.checkFields');

/** Wrong values of a payload, joined to their fields by the screen (SHELL-164, SHELL-170). */
export const invalidFields = (errors: FieldErrors, code = 'validation_error', text = checkFields) =>
  new HttpError(422, text, { code, errors });

/** Wrong values of a payload with texts in both languages (SHELL-160). */
export const invalidTexts = (fields: Record<string, Text>, code = 'validation_error', text = checkFields) =>
  new HttpError(422, text, { code, fields });

/** A rule that has nothing to do with one field. */
export const refused = (code: string, text: Text) => new HttpError(422, text, { code });

/** The one text of 500; what happened stands in the log only (SHELL-063, SHELL-121). */
export const serverErrorText: Text = serverText('http.serverError');

/** Seconds after which a repeat is worth while when the database is away (SHELL-290). */
const databaseRetrySeconds = 2;

/** The database is away or silent: whether a write was stored is not known, its repeat by the same key is safe (SHELL-290). */
export const databaseUnavailable = () =>
  new HttpError(503, serverText('http.unavailable'), {
    code: 'database_unavailable',
    retryAfter: databaseRetrySeconds,
  });

/** Nothing more can be stored: reading goes on (SHELL-291). */
export const storageFull = () => new HttpError(507, serverText('http.storageFull'), { code: 'storage_full' });
