import {
  birthDateIssue,
  type PassErrorCode,
  type Decision,
  type DenialReason,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Issue, Issues } from '@fairfront/shared-kit/domain/validation';
import { HttpError, invalidFields } from '../../../platform/http/http-error';
import { areaText, type Text } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';

/** Codes with another status than 422: missing rights, and a package without pages. */
const statuses: Partial<Record<PassErrorCode, number>> = {
  no_write_access: 403,
  creation_disabled: 403,
  not_printable: 403,
  nothing_to_print: 404,
};

/** The text of an error code of passes. */
export const passErrorText = (code: PassErrorCode): Text => areaText('passes', `errors.${code}`);

/** An error with a code of passes and its text. */
export const passError = (code: PassErrorCode): HttpError =>
  new HttpError(statuses[code] ?? 422, passErrorText(code), { code });

const refusalOf = ({ code }: DenialReason): HttpError => passError(code);

/** @throws HttpError with the code of the reason, if the rules deny it */
export const requireAllowed = (decision: Decision): void => {
  if (!decision.allowed) throw refusalOf(decision.reason);
};

/** If only the birthday is invalid, the error has its own code. */
const invalidPass = (issues: Issues<Issue>, locale: Locale): HttpError => {
  const found = Object.entries(issues);
  const errors = Object.fromEntries(found.map(([field, issue]) => [field, [issueText(issue, locale)]]));
  const isBirthday = found.every(([, issue]) => issue.rule === 'own' && issue.key === birthDateIssue.key);
  const code = isBirthday ? 'birth_date_invalid' : 'fields_invalid';
  return invalidFields(errors, code, passErrorText(code));
};

/** @throws HttpError 422 with the texts of all invalid fields */
export const requireNoIssues = (issues: Issues<Issue>, locale: Locale): void => {
  if (Object.keys(issues).length > 0) throw invalidPass(issues, locale);
};

/** The valid values of a pass. @throws HttpError 422 with the texts of all invalid fields */
export const requireValid = <Values>(
  { issues, values }: { issues: Issues<Issue>; values: null } | { issues: null; values: Values },
  locale: Locale,
): Values => {
  if (issues) throw invalidPass(issues, locale);
  return values;
};
