import type { Locale } from '@fairfront/shared-kit/model';
import { ruleTexts } from '@fairfront/shared-kit/model/validation-yup';
import type { AnyObjectSchema } from 'yup';
import { issueText } from '../texts/issue-text';
import { invalidFields } from './http-error';

/**
 * Judges values by a schema that the screens use, too.
 * @throws HttpError 422 with the texts of all fields (SHELL-160)
 */
export const checkValues = (values: object, schema: AnyObjectSchema, locale: Locale): void => {
  const texts = Object.entries(ruleTexts(schema, values, (issue) => issueText(issue, locale)));
  if (texts.length > 0) throw invalidFields(Object.fromEntries(texts.map(([field, text]) => [field, [text]])));
};

/** A text as it is stored: without spaces at its ends; an empty one is none (PASS-013). */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** Line ends, other control characters, and the marks that turn the direction of what follows them. */
const lineBreakers = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of one line: it stands within sentences of e-mails and lists, so nothing of it may end or turn their lines. */
export const lineOf = (text: string | null | undefined): string => (text ?? '').replace(lineBreakers, ' ').trim();

/**
 * A phone with its plus, whether it came with one, with the prefix of international calls or with neither, for the rule and for
 * answers (SHELL-217); signs between digits stay for the rule to refuse.
 */
export const withPlus = (phone: string): string => {
  const given = phone.trim().replace(/^00/, '+');
  return given === '' || given.startsWith('+') ? given : `+${given}`;
};

/** A phone as it is stored: digits only. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The named values of a body and nothing else that it brought: its other keys are read by nobody (SHELL-209). */
export const namedValues = <Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
): Partial<Pick<Body, Name>> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]])) as Partial<
    Pick<Body, Name>
  >;
