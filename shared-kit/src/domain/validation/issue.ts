import { formatDate } from '../../platform/formats/dates';
import type { Locale } from '../common/locale';

/** A broken rule with the values that its text names. */
export type Issue =
  | { rule: 'required' | 'email' | 'phone' | 'option' | 'date' | 'number' | 'letters' }
  | { rule: 'lettersWithDigits' | 'website' | 'inn' | 'confirmed' | 'plainName' | 'weakPassword' }
  | { rule: 'minDate' | 'maxDate'; date: string }
  | { rule: 'minLength' | 'maxLength' | 'digits' | 'passwordLength' | 'minValue' | 'maxValue'; n: number }
  /** A sign that the fonts of the documents lack. */
  | { rule: 'printable'; sign: string }
  /** A file that is no PDF, or bigger than `n` megabytes. */
  | { rule: 'pdf' }
  | { rule: 'fileSize'; n: number }
  /** A rule of one area only: the key of its text with the namespace of the area, `passes:issues.cargoRows`. */
  | { rule: 'own'; key: string };

/** Writes a broken rule in the language of its reader. */
export type IssueText = (issue: Issue) => string;

/** i18next as far as a text needs it: a key with its namespace, and what the text names. */
type Translate = (key: string, values?: Record<string, unknown>) => string;

/**
 * How broken rules are worded; a bound is written in the number format of the locale.
 * @param t reaches the namespaces of the areas and `kitRules`, `texts/kit-rules` of the kit
 */
export const issueTextBy =
  (t: Translate, locale: Locale): IssueText =>
  (issue) => {
    if (issue.rule === 'own') return t(issue.key);
    return t(`kitRules:${issue.rule}`, {
      ...('n' in issue && { count: issue.n }),
      ...('sign' in issue && { sign: issue.sign }),
      ...('date' in issue && { date: formatDate(issue.date, locale) }),
    });
  };
