import type { Locale } from '@fairfront/shared-kit/model';

/** A text in both languages. */
export type Text = Readonly<Record<Locale, string>>;

/** Texts by payload key, the value of `errors` in an error answer (SHELL-160). */
export type FieldErrors = Record<string, string[]>;

export interface FailureOptions {
  /** Machine-readable name of the error (SHELL-214). */
  code?: string;
  errors?: FieldErrors;
  /** Seconds until a repeat may work, for 429 (SHELL-215). */
  retryAfter?: number;
}

/** A refusal that the caller is told about: thrown anywhere below a route, answered by the error handler. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly options: FailureOptions = {},
  ) {
    super(`${status} ${options.code ?? text.en}`);
    this.name = 'Failure';
  }
}

/** One text for everything that does not exist and everything that is not the caller's business (SHELL-130). */
export const notFound = () => new Failure(404, { en: 'Not found', ru: 'Не найдено' });

export const unauthenticated = () =>
  new Failure(401, { en: 'Your session has ended, sign in again', ru: 'Сеанс завершён, войдите снова' });

export const forbidden = (code?: string, text?: Text) =>
  new Failure(
    403,
    text ?? { en: "You don't have permission to do this", ru: 'У вас нет прав на это действие' },
    code === undefined ? {} : { code },
  );

const checkFields: Text = { en: 'Check the highlighted fields', ru: 'Проверьте выделенные поля' };

/** Wrong values of a payload, joined to their fields by the screen (SHELL-164, SHELL-170). */
export const invalidFields = (errors: FieldErrors, code = 'validation_error', text = checkFields) =>
  new Failure(422, text, { code, errors });

/** A rule that has nothing to do with one field. */
export const refused = (code: string, text: Text) => new Failure(422, text, { code });

/** The one text of 500; what happened stands in the log only (SHELL-063, SHELL-121). */
export const serverErrorText: Text = { en: 'Server error', ru: 'Ошибка сервера' };
