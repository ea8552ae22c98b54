import { passErrorTexts, type PassErrorCode, type Verdict, type WhyNot } from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import { issueText, type Issue } from '@fairfront/shared-kit/model/validation';
import { Failure, invalidFields } from '../http/failure';

/** Refusals that are no wrong input but a lack of right, and a pack without a page (PASS-240, PASS-241, PASS-248). */
const statuses: Partial<Record<PassErrorCode, number>> = {
  no_write_access: 403,
  creation_disabled: 403,
  not_printable: 403,
  nothing_to_print: 404,
};

/** A refusal with one of the codes of passes and its text. */
export const passFailure = (code: PassErrorCode): Failure =>
  new Failure(statuses[code] ?? 422, passErrorTexts[code], { code });

export const refusalOf = ({ code }: WhyNot): Failure => passFailure(code);

/** @throws Failure with the code of the reason, when the rules of the model do not allow it */
export const requireAllowed = (verdict: Verdict): void => {
  if (!verdict.allowed) throw refusalOf(verdict.why);
};

/**
 * @throws Failure 422 with the texts of all wrong fields; a wrong birthday alone has a code of its own (PASS-244,
 * PASS-257, PASS-258)
 */
export const requireNoIssues = (issues: Record<string, Issue | undefined>, locale: Locale): void => {
  const found = Object.entries(issues).filter((entry): entry is [string, Issue] => entry[1] !== undefined);
  if (found.length === 0) return;
  const errors = Object.fromEntries(found.map(([field, issue]) => [field, [issueText(issue, locale)]]));
  const isBirthday = found.every(
    ([, issue]) => issue.rule === 'own' && issue.texts === passErrorTexts.birth_date_invalid,
  );
  const code = isBirthday ? 'birth_date_invalid' : 'fields_invalid';
  throw invalidFields(errors, code, passErrorTexts[code]);
};
