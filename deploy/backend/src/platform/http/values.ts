import type { Locale } from '@fairfront/shared-kit/domain/common';
import {
  check,
  givenValues,
  type Fields,
  type Issue,
  type Checked,
  type ValidValues,
  type SaidOf,
  type StoredValues,
} from '@fairfront/shared-kit/domain/validation';
import { issueText } from '../texts/issue-text';
import { inEveryLanguage, type Text } from '../texts/area-texts';
import { invalidFields, invalidTexts } from './http-error';

/** Fields with rules of the kit; rules of areas have codes, whose texts come from `areaFieldErrors`. */
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

/** The path of a field in the request: `services.3.` for one of many rows, empty for a single row. */
export type PlaceOf = (index: number) => string;

/**
 * Checks the rows of a creation by their fields, all of them before anything is refused.
 * @throws HttpError 422 with the texts of all fields of all rows
 */
export const checkRows = <Named extends Fields>(
  rows: readonly Checked<Named>[],
  fields: Named,
  placeOf: PlaceOf,
): void => {
  const texts: Record<string, Text> = {};
  rows.forEach((row, index) => {
    const { issues } = check<Named>(fields, row);
    for (const [field, issue] of Object.entries<SaidOf<Named>>(issues ?? {})) {
      texts[placeOf(index) + field] = inEveryLanguage((locale) => issueText(issue as Issue, locale));
    }
  });
  if (Object.keys(texts).length > 0) throw invalidTexts(texts);
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

/** Names whose values differ; lists are compared by their content. */
export const changedNames = <Name extends string>(
  names: readonly Name[],
  former: Readonly<Record<Name, unknown>>,
  wanted: Readonly<Record<Name, unknown>>,
): Name[] => names.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(former[name]));

/** The description of a change in the audit log. */
export const changesIn = <Name extends string>(
  names: readonly Name[],
  former: Readonly<Record<Name, unknown>>,
  wanted: Readonly<Record<Name, unknown>>,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(names.map((name) => [name, { from: former[name], to: wanted[name] }]));

/**
 * Checks the body of a creation by the fields of its entity.
 * @param defaults values of the fields that the body does not name
 * @throws HttpError 422 with the texts of all fields
 */
export const checkNew = <Named extends Fields>(
  fields: KitFields<Named>,
  body: object,
  locale: Locale,
  defaults: object = {},
): StoredValues<Named> =>
  // givenValues has read the numbers: the rules refuse what could not be read
  checkValues<Named>(givenValues<Named>(fields, body, defaults), fields, locale) as unknown as StoredValues<Named>;

/**
 * Checks the body of a change. A value that stays as it is may be older than its rules.
 * @returns all values, those that the body does not name as they were
 * @throws HttpError 422 with the texts of the changed fields
 */
export const checkChange = <Named extends Fields>(
  fields: KitFields<Named>,
  body: object,
  locale: Locale,
  former: StoredValues<Named>,
): StoredValues<Named> => {
  const wanted = givenValues<Named>(fields, body, former);
  const names = changedNames(Object.keys(fields), former, wanted as Record<string, unknown>);
  const changed = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  checkValues(wanted as never, changed as never, locale);
  return wanted as unknown as StoredValues<Named>;
};
