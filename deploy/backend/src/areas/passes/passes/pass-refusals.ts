import {
  birthDateIssue,
  type PassErrorCode,
  type Decision,
  type DenialReason,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Issue } from '@fairfront/shared-kit/model/validation';
import { HttpError, invalidFields } from '../../../platform/http/http-error';
import { areaText, type Text } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';

/** Refusals that are no wrong input but a lack of right, and a pack without a page (PASS-240, PASS-241, PASS-248). */
const statuses: Partial<Record<PassErrorCode, number>> = {
  no_write_access: 403,
  creation_disabled: 403,
  not_printable: 403,
  nothing_to_print: 404,
};

/** The text of one of the codes of passes. */
export const passErrorText = (code: PassErrorCode): Text => areaText('passes', `errors.${code}`);

/** A refusal with one of the codes of passes and its text. */
export const passError = (code: PassErrorCode): HttpError =>
  new HttpError(statuses[code] ?? 422, passErrorText(code), { code });

const refusalOf = ({ code }: DenialReason): HttpError => passError(code);

/** @throws HttpError with the code of the reason, when the rules of the model do not allow it */
export const requireAllowed = (decision: Decision): void => {
  if (!decision.allowed) throw refusalOf(decision.reason);
};

/**
 * @throws HttpError 422 with the texts of all wrong fields; a wrong birthday alone has a code of its own (PASS-244,
 * PASS-257, PASS-258)
 */
export const requireNoIssues = (issues: Record<string, Issue | undefined>, locale: Locale): void => {
  const found = Object.entries(issues).filter((entry): entry is [string, Issue] => entry[1] !== undefined);
  if (found.length === 0) return;
  const errors = Object.fromEntries(found.map(([field, issue]) => [field, [issueText(issue, locale)]]));
  const isBirthday = found.every(([, issue]) => issue.rule === 'own' && issue.key === birthDateIssue.key);
  const code = isBirthday ? 'birth_date_invalid' : 'fields_invalid';
  throw invalidFields(errors, code, passErrorText(code));
};
