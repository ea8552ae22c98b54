import type { AnyObjectSchema } from 'yup';
import type { Issue, IssueText } from '../validation/issue';
import { schemaIssues } from './schema-issues';

/** The first broken rule of every field of a schema that is made of `field`; lists with dots: `cargos.0.title` (SHELL-160). */
export const ruleIssues = (schema: AnyObjectSchema, values: object): Record<string, Issue> =>
  Object.fromEntries(
    Object.entries(schemaIssues(schema, values) ?? {}).map(([place, { code, params }]) => [
      place,
      { rule: code, ...params } as Issue,
    ]),
  );

/** The same as messages (SHELL-178). */
export const ruleTexts = (schema: AnyObjectSchema, values: object, issueText: IssueText): Record<string, string> =>
  Object.fromEntries(Object.entries(ruleIssues(schema, values)).map(([place, issue]) => [place, issueText(issue)]));
