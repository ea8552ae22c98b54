import type { OpenArea } from '@fairfront/shared-kit/domain/account';
import { dayAt, textOf, type Locale } from '@fairfront/shared-kit/domain/common';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { areaMail, typed } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { OutboxKinds } from '../../../platform/outbox/outbox';
import type { Services } from '../../../platform/services';
import { serverTextIn } from '../../../platform/texts/server-texts';
import { readReminderFor } from './readiness.repository';

const lineOf = (locale: Locale, { area, due, is_late }: OpenArea, place: { zone: string; now: number }): string => {
  const name = serverTextIn(locale, `readinessAreas.${area}`);
  if (due === null) return `– ${name}`;
  const date = formatProseDate(dayAt(due, place.zone), locale, place);
  return `– ${serverTextIn(locale, is_late ? 'readinessMail.late' : 'readinessMail.due', { name, date })}`;
};

/** Sends the reminder of staff to one of its recipients, in their language. */
export const sendReadinessMail = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  mailer: Mailer,
  wanted: OutboxKinds['readiness-mail'],
): Promise<void> => {
  const row = await readReminderFor(database.read, wanted);
  if (!row) return;
  const { locale } = row;
  const place = { zone: row.timezone, now: row.sent_at.getTime() };
  const names = { company: typed(textOf(row, 'name', locale)), exhibition: typed(textOf(row, 'exhibition', locale)) };
  await mailer.send({
    to: row.email,
    ...areaMail(
      locale,
      row.name,
      serverTextIn(locale, 'readinessMail.subject', names),
      serverTextIn(locale, 'readinessMail.lead', names),
      row.open.map((open) => lineOf(locale, open, place)).join('\n'),
      serverTextIn(locale, 'readinessMail.link', {
        url: `${config.publicUrl}/participant/${row.participation_id}`,
      }),
      serverTextIn(locale, 'readinessMail.note'),
    ),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** A reminder of staff about what is open, for one of its recipients. */
    'readiness-mail': { reminderId: number; userId: number };
  }
}
