import { getsEmails } from '@fairfront/shared-kit/domain/account';
import { locales, type Locale } from '@fairfront/shared-kit/domain/common';
import { areaMail, typed } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { OutboxKinds } from '../../../platform/outbox/outbox';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readSubEmailOf } from './sub-emails.repository';

/** What the organiser has typed: its lines stay, nothing in it becomes a link. */
const typedLines = (text: string): string => text.split('\n').map(typed).join('\n');

/** The own language first: who reads the other one finds it below. */
const inBoth = (own: Locale, words: (locale: Locale) => string): string =>
  [own, ...locales.filter((locale) => locale !== own)].map(words).join('\n');

/**
 * An e-mail of the organiser of a stand to a person of its sub-exhibitor, in a frame of both languages that names the companies
 * and nobody of their people. Who does not prepare the company any more gets nothing.
 */
export const sendSubEmail = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  mailer: Mailer,
  { letterId: emailId, participationId, userId }: OutboxKinds['sub-letter-mail'],
): Promise<void> => {
  const row = await readSubEmailOf(database.read, { emailId, participationId, userId });
  if (!row || !getsEmails(row.role)) return;
  const namesIn = (locale: Locale) =>
    locale === 'ru'
      ? { organiser: typed(row.organiser_rus), company: typed(row.name_rus), exhibition: typed(row.exhibition_rus) }
      : { organiser: typed(row.organiser_eng), company: typed(row.name_eng), exhibition: typed(row.exhibition_eng) };
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
    /** An e-mail of the organiser of a stand to a person of its sub-exhibitor. */
    'sub-letter-mail': { letterId: number; participationId: number; userId: number };
  }
}
