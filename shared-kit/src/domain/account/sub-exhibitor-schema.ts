import { normalEmail, type Locale } from '../../model';
import {
  email,
  inn,
  maxLength,
  maxValue,
  minValue,
  plainName,
  printable,
  required,
  type Issue,
  type Rule,
} from '../../model/validation';
import { field, ruleIssues } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';
import { innLength } from './sub-exhibitors';

/** A company as it is invited (ACC-089). */
export interface NewSubExhibitor {
  name_rus: string;
  name_eng: string;
  email: string;
  inn: string | null;
  certificate: number;
}

const maxText = 255;

const emailTaken: Issue = { rule: 'own', key: 'account:subs.emailTaken' };

/** What a row is judged against: the rows before it, and what the server knows. */
interface RowContext {
  /** Places of the quota that are left for this row and those after it. */
  left: number;
  locale: Locale;
  /** Whether an e-mail belongs to another sub-exhibitor, by its comparable form. */
  isUsed: (address: string) => boolean;
}

/** One row; an INN is needed in Russian only (ACC-083 to ACC-088, ACC-091). */
const rowSchema = ({ left, locale, isUsed }: RowContext): AnyObjectSchema => {
  const unused: Rule = (value) => (isUsed(normalEmail(String(value))) ? emailTaken : null);
  return object({
    name_rus: field(required, maxLength(maxText), plainName, printable),
    name_eng: field(required, maxLength(maxText), plainName, printable),
    email: field(required, maxLength(254), email, unused),
    inn: field(...(locale === 'ru' ? [required] : []), inn, maxLength(innLength)),
    certificate: field(required, minValue(1), maxValue(Math.max(0, left))),
  } satisfies Record<keyof NewSubExhibitor, unknown>);
};

/** The broken rules of one row. */
export type SubExhibitorIssues = { [Field in keyof NewSubExhibitor]?: Issue };

/**
 * What is wrong with the companies that are to be invited together, row by row: the same on the screen and on the server.
 * @param taken whether an e-mail belongs to a sub-exhibitor of the event already; only the server knows (ACC-088)
 */
export const subExhibitorIssues = (
  rows: readonly NewSubExhibitor[],
  { available, locale, taken = () => false }: { available: number; locale: Locale; taken?: (email: string) => boolean },
): SubExhibitorIssues[] => {
  const seen = new Set<string>();
  let left = available;
  return rows.map((row) => {
    const isUsed = (address: string) => seen.has(address) || taken(address);
    const issues: SubExhibitorIssues = ruleIssues(rowSchema({ left, locale, isUsed }), row);
    seen.add(normalEmail(row.email));
    left -= Math.max(0, row.certificate);
    return issues;
  });
};
