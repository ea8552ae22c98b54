import {
  decideNotification,
  endOfQuiet,
  kindFacts,
  type NotificationDecision,
} from '@fairfront/shared-kit/domain/identity/notifications';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Outbox } from '../../platform/outbox/outbox';
import {
  delayEmails,
  listScheduledEmails,
  lockDueEmails,
  storeEmailSchedule,
  type EmailRow,
} from './emails.repository';
import { readSettings, type PersonalSettings } from './personal-settings';

/** The delivery of a notification by the current settings. */
export const decisionOf = (
  { kind, exhibition_id }: Pick<EmailRow, 'kind' | 'exhibition_id'>,
  settings: PersonalSettings,
  now: number,
): NotificationDecision =>
  decideNotification({
    kind,
    settings,
    exhibition: exhibition_id === null ? undefined : settings.exhibitions.get(exhibition_id),
    now,
  });

/** Schedules e-mails by the current settings; notifications with the same decision are updated together. */
export const scheduleEmails = async (
  db: Kysely<Tables>,
  rows: readonly EmailRow[],
  settings: PersonalSettings,
  now: number,
): Promise<void> => {
  const groups = new Map<string, { email: NotificationDecision['email']; ids: number[] }>();
  for (const row of rows) {
    const { email } = decisionOf(row, settings, now);
    const key = email === null ? '' : `${email.in} ${email.at}`;
    const group = groups.get(key) ?? { email, ids: [] };
    group.ids.push(row.id);
    groups.set(key, group);
  }
  for (const { email, ids } of groups.values()) await storeEmailSchedule(db, ids, email);
};

/** Reschedules all pending e-mails of a user after a change of settings. */
export const rescheduleEmails = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<void> => {
  const rows = await listScheduledEmails(trx, userId);
  const settings = (await readSettings(trx, [userId])).get(userId);
  if (settings) await scheduleEmails(trx, rows, settings, now.getTime());
};

/**
 * Queues the due e-mails of a user in the outbox: one for the whole daily e-mail, one for each of the others. The rows
 * are locked in a fixed order and released in the same transaction, so that only one of several processes queues them.
 * Notifications read in the portal meanwhile need no e-mail; if quiet hours have begun because nothing was running, all
 * of them keep waiting.
 */
export const releaseEmails = async (
  trx: Transaction<Tables>,
  outbox: Pick<Outbox, 'add'>,
  userId: number,
  now: Date,
): Promise<void> => {
  const due = await lockDueEmails(trx, userId, now);
  const settings = (await readSettings(trx, [userId])).get(userId);
  if (due.length === 0 || !settings) return;
  const ids = due.map(({ id }) => id);
  const until = endOfQuiet(settings.schedule, now.getTime());
  if (until > now.getTime()) {
    await delayEmails(trx, ids, new Date(until));
    return;
  }
  await storeEmailSchedule(trx, ids, null);
  const unread = due.filter(({ read_at, kind }) => read_at === null || kindFacts(kind).isMandatory);
  const idsIn = (way: 'own' | 'daily') => unread.filter(({ letter_in }) => letter_in === way).map(({ id }) => id);
  const daily = idsIn('daily');
  if (daily.length > 0) await outbox.add(trx, 'daily-mail', { userId, notificationIds: daily });
  await outbox.add(trx, 'notification-mail', ...idsIn('own').map((notificationId) => ({ notificationId })));
};
