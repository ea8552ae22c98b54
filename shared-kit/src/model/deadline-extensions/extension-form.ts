import type { Locale } from '../locale';
import { date, maxDate, maxLength, minDate, minLength, required, type Rule, type RuleSet } from '../validation';
import { schemaOf } from '../validation-yup';

/** Lengths of the reason and of the organiser's comment, in code points (ACC-210, ACC-212). */
export const extensionLimits = { reason: { least: 10, most: 500 }, comment: 500 } as const;

/** The file of a request (ACC-210). */
export const extensionFileRules = { types: ['pdf'], limit: 5_242_880 } as const;

const fileTexts = {
  kind: { en: 'Choose a PDF file', ru: 'Выберите файл PDF' },
  size: { en: 'The file is bigger than 5 MB', ru: 'Файл больше 5 МБ' },
} as const satisfies Record<string, Record<Locale, string>>;

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
    return { rule: 'own', texts: fileTexts.kind };
  return size > extensionFileRules.limit ? { rule: 'own', texts: fileTexts.size } : null;
};

/** A file whose content is not what its name promises. */
export const noPdf: Rule = () => ({ rule: 'own', texts: fileTexts.kind });

/** The rules of a request on the days that can be asked for (ACC-210). */
export const extensionRules = ({ first, last }: { first: string; last: string }): RuleSet<ExtensionValues> => ({
  until: [required, date, minDate(first), maxDate(last)],
  reason: [required, minLength(extensionLimits.reason.least), maxLength(extensionLimits.reason.most)],
  file: [pdf],
});

/** The same as a yup schema, run by the form and by the server; messages in the language of the reader. */
export const extensionSchema = (days: { first: string; last: string }, locale: Locale) =>
  schemaOf(extensionRules(days), locale);

/** What the organiser writes on a decision (ACC-212). */
export const extensionDecisionRules = (
  days: { first: string; last: string } | null,
): RuleSet<{ until: string; comment: string }> =>
  days
    ? {
        until: [required, date, minDate(days.first), maxDate(days.last)],
        comment: [maxLength(extensionLimits.comment)],
      }
    : { comment: [required, maxLength(extensionLimits.comment)] };

/** Texts as they are judged, sent and stored: without spaces at the ends, with one kind of line end. */
export const extensionText = (typed: string): string => typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();
