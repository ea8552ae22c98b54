import { ownTextOf, type Localized } from '../common';
import type { Locale } from '../common';
import type { Role } from '../participations';
import { oneLine, plainName, text, unless, words } from '../validation';
import type { ProgressArea } from './sub-progress';

/** Maximum text lengths of an e-mail to sub-exhibitors, in code points. */
export const emailLimits = { subject: 120, text: 2000 } as const;

/** Minimum time between two e-mails to a sub-exhibitor from its organiser, ms. */
export const emailAgainMs = 86_400_000;
/** Maximum number of sub-exhibitors per e-mail. */
export const emailRecipientsAtOnce = 500;

/** Placeholders that are replaced for each company: its name, open steps, nearest deadline. */
export const emailInserts = ['company', 'open', 'deadline'] as const;
/** One of `emailInserts`. */
export type EmailInsert = (typeof emailInserts)[number];

const insertNames: Record<Locale, Record<EmailInsert, string>> = {
  ru: { company: 'компания', open: 'осталось', deadline: 'срок' },
  en: { company: 'company', open: 'to do', deadline: 'deadline' },
};

/** The placeholder as typed: `{компания}`. */
export const insertMark = (insert: EmailInsert, locale: Locale): string => `{${insertNames[locale][insert]}}`;

const insertOf = (name: string): EmailInsert | undefined => {
  const wanted = name.trim().toLocaleLowerCase('ru');
  return emailInserts.find((insert) => insertNames.ru[insert] === wanted || insertNames.en[insert] === wanted);
};

const marks = /\{([^{}\n]*)\}/gu;

/** A piece of a text: literal, or the value of a placeholder. */
export interface EmailPart {
  text: string;
  insert: EmailInsert | null;
}

/** Splits a text into literals and values of one company; placeholders of either language are replaced. */
export const emailParts = (text: string, values: Readonly<Record<EmailInsert, string>>): EmailPart[] => {
  const parts: EmailPart[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const insert = insertOf(found[1] ?? '');
    if (!insert) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), insert: null });
    parts.push({ text: values[insert], insert });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), insert: null });
  return parts;
};

/** The text for one company. */
export const filledEmail = (text: string, values: Readonly<Record<EmailInsert, string>>): string =>
  emailParts(text, values)
    .map((part) => part.text)
    .join('');

/** Labels for the values of a company, in the language of the e-mail. */
export interface EmailLabels {
  area: (area: ProgressArea) => string;
  /** Used if no step is open. */
  nothing: string;
  date: (at: string) => string;
  noDate: string;
}

/** The values of the placeholders for one company. */
export const emailValues = (
  row: {
    company: Localized<'name'>;
    open: readonly ProgressArea[];
    deadline: { at: string } | null;
  },
  words: EmailLabels,
  locale: Locale,
): Record<EmailInsert, string> => ({
  company: ownTextOf(row.company, 'name', locale),
  open: row.open.length === 0 ? words.nothing : row.open.map(words.area).join(', '),
  deadline: row.deadline === null ? words.noDate : words.date(row.deadline.at),
});

const turning = /[\u202a-\u202e\u2066-\u2069]/u;
const isPlain = (text: string): boolean =>
  !turning.test(text) && text.split(/\r\n?|\n/).every((line) => plainName(line.replace(/\s+/g, ' '), {}) === null);
const areKnown = (text: string): boolean => [...text.matchAll(marks)].every(([, name = '']) => insertOf(name));

const proseRules = (limit: number) =>
  [
    ...words(limit),
    unless((value: string | null) => isPlain((value ?? '').trim()), 'letter_link'),
    unless((value: string | null) => areKnown(value ?? ''), 'letter_mark'),
  ] as const;

/** Subject and text of an e-mail. */
export const emailFields = {
  subject: text(...proseRules(emailLimits.subject), oneLine),
  text: text(...proseRules(emailLimits.text)),
};

/** The roles in a company that receive e-mails: those who prepare its participation. */
export const emailRoles = ['supervisor', 'admin', 'edit'] as const satisfies readonly Role[];
/** Whether a member with this role receives e-mails of the organiser of the stand. */
export const getsEmails = (role: Role): boolean => emailRoles.some((one) => one === role);

/** The moment from which a sub-exhibitor may be sent another e-mail, ms; null if now. */
export const emailFrom = (last: number | null, now: number): number | null =>
  last !== null && last + emailAgainMs > now ? last + emailAgainMs : null;

/** What sending does for a sub-exhibitor. */
export type EmailOutcome =
  /** The people who prepare it receive the e-mail. */
  | 'email'
  /** Nobody has accepted yet: the invitation is resent instead. */
  | 'invitation'
  /** It received an e-mail less than a day ago. */
  | 'recent'
  /** Nobody has accepted, and no invitation can be resent at the moment. */
  | 'nobody';

/** What the outcome of an e-mail to a sub-exhibitor depends on. */
export interface EmailFacts {
  /** Number of people who prepare it and have accepted. */
  addresses: number;
  /** When its invitation can be resent; null without a pending one. */
  resend_from: string | null;
  /** When the organiser of the stand last sent it an e-mail. */
  letter_at: string | null;
}

/** What sending does for one sub-exhibitor. @param now ms since the epoch */
export const emailOutcome = ({ addresses, resend_from, letter_at }: EmailFacts, now: number): EmailOutcome => {
  if (emailFrom(letter_at === null ? null : Date.parse(letter_at), now) !== null) return 'recent';
  if (addresses > 0) return 'email';
  return resend_from !== null && Date.parse(resend_from) <= now ? 'invitation' : 'nobody';
};
