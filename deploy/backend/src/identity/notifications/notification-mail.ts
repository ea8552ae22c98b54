import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { kindFacts } from '@fairfront/shared-kit/domain/identity/notifications';
import { dailyMail, notificationMail } from '../../platform/mail/emails';
import type { Mailer } from '../../platform/mail/mailer';
import type { OutboxKinds } from '../../platform/outbox/outbox';
import type { Services } from '../../platform/services';
import { areaText } from '../../platform/texts/area-texts';
import { placeOf, settingAddress, unsubscribing } from './email-addresses';
import { decisionOf, scheduleEmails } from './email-schedule.service';
import { readEmailRows, readEmailReader, type EmailRow } from './emails.repository';
import { readSettings } from './personal-settings';

type Needs = Pick<Services, 'database' | 'config' | 'clock'>;

/** The e-mail about one notification; the settings at the time of sending apply. */
export const sendNotificationMail = async (
  { database, config, clock }: Needs,
  mailer: Mailer,
  notificationId: number,
): Promise<void> => {
  const db = database.read;
  const now = clock.now().getTime();
  const [row] = await readEmailRows(db, [notificationId]);
  const settings = row && (await readSettings(db, [row.user_id])).get(row.user_id);
  const reader = row && (await readEmailReader(db, row.user_id));
  if (!row || !settings || !reader) return;
  const { email } = decisionOf(row, settings, now);
  if (email === null) return;
  if (email.in === 'daily' || email.at > now) {
    await scheduleEmails(database.write, [row], settings, now);
    return;
  }
  const { isMandatory } = kindFacts(row.kind);
  const settingUrl = settingAddress(config.publicUrl, row.kind, row.exhibition_id);
  await mailer.send({
    to: reader.email,
    ...notificationMail(reader.locale, {
      name: reader.name,
      message: textOf(row, 'message', reader.locale),
      reason: row.reason,
      url: config.publicUrl + placeOf(row),
      settingUrl,
      isMandatory,
    }),
    // a cart request includes a comment, which is not suitable as an e-mail subject
    ...(row.kind === 'cart' ? { subject: areaText('services', 'notifications.cartSubject')[reader.locale] } : {}),
    ...(isMandatory ? {} : unsubscribing(settingUrl)),
  });
};

const itemOf = (row: EmailRow, locale: Locale, publicUrl: string) => ({
  message: textOf(row, 'message', locale),
  exhibition: textOf(row, 'exhibition', locale),
  reason: row.reason,
  url: publicUrl + placeOf(row),
});

/** The daily e-mail, without notifications disabled or read since it was queued. */
export const sendDailyEmail = async (
  { database, config, clock }: Needs,
  mailer: Mailer,
  { userId, notificationIds }: OutboxKinds['daily-mail'],
): Promise<void> => {
  const db = database.read;
  const settings = (await readSettings(db, [userId])).get(userId);
  const reader = await readEmailReader(db, userId);
  if (!settings || !reader) return;
  const now = clock.now().getTime();
  const rows = (await readEmailRows(db, notificationIds)).filter(
    (row) => row.read_at === null && decisionOf(row, settings, now).email !== null,
  );
  if (rows.length === 0) return;
  const { locale } = reader;
  const settingUrl = settingAddress(config.publicUrl);
  await mailer.send({
    to: reader.email,
    ...dailyMail(locale, {
      name: reader.name,
      items: rows.map((row) => itemOf(row, locale, config.publicUrl)),
      settingUrl,
    }),
    ...unsubscribing(settingUrl),
  });
};

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail about a new notification. */
    'notification-mail': { notificationId: number };
    /** The daily e-mail about these notifications; queued once per user and day. */
    'daily-mail': { userId: number; notificationIds: number[] };
    /** The same, as earlier versions have queued it. */
    'daily-letter-mail': { userId: number; notificationIds: number[] };
  }
}
