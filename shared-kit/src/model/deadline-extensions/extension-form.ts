import { object, type AnyObjectSchema } from 'yup';
import { date, maxDate, maxLength, minDate, minLength, required, type Rule } from '../validation';
import { field } from '../validation-yup';

/** Lengths of the reason and of the organiser's comment, in code points (ACC-210, ACC-212). */
export const extensionLimits = { reason: { least: 10, most: 500 }, comment: 500 } as const;

const megabyte = 1_048_576;

/** The file of a request (ACC-210). */
export const extensionFileRules = { types: ['pdf'], limit: 5 * megabyte } as const;

/** What is judged of a file before anybody looks inside. */
export interface ExtensionFileFacts {
  name: string;
  size: number;
}

/** What a request says. */
export interface ExtensionValues {
  /** YYYY-MM-DD */
  until: string;
  reason: string;
  file: ExtensionFileFacts | null;
}

const pdf: Rule = (value) => {
  if (value === null || value === undefined) return null;
  const { name, size } = value as ExtensionFileFacts;
  if (!/[^/\\]\.pdf$/i.test(name) || /[\p{Cc}\p{Cf}/\\]/u.test(name) || name.length > 200 || size === 0)
    return { rule: 'pdf' };
  return size > extensionFileRules.limit ? { rule: 'fileSize', n: extensionFileRules.limit / megabyte } : null;
};

/** A file whose content is not what its name promises. */
export const noPdf: Rule = () => ({ rule: 'pdf' });

/** A request on the days that can be asked for, judged by the form and by the server (ACC-210). */
export const extensionSchema = ({ first, last }: { first: string; last: string }): AnyObjectSchema =>
  object({
    until: field(required, date, minDate(first), maxDate(last)),
    reason: field(required, minLength(extensionLimits.reason.least), maxLength(extensionLimits.reason.most)),
    file: field(pdf),
  });

/** What the organiser writes on a decision; no days: a refusal (ACC-212). */
export const extensionDecisionSchema = (days: { first: string; last: string } | null): AnyObjectSchema =>
  days
    ? object({
        until: field(required, date, minDate(days.first), maxDate(days.last)),
        comment: field(maxLength(extensionLimits.comment)),
      })
    : object({ comment: field(required, maxLength(extensionLimits.comment)) });

/** Texts as they are judged, sent and stored: without spaces at the ends, with one kind of line end. */
export const extensionText = (typed: string): string => typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();
