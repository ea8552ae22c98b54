import { mixed, object, type AnyObjectSchema, type Schema } from 'yup';
import type { Locale } from '../locale';
import { firstIssue } from '../validation/check';
import { issueText } from '../validation/messages';
import type { Rule } from '../validation/rules';
import type { RuleSet } from '../validation/check';

/**
 * The rules of a field as a yup schema, for forms that need what yup adds: conditions (`when`), lists (`array`), casts.
 * @param locale language of the messages; make the schema anew when it changes (SHELL-178)
 */
export const fieldOf = (rules: readonly Rule[], locale: Locale): Schema =>
  mixed()
    .nullable()
    .test('rules', function judge(value: unknown) {
      const issue = firstIssue(value, rules, (this.parent ?? {}) as Record<string, unknown>);
      return issue === null || this.createError({ message: issueText(issue, locale) });
    });

/** The rules of a form, or of one entry of a list, as a yup schema: the same rules that the backend judges by. */
export const schemaOf = <Values extends object>(rules: RuleSet<Values>, locale: Locale): AnyObjectSchema =>
  object(
    Object.fromEntries(
      Object.entries<readonly Rule[] | undefined>(rules).map(([field, list]) => [field, fieldOf(list ?? [], locale)]),
    ),
  );

export { schemaIssues, type SchemaIssue, type SchemaIssues } from './schema-issues';
