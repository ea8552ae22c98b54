import {
  date,
  field,
  maxDate,
  maxLength,
  minDate,
  minLength,
  required,
  text,
  type Rule,
  type ValuesOf,
} from '../../validation';

/** Lengths of the reason and of the organiser's comment, in code points. */
export const extensionLimits = { reason: { least: 10, most: 500 }, comment: 500 } as const;

const megabyte = 1_048_576;

/** The file of a request. */
export const extensionFileRules = { types: ['pdf'], limit: 5 * megabyte } as const;

/** The properties of a file that are checked without opening it. */
export interface ExtensionFileFacts {
  name: string;
  size: number;
}

const pdf: Rule<ExtensionFileFacts | null> = (file) => {
  if (file === null) return null;
  const { name, size } = file;
  if (!/[^/\\]\.pdf$/i.test(name) || /[\p{Cc}\p{Cf}/\\]/u.test(name) || name.length > 200 || size === 0)
    return { rule: 'pdf' };
  return size > extensionFileRules.limit ? { rule: 'fileSize', n: extensionFileRules.limit / megabyte } : null;
};

/** A request for a possible day, checked by the form and by the server. */
export const extensionFields = ({ first, last }: { first: string; last: string }) => ({
  until: text(required, date, minDate(first), maxDate(last)),
  reason: text(required, minLength(extensionLimits.reason.least), maxLength(extensionLimits.reason.most)),
  file: field(pdf),
});

/** The fields of a request. */
export type ExtensionValues = ValuesOf<ReturnType<typeof extensionFields>>;

/** The fields of a granted request, filled in by the organiser. */
export const extensionGrantFields = ({ first, last }: { first: string; last: string }) => ({
  until: text(required, date, minDate(first), maxDate(last)),
  comment: text(maxLength(extensionLimits.comment)),
});

/** The fields of a refused request, filled in by the organiser. */
export const extensionRefusalFields = { comment: text(required, maxLength(extensionLimits.comment)) };

/** The last day of a rule about extensions, where it has one. */
export const extensionRuleFields = { until: text(date) };

/** Texts as they are checked, sent and stored: without spaces at the ends, with one kind of line end. */
export const extensionText = (typed: string): string => typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();
