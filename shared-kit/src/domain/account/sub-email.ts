import { ownTextOf, type Localized } from '../../formats';
import type { Locale, Role } from '../../model';
import { oneLine, plainName, text, unless, words } from '../../model/validation';
import type { ProgressArea } from './sub-progress';

/** Longest texts of an e-mail to sub-exhibitors, in code points (ACC-266). */
export const emailLimits = { subject: 120, text: 2000 } as const;

/** A sub-exhibitor gets an e-mail of its organiser at most once in this time, ms (ACC-270). */
export const emailAgainMs = 86_400_000;
/** So many sub-exhibitors can be written to at once. */
export const emailRecipientsAtOnce = 500;

/** What is put into the text for each company: its name, what is open, its nearest deadline (ACC-266). */
export const emailInserts = ['company', 'open', 'deadline'] as const;
/** One of `emailInserts`. */
export type EmailInsert = (typeof emailInserts)[number];

const insertNames: Record<Locale, Record<EmailInsert, string>> = {
  ru: { company: 'компания', open: 'осталось', deadline: 'срок' },
  en: { company: 'company', open: 'to do', deadline: 'deadline' },
};

/** How an insert is typed: `{компания}`. */
export const insertMark = (insert: EmailInsert, locale: Locale): string => `{${insertNames[locale][insert]}}`;

const insertOf = (name: string): EmailInsert | undefined => {
  const wanted = name.trim().toLocaleLowerCase('ru');
  return emailInserts.find((insert) => insertNames.ru[insert] === wanted || insertNames.en[insert] === wanted);
};

const marks = /\{([^{}\n]*)\}/gu;

/** A piece of a text: typed, or what stands in for a mark. */
export interface EmailPart {
  text: string;
  insert: EmailInsert | null;
}

/** The text with the values of one company, in its pieces; marks of either language are known (ACC-267). */
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

/** The text as one company gets it (ACC-267). */
export const filledEmail = (text: string, values: Readonly<Record<EmailInsert, string>>): string =>
  emailParts(text, values)
    .map((part) => part.text)
    .join('');

/** The words that a company's values are made of, in the language of the e-mail. */
export interface EmailLabels {
  area: (area: ProgressArea) => string;
  /** Nothing is open. */
  nothing: string;
  date: (at: string) => string;
  noDate: string;
}

/** What the marks stand for in the e-mail to one company (ACC-266, ACC-267). */
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

/** Subject and text of an e-mail (ACC-266, SHELL-325). */
export const emailFields = {
  subject: text(...proseRules(emailLimits.subject), oneLine),
  text: text(...proseRules(emailLimits.text)),
};

/** Whom of a company an e-mail reaches: those who prepare its participation (ACC-268). */
export const emailRoles = ['supervisor', 'admin', 'edit'] as const satisfies readonly Role[];
/** Whether a member with this role gets e-mails of the organiser of the stand. */
export const getsEmails = (role: Role): boolean => emailRoles.some((one) => one === role);

/** The moment from which a sub-exhibitor may be written to again, ms; null when it may be now (ACC-270). */
export const emailFrom = (last: number | null, now: number): number | null =>
  last !== null && last + emailAgainMs > now ? last + emailAgainMs : null;

/** What happens to a sub-exhibitor that is to be written to (ACC-268, ACC-270). */
export type EmailOutcome =
  /** The people who prepare it get the e-mail. */
  | 'email'
  /** Nobody has come yet: the invitation goes out again instead. */
  | 'invitation'
  /** It was written to less than a day ago. */
  | 'recent'
  /** Nobody has come, and nobody can be invited again at the moment. */
  | 'nobody';

/** What decides about an e-mail to a sub-exhibitor. */
export interface EmailFacts {
  /** People who prepare it and have come. */
  addresses: number;
  /** From when its invitation may go out again; null without a waiting one. */
  resend_from: string | null;
  /** When the organiser of the stand last wrote to it. */
  letter_at: string | null;
}

/** What a press on "send" does for one sub-exhibitor (ACC-268, ACC-270). @param now ms since the epoch */
export const emailOutcome = ({ addresses, resend_from, letter_at }: EmailFacts, now: number): EmailOutcome => {
  if (emailFrom(letter_at === null ? null : Date.parse(letter_at), now) !== null) return 'recent';
  if (addresses > 0) return 'email';
  return resend_from !== null && Date.parse(resend_from) <= now ? 'invitation' : 'nobody';
};
