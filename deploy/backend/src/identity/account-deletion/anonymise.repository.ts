import { locales, localizedName, localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Transaction } from 'kysely';
import { openAudit } from '../../platform/database/audit';
import type { Text } from '../../platform/texts/area-texts';
import type { Tables } from '../../platform/database/tables';

/** Tables with rows about the user only. */
const ownTables = [
  ...([
    'sessions',
    'devices',
    'code_apps',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'second_steps',
    'password_resets',
    'sign_in_codes',
  ] as const),
  ...(['invitations', 'removed_members', 'participation_users', 'primary_participations'] as const),
  ...(['notifications', 'notification_settings', 'exhibition_notification_settings', 'reminder_settings'] as const),
  ...(['calendar_feeds', 'deadline_reminders', 'order_reads', 'feedbacks'] as const),
] as const;

/** Participations of a user that are not deleted, in lock order. @returns their ids */
export const participationsOfUser = async (trx: Transaction<Tables>, userId: number): Promise<number[]> => {
  const memberships = await trx
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .select('p.id')
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
  return memberships.map(({ id }) => id);
};

/** Deletes the rows that are only about a user. */
export const deleteOwnRows = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', userId).execute();
};

/** Replaces a text in all notifications: in the message of each language and in the reason. */
export const replaceInNotifications = async (
  trx: Transaction<Tables>,
  former: string,
  by: Text & { reason: string },
): Promise<void> => {
  const replaced = (name: string, text: string) =>
    sql`${sql.ref(name)} = replace(${sql.ref(name)}, ${former}::text, ${text}::text)`;
  const messages = locales.map((locale) => replaced(localizedName('message', locale), by[locale]));
  const names = [...localizedNames('message'), 'reason'].map((name) => sql.ref(name));
  await sql`update notifications set ${sql.join([...messages, replaced('reason', by.reason)])}
    where strpos(concat(${sql.join(names)}), ${former}::text) > 0`.execute(trx);
};

/**
 * Deletes short-lived copies of responses and events, which do not reference this user, and codes and counts by e-mail.
 */
export const deleteCopies = async (
  trx: Transaction<Tables>,
  { id, email, lastname }: { id: number; email: string; lastname: string },
): Promise<void> => {
  const quoted = JSON.stringify(lastname);
  const names = (column: string) =>
    sql`(strpos(${sql.ref(column)}::text, ${email}::text) > 0
      or (${lastname}::text <> '' and strpos(${sql.ref(column)}::text, ${quoted}::text) > 0))`;
  await sql`delete from idempotency_keys where caller = ${`user ${id}`} or ${names('answer')}`.execute(trx);
  await sql`delete from realtime_log where ${names('data')}`.execute(trx);
  await sql`delete from realtime_events where ${names('data')}`.execute(trx);
  await sql`delete from outbox where kind <> 'event' and strpos(payload::text, ${email}::text) > 0`.execute(trx);
  await sql`delete from attempts
    where subject in (${String(id)}, ${`user ${id}`}) or strpos(subject, ${email}::text) > 0`.execute(trx);
  await sql`delete from participant_codes where email = ${email} and used_at is null`.execute(trx);
  await sql`update participant_codes set email = null where email = ${email} or used_by = ${id}`.execute(trx);
  await openAudit(trx);
  await sql`update audit_log set details = replace(details::text, ${email}::text, '')::jsonb
    where strpos(details::text, ${email}::text) > 0`.execute(trx);
};

/** Clears the texts that the user and the organiser have written in the user's requests. */
export const emptyDeletionTexts = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await sql`update deletion_requests set reason = null, comment = null where user_id = ${userId}`.execute(trx);
};

/** Clears the row of a user, who keeps only this name and cannot sign in. */
export const emptyUser = async (trx: Transaction<Tables>, id: number, lastname: string): Promise<void> => {
  await trx
    .updateTable('users')
    .set({
      ...{ email: `deleted-${id}@deleted.invalid`, password_hash: null, email_confirmed_at: null },
      ...{ lastname, name: '', middlename: null, phone: null, locale: 'ru' },
      ...{ can_send_notifications: false, second_factor_at: null, primary_participation_id: null },
      first_sign_in_at: null,
    })
    .where('id', '=', id)
    .execute();
};
