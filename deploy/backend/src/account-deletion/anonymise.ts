import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { tellParticipationChanged } from '../participations/participation-changed';
import { tellAccessChanged } from '../realtime/access-changed';
import type { Services } from '../services';
import { lockTeam } from '../team/team.service';
import { serverText } from '../texts/server-texts';

/** Stands where the name of a deleted user stood: in every language at once, as a name of a user has only one form (SHELL-486). */
export const deletedUserName = Object.values(serverText('users.deletedName')).join(' / ');

/** Rows that are about the person alone. */
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

/** Who is deleted, by what is to be found of him. */
interface Person {
  id: number;
  email: string;
  name: string;
  lastname: string;
}

/** Texts of notifications to others that name the person. */
const scrubNotifications = async (trx: Transaction<Tables>, { email, name, lastname }: Person): Promise<void> => {
  // one name alone may be a part of other words
  const names = name && lastname ? [`${name} ${lastname}`, `${lastname} ${name}`] : [];
  const inText = serverText('users.deletedInText');
  for (const former of new Set([email, ...names])) {
    await sql`update notifications set
        message_rus = replace(message_rus, ${former}::text, ${inText.ru}::text),
        message_eng = replace(message_eng, ${former}::text, ${inText.en}::text),
        reason = replace(reason, ${former}::text, ${deletedUserName}::text)
      where strpos(message_rus || message_eng || coalesce(reason, ''), ${former}::text) > 0`.execute(trx);
  }
};

/** Short-lived copies of answers and events, which stand on their own without this row, and codes and counts by e-mail. */
const dropCopies = async (trx: Transaction<Tables>, { id, email, lastname }: Person): Promise<void> => {
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
  await sql`update audit_log set details = replace(details::text, ${email}::text, '')::jsonb
    where strpos(details::text, ${email}::text) > 0`.execute(trx);
};

/** Locks the participations of a user, before the user, as everywhere. @returns their ids */
export const lockTeamsOf = async (trx: Transaction<Tables>, userId: number): Promise<number[]> => {
  const memberships = await trx
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .select('p.id')
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
  const ids = memberships.map(({ id }) => id);
  for (const id of ids) await lockTeam(trx, id);
  return ids;
};

/**
 * Takes a person out of the portal in the transaction of the decision: nobody signs in any more, personal data are gone, and what
 * belongs to companies stays with `deletedUserName` in place of the name (SHELL-486).
 */
export const anonymise = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'outbox'>,
  person: Person,
  participationIds: readonly number[],
): Promise<void> => {
  const { id } = person;
  for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await scrubNotifications(trx, person);
  await dropCopies(trx, person);
  await sql`update deletion_requests set reason = null, comment = null where user_id = ${id}`.execute(trx);
  await trx
    .updateTable('users')
    .set({
      ...{ email: `deleted-${id}@deleted.invalid`, password_hash: null, email_confirmed_at: null },
      ...{ lastname: deletedUserName, name: '', middlename: null, phone: null, locale: 'ru' },
      ...{ can_send_notifications: false, second_factor_at: null, primary_participation_id: null },
      first_sign_in_at: null,
    })
    .where('id', '=', id)
    .execute();
  await tellParticipationChanged(trx, services, participationIds);
  await tellAccessChanged(trx, services, id);
};
