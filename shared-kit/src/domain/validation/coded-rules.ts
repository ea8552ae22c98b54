import type { Issue } from './issue';
import type { CodedIssue, Rule } from './rule';
import { isOneLine, maxLength, required } from './rules';

/** The broken rules of an area by field. */
export type CodedIssues = Readonly<Record<string, CodedIssue>>;

/** A broken rule of an area. */
export const coded = (code: string, params: CodedIssue['params'] = {}): CodedIssue => ({ code, params });

/** A rule of an area: it names its code where the value breaks it. Empty values are checked, too. */
export const unless =
  <Value, All = unknown>(
    keeps: (value: Value, all: All) => boolean,
    code: string,
    params?: CodedIssue['params'],
  ): Rule<Value, All, CodedIssue> =>
  (value, all) =>
    keeps(value, all) ? null : coded(code, params);

const paramsOf = (issue: Issue): CodedIssue['params'] => ({
  ...('n' in issue && { count: issue.n }),
  ...('sign' in issue && { sign: issue.sign }),
});

/** A rule of the kit that an area says in words of its own. */
export const saying = <Value, All, Kept>(
  code: string,
  rule: Rule<Value, All, Issue, Kept>,
): Rule<Value, All, CodedIssue, Kept> =>
  Object.assign(
    (value: Value, all: All) => {
      const issue = rule(value, all);
      return issue && coded(code, paramsOf(issue));
    },
    { facts: rule.facts ?? {} },
  );

/** A text that has to be there, with its longest length. */
export const words = (limit: number) => [saying('required', required), saying('too_long', maxLength(limit))] as const;

/** A text that is used in one line of an e-mail or a list. */
export const oneLine: Rule<string | null, unknown, CodedIssue> = unless((value) => isOneLine(value ?? ''), 'one_line');
