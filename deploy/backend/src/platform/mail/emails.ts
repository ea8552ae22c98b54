import type { Locale } from '@fairfront/shared-kit/domain/common';
import { lineOf } from '../http/values';
import { serverTextIn } from '../texts/server-texts';
import type { Email } from './mailer';

type Content = Omit<Email, 'to'>;

const email = (locale: Locale, subject: string, ...paragraphs: string[]): Content => ({
  subject,
  text: [...paragraphs, `--\n${serverTextIn(locale, 'mail.signature')}`].join('\n\n'),
});

/**
 * User input in an e-mail: a single line that mail clients do not turn into a link. An invisible word joiner splits
 * addresses, also in old stored rows.
 */
export const typed = (text: string): string => lineOf(text).replace(/([.:@/])(?=[\p{L}/])/gu, '$1\u2060');

const greeting = (locale: Locale, name: string): string =>
  name
    ? serverTextIn(locale, 'mail.greeting', { name: typed(name) })
    : serverTextIn(locale, 'mail.greetingWithoutName');

/** An e-mail with texts from the locale files of an area, addressed by name. */
export const areaMail = (locale: Locale, name: string, subject: string, ...paragraphs: string[]): Content =>
  email(locale, subject, greeting(locale, name), ...paragraphs);

/** The link to set a new password. */
export const passwordRecoveryMail = (locale: Locale, { url, name }: { url: string; name: string }): Content =>
  email(
    locale,
    serverTextIn(locale, 'recoveryMail.subject'),
    greeting(locale, name),
    serverTextIn(locale, 'recoveryMail.lead'),
    url,
    serverTextIn(locale, 'recoveryMail.note'),
  );

/** The answer of staff to a message of the feedback form. */
export const feedbackAnswerMail = (
  locale: Locale,
  { number, name, message, answer }: { number: number; name: string; message: string; answer: string },
): Content =>
  email(
    locale,
    serverTextIn(locale, 'feedbackMail.subject', { number }),
    greeting(locale, name),
    answer,
    serverTextIn(locale, 'feedbackMail.question'),
    // the address is that of the form and may be of somebody else: nothing in it becomes a link
    message.split('\n').map(typed).join('\n'),
  );

/** A webhook that was disabled after days of failures. */
export const webhookDisabledMail = (
  locale: Locale,
  { name, exhibition, url }: { name: string; exhibition: string; url: string },
): Content =>
  email(
    locale,
    serverTextIn(locale, 'webhookMail.subject', { exhibition: typed(exhibition) }),
    greeting(locale, name),
    serverTextIn(locale, 'webhookMail.lead', { url: typed(url) }),
    serverTextIn(locale, 'webhookMail.note'),
  );

/** The link by which a person fills in their own pass. */
export const passLinkMail = (
  locale: Locale,
  emailOf: {
    url: string;
    name: string;
    sender: string | null;
    company: string;
    exhibition: string;
    /** Day and time at the exhibition. */
    until: string;
    isReminder: boolean;
  },
): Content => {
  const { url, name, until, isReminder } = emailOf;
  const names = {
    sender: emailOf.sender && typed(emailOf.sender),
    company: typed(emailOf.company),
    exhibition: typed(emailOf.exhibition),
  };
  return email(
    locale,
    serverTextIn(locale, isReminder ? 'passLinkMail.reminderSubject' : 'passLinkMail.subject', names),
    greeting(locale, name),
    serverTextIn(locale, names.sender ? 'passLinkMail.leadOfSender' : 'passLinkMail.lead', names),
    url,
    serverTextIn(locale, 'passLinkMail.note', { until }),
  );
};

/** An invitation; its page determines whether to register or sign in. */
export const invitationMail = (
  locale: Locale,
  { url, company, exhibition }: Record<'url' | 'company' | 'exhibition', string>,
): Content => {
  const names = { company: typed(company), exhibition: typed(exhibition) };
  return email(
    locale,
    serverTextIn(locale, 'invitationMail.subject', names),
    greeting(locale, ''),
    serverTextIn(locale, 'invitationMail.lead', names),
    serverTextIn(locale, 'invitationMail.link'),
    url,
    serverTextIn(locale, 'invitationMail.note'),
  );
};

/** The code by which a person adds an exhibition to their account. */
export const participantCodeMail = (
  locale: Locale,
  { code, url, name, company, exhibition }: Record<'code' | 'url' | 'name' | 'company' | 'exhibition', string>,
): Content => {
  const names = { company: typed(company), exhibition: typed(exhibition) };
  return email(
    locale,
    serverTextIn(locale, 'participantCodeMail.subject', names),
    greeting(locale, name),
    serverTextIn(locale, 'participantCodeMail.lead', names),
    code,
    serverTextIn(locale, 'participantCodeMail.link', { url }),
    serverTextIn(locale, 'participantCodeMail.note'),
  );
};

/** How the reader can change such e-mails; a mandatory one says that it is always sent. */
export const settingLine = (locale: Locale, url: string, isMandatory = false): string =>
  serverTextIn(locale, isMandatory ? 'mail.settingOfMandatory' : 'mail.setting', { url });

const reasonLine = (locale: Locale, reason: string | null): string[] =>
  reason === null ? [] : [serverTextIn(locale, 'mail.reason', { reason: typed(reason) })];

/** The content of an e-mail about a notification. */
export interface NotificationEmail {
  name: string;
  message: string;
  reason?: string | null;
  /** Link to its subject. */
  url: string;
  /** Link to the setting of its kind. */
  settingUrl: string;
  isMandatory?: boolean;
}

/** A notification as a separate e-mail. */
export const notificationMail = (
  locale: Locale,
  { name, message, reason = null, url, settingUrl, isMandatory = false }: NotificationEmail,
): Content =>
  email(
    locale,
    typed(message),
    greeting(locale, name),
    `${typed(message)}.`,
    ...reasonLine(locale, reason),
    serverTextIn(locale, 'mail.details', { url }),
    settingLine(locale, settingUrl, isMandatory),
  );

/** A line of the daily e-mail. */
export interface DailyItem {
  message: string;
  /** Empty for news without an exhibition. */
  exhibition: string;
  reason: string | null;
  url: string;
}

const dailyItem = (locale: Locale, { message, exhibition, reason, url }: DailyItem): string =>
  [
    exhibition === '' ? typed(message) : `${typed(message)} (${typed(exhibition)})`,
    ...reasonLine(locale, reason),
    url,
  ].join('\n');

/** The daily e-mail: notifications since the last one that were not read in the portal, oldest first. */
export const dailyMail = (
  locale: Locale,
  { name, items, settingUrl }: { name: string; items: readonly DailyItem[]; settingUrl: string },
): Content =>
  email(
    locale,
    serverTextIn(locale, 'dailyMail.subject', { number: items.length }),
    greeting(locale, name),
    ...items.map((item) => dailyItem(locale, item)),
    serverTextIn(locale, 'dailyMail.setting', { url: settingUrl }),
  );
