import type { Issue } from './issue';

/** A broken rule of an area: a code whose text is `errors.<code>` of its locale files, with the values that the text names. */
export interface CodedIssue {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** The issue that a rule returns for an invalid value. */
export type Broken = Issue | CodedIssue;

/** The static facts of a rule as JSON schema keywords, for the API document. */
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
 * A rule of one field. It returns null for a valid value. Texts arrive trimmed. Every rule except `required` accepts an
 * empty value, so optional fields need no exception.
 * @typeParam Value what it can check
 * @typeParam All the other values of the form that it reads
 * @typeParam Kept the type of a valid value
 */
export interface Rule<in Value = unknown, in All = unknown, out Said extends Broken = Issue, out Kept = unknown> {
  (value: Value, all: All): Said | null;
  readonly facts?: RuleFacts;
  /** Type only: it passes `Kept` on to the checked values. */
  readonly kept?: (read: (value: Kept) => void) => void;
}

/** Any rule, for any kind of value. */
export type AnyRule = Rule<never, never, Broken>;

/** Attaches the facts for the API document to a rule. */
export const withFacts = <Value, All, Said extends Broken, Kept>(
  facts: RuleFacts,
  check: (value: Value, all: All) => Said | null,
): Rule<Value, All, Said, Kept> => Object.assign((value: Value, all: All) => check(value, all), { facts });
