import type { Issue } from './issue';

/** A broken rule of an area: a code whose text is `errors.<code>` of its locale files, with the values that the text names. */
export interface CodedIssue {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a rule says about a value that breaks it. */
export type Broken = Issue | CodedIssue;

/** What a rule says without a value, in the words of JSON schema: the API document is made of it. */
export interface RuleFacts {
  required?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: readonly unknown[];
  minItems?: number;
  maxItems?: number;
}

/**
 * A rule of one field: null when the value keeps it. Texts come trimmed. Every rule but `required`
 * lets an empty value pass, so that optional fields need no exception.
 * @typeParam Value what it can check
 * @typeParam All the other values of the form that it looks at
 * @typeParam Kept what a value is that keeps the rule
 */
export interface Rule<in Value = unknown, in All = unknown, out Said extends Broken = Issue, out Kept = unknown> {
  (value: Value, all: All): Said | null;
  readonly facts?: RuleFacts;
  /** Only a type: it carries `Kept` to the values that were checked. */
  readonly kept?: (read: (value: Kept) => void) => void;
}

/** Any rule, whatever it checks. */
export type AnyRule = Rule<never, never, Broken>;

/** A rule with what it says to the API document. */
export const withFacts = <Value, All, Said extends Broken, Kept>(
  facts: RuleFacts,
  check: (value: Value, all: All) => Said | null,
): Rule<Value, All, Said, Kept> => Object.assign((value: Value, all: All) => check(value, all), { facts });
