import { formatDate } from '../../platform/formats';
import type { Locale } from '../common';
import type { Issue } from '../validation';
import type { VisaRefusal } from './visa';

/** Error codes of pass calls; the texts are `errors.<code>` in the locale files. */
export const passErrorCodes = [
  'no_write_access',
  'creation_disabled',
  'deadline_reached',
  'quota_reached',
  'visa_not_rejected',
  'not_rejected',
  'not_printable',
  'nothing_to_print',
  'fields_invalid',
  'birth_date_invalid',
  'blank_invalid',
  'upload_failed',
  'file_too_complex',
  'server_error',
  'pass_not_found',
  'link_invalid',
  'link_closed',
  'not_takeable',
  'reminded_recently',
] as const;
/** One of `passErrorCodes`. */
export type PassErrorCode = (typeof passErrorCodes)[number];

/** Validation rules that only passes have. */
export type PassIssueName =
  | 'formula'
  | 'formulaFailed'
  | 'vehicleCharacters'
  | 'trailerCharacters'
  | 'noDatesLeft'
  | 'dateNotOfPurpose'
  | 'loadCapacity'
  | 'wholeNumber'
  | 'cargoRows'
  | 'alreadySent';

/** A broken rule of passes; its text is `issues.<name>` in the locale files. */
export const passIssue = (name: PassIssueName): Issue => ({ rule: 'own', key: `passes:issues.${name}` });

/** any problem with a birthday has the text of its error code. */
export const birthDateIssue = { rule: 'own', key: 'passes:errors.birth_date_invalid' } as const satisfies Issue;

/** The visa issue of a citizen's country. */
export const visaIssue = (refusal: NonNullable<VisaRefusal>): Issue => ({
  rule: 'own',
  key: `passes:visaRefusal.${refusal}`,
});

/** A text key of the pass locale files with its values. */
export interface PassText {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

/** Describes a duplicate and its place. */
export const duplicateText = (
  { of, since }: { of: number | null; since: string | null },
  zone: string,
  locale: Locale,
): PassText => {
  if (of !== null) return { key: 'import.sameAsRow', values: { row: of } };
  return { key: 'import.alreadyFrom', values: { date: since === null ? '' : formatDate(since, locale, { zone }) } };
};
