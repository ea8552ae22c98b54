import { getsEmails } from '@fairfront/shared-kit/domain/account';
import { locales, type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import { areaMail, typed } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { OutboxKinds } from '../../../platform/outbox/outbox';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readSubEmailOf } from './sub-emails.repository';

/** The text of the organiser: line breaks are kept, nothing becomes a link. */
const typedLines = (text: string): string => text.split('\n').map(typed).join('\n');

/** The reader's language first, the other one below. */
const inBoth = (own: Locale, words: (locale: Locale) => string): string =>
  [own, ...locales.filter((locale) => locale !== own)].map(words).join('\n');

/**
 * Sends an e-mail of a collective organiser to a member of its sub-exhibitor. The frame is in both languages and names
 * the companies but no people. Members whose role no longer gets e-mails are skipped.
 */
export const sendSubEmail = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  mailer: Mailer,
  { emailId, participationId, userId }: OutboxKinds['sub-exhibitor-mail'],
): Promise<void> => {
  const row = await readSubEmailOf(database.read, { emailId, participationId, userId });
  if (!row || !getsEmails(row.role)) return;
  const namesIn = (locale: Locale) => ({
    organiser: typed(textOf(row, 'organiser', locale)),
    company: typed(textOf(row, 'name', locale)),
    exhibition: typed(textOf(row, 'exhibition', locale)),
  });
  const part = (key: 'intro' | 'open' | 'note') =>
    inBoth(row.locale, (locale) => translatorOf('account', locale)(`email.frame.${key}`, namesIn(locale)));
  await mailer.send({
    to: row.email,
    ...areaMail(
      row.locale,
      row.name,
      typed(row.subject),
      part('intro'),
      typedLines(row.body),
      `${part('open')}\n${config.publicUrl}/participant/${participationId}`,
      part('note'),
    ),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** An e-mail of a collective organiser to a member of its sub-exhibitor. */
    'sub-exhibitor-mail': { emailId: number; participationId: number; userId: number };
    /** The same, as earlier versions have queued it. */
    'sub-letter-mail': { letterId: number; participationId: number; userId: number };
  }
}
