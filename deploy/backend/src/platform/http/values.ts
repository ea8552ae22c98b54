import type { Locale } from '@fairfront/shared-kit/domain/common';
import {
  check,
  type Fields,
  type Issue,
  type Checked,
  type ValidValues,
  type SaidOf,
} from '@fairfront/shared-kit/domain/validation';
import { issueText } from '../texts/issue-text';
import { invalidFields } from './http-error';

/** Fields that the rules of the kit check; those of areas name codes and are said by `areaFieldErrors`. */
type KitFields<Named extends Fields> = SaidOf<Named> extends Issue ? Named : never;

/**
 * Checks values by the fields that the screens use, too.
 * @returns the values as their rules have found them
 * @throws HttpError 422 with the texts of all fields
 */
export const checkValues = <Named extends Fields>(
  values: Checked<Named>,
  fields: KitFields<Named>,
  locale: Locale,
): ValidValues<Named> => {
  const { issues, values: kept } = check<Named>(fields, values);
  if (!issues) return kept;
  const texts = Object.entries<SaidOf<Named>>(issues).map(([field, issue]) => [
    field,
    [issueText(issue as Issue, locale)],
  ]);
  throw invalidFields(Object.fromEntries(texts) as Record<string, string[]>);
};

/** A text as it is stored: trimmed; an empty one becomes null. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** Line breaks, other control characters, and bidi marks that change the direction of the text after them. */
const lineBreakers = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A single-line text: it is inserted into sentences of e-mails and lists, so it must not break or reverse their lines.
 */
export const lineOf = (text: string | null | undefined): string => (text ?? '').replace(lineBreakers, ' ').trim();

/**
 * A phone number with its plus, whether sent with one, with the international prefix or with neither, for validation
 * and responses; other characters are left for the rule to reject.
 */
export const withPlus = (phone: string): string => {
  const given = phone.trim().replace(/^00/, '+');
  return given === '' || given.startsWith('+') ? given : `+${given}`;
};

/** A phone number as it is stored: digits only. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Picks the named values of a body: other keys are ignored. */
export const namedValues = <Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
): Partial<Pick<Body, Name>> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]])) as Partial<
    Pick<Body, Name>
  >;
