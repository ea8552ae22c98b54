import type { Locale } from '../locale';
import { issueText, type Issue } from './messages';
import type { Rule } from './rules';

/** Rules by field, in the order in which they are judged. */
export type RuleSet<Values> = { readonly [Field in keyof Values]?: readonly Rule[] };

/** The first broken rule of every field that breaks one. */
export type Issues<Values> = { [Field in keyof Values]?: Issue };

/**
 * Judges values without React and without yup: the sign-in page and the backend use it as it is, larger forms through
 * `schemaOf` of `model/validation-yup`.
 */
export const checkValues = <Values extends object>(values: Values, rules: RuleSet<Values>): Issues<Values> => {
  const all = values as Readonly<Record<string, unknown>>;
  const issues: Issues<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const issue = firstIssue(all[field], rules[field] ?? [], all);
    if (issue) issues[field] = issue;
  }
  return issues;
};

/** The first rule that a value breaks, null when it keeps them all. */
export const firstIssue = (
  value: unknown,
  rules: readonly Rule[],
  all: Readonly<Record<string, unknown>> = {},
): Issue | null => {
  for (const rule of rules) {
    const issue = rule(value, all);
    if (issue) return issue;
  }
  return null;
};

/** Messages by field in a language: the `validate` of a form. */
export const errorTexts = <Values extends object>(
  values: Values,
  rules: RuleSet<Values>,
  locale: Locale,
): Partial<Record<keyof Values & string, string>> =>
  Object.fromEntries(
    Object.entries<Issue | undefined>(checkValues(values, rules)).flatMap(([field, issue]) =>
      issue ? [[field, issueText(issue, locale)]] : [],
    ),
  ) as Partial<Record<keyof Values & string, string>>;

/** Messages by field as an error answer carries them (SHELL-160); null when all rules are kept. */
export const errorAnswer = <Values extends object>(
  values: Values,
  rules: RuleSet<Values>,
  locale: Locale,
): Record<string, string[]> | null => {
  const texts = Object.entries<string | undefined>(errorTexts(values, rules, locale));
  return texts.length > 0 ? Object.fromEntries(texts.map(([field, text]) => [field, [text ?? '']])) : null;
};
