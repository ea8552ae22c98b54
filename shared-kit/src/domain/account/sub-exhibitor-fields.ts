import { localized, type Localized } from '../common';
import { normalEmail, type Locale } from '../common';
import {
  email,
  inn,
  maxLength,
  maxValue,
  minValue,
  plainName,
  printable,
  required,
  amount,
  issuesOf,
  text,
  type FieldsFor,
  type Issue,
  type Issues,
  type Rule,
} from '../validation';
import { innLength } from './sub-exhibitors';

/** A company as it is invited. */
export interface NewSubExhibitor extends Localized<'name'> {
  email: string;
  inn: string | null;
  certificate: number;
}

const maxText = 255;

const needed: Rule = required;
const noRule: Rule = () => null;

const emailTaken: Issue = { rule: 'own', key: 'account:subs.emailTaken' };

/** The context that a row is checked in: the rows before it, and the data of the server. */
interface RowContext {
  /** Places of the quota that are left for this row and those after it. */
  left: number;
  locale: Locale;
  /** Whether an e-mail belongs to another sub-exhibitor, by its comparable form. */
  isUsed: (address: string) => boolean;
}

const companyName = text(required, maxLength(maxText), plainName, printable);

/** One row; an INN is needed in Russian only. */
const rowFields = ({ left, locale, isUsed }: RowContext) => {
  const unused: Rule<string | null> = (value) => (isUsed(normalEmail(String(value))) ? emailTaken : null);
  return {
    ...localized('name', () => companyName),
    email: text(required, maxLength(254), email, unused),
    inn: text(locale === 'ru' ? needed : noRule, inn, maxLength(innLength)),
    certificate: amount(required, minValue(1), maxValue(Math.max(0, left))),
  } satisfies FieldsFor<NewSubExhibitor>;
};

/**
 * The fields of the companies that are to be invited together, row by row: the same on the screen and on the server.
 * @param taken whether an e-mail already belongs to a sub-exhibitor of the participation; only the server knows
 */
export const subExhibitorFields = (
  rows: readonly NewSubExhibitor[],
  { available, locale, taken = () => false }: { available: number; locale: Locale; taken?: (email: string) => boolean },
): ReturnType<typeof rowFields>[] => {
  const emails = rows.map((row) => normalEmail(row.email));
  let left = available;
  return rows.map((row, index) => {
    const isEarlier = (address: string) => emails.slice(0, index).includes(address);
    const fields = rowFields({ left, locale, isUsed: (address) => isEarlier(address) || taken(address) });
    left -= Math.max(0, row.certificate);
    return fields;
  });
};

/** The errors of the companies, row by row. */
export const subExhibitorIssues = (
  rows: readonly NewSubExhibitor[],
  options: Parameters<typeof subExhibitorFields>[1],
): Issues<Issue>[] => {
  const fields = subExhibitorFields(rows, options);
  return rows.map((row, index) => (fields[index] ? issuesOf(fields[index], row) : {}));
};
