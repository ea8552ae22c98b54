import { normalEmail, type Locale } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction, type Insertable } from 'kysely';
import { jsonRows } from '../../platform/database/json-rows';
import type { Tables } from '../../platform/database/tables';
import { certificateCount } from '../memberships/membership.repository';
import { insertNumbered } from '../../platform/database/rows';

const columns = [
  'id',
  'name',
  'lastname',
  'middlename',
  'email',
  'phone',
  'locale',
  'access',
  'can_send_notifications',
] as const;

const standAreas = () => jsonRows(sql<{ area: number }>`select s.area from stands s where s.participation_id = p.id`);

/** A user with the facts of the primary participation. @throws NoResultError for an unknown one */
export const readUserRow = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('participations as p', (join) =>
      join.onRef('p.id', '=', 'u.primary_participation_id').on('p.deleted_at', 'is', null),
    )
    .leftJoin('participation_users as pu', (join) =>
      join.onRef('pu.participation_id', '=', 'p.id').onRef('pu.user_id', '=', 'u.id'),
    )
    .select(columns.map((name) => `u.${name}` as const))
    .select(['p.type', 'p.is_edit', 'p.currencies', 'pu.role'])
    .select(['p.quota_certificate', 'p.quota_installation', 'p.quota_car'])
    .select([standAreas().as('stands'), certificateCount().as('certificate_count')])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();

export type UserRow = Awaited<ReturnType<typeof readUserRow>>;

/** The data that a sign-in is checked against; undefined for an unknown e-mail and for deactivated staff. */
export const findCredentials = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at', 'locale', 'name', 'second_factor_at'])
    .where('email', '=', normalEmail(email))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

export interface Profile {
  name: string;
  lastname: string;
  middlename: string | null;
  /** Digits only. */
  phone: string;
}

export const updateProfile = async (db: Kysely<Tables>, id: number, profile: Profile): Promise<void> => {
  await db.updateTable('users').set(profile).where('id', '=', id).execute();
};

export const updateLocale = async (db: Kysely<Tables>, id: number, locale: Locale): Promise<void> => {
  await db.updateTable('users').set({ locale }).where('id', '=', id).execute();
};

/** Sets whether notifications are also sent by e-mail. */
export const updateEmailNotifications = async (db: Kysely<Tables>, id: number, isWanted: boolean): Promise<void> => {
  await db.updateTable('users').set({ can_send_notifications: isWanted }).where('id', '=', id).execute();
};

/** Whether a user's notifications are also sent by e-mail. */
export const readEmailNotifications = async (db: Kysely<Tables>, id: number): Promise<boolean> => {
  const { can_send_notifications: isWanted } = await db
    .selectFrom('users')
    .select('can_send_notifications')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return isWanted;
};

/** The e-mail of a user, and when it was confirmed; undefined for an unknown one. */
export const readEmailConfirmation = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('users').select(['id', 'email', 'email_confirmed_at']).where('id', '=', id).executeTakeFirst();

/** Records that the e-mail of a user is confirmed. */
export const putEmailConfirmed = async (db: Kysely<Tables>, id: number, at: Date): Promise<void> => {
  await db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', id).execute();
};

/** Records that an account is used; true on its first use. */
export const noteFirstSignIn = async (trx: Transaction<Tables>, userId: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ first_sign_in_at: now })
    .where('id', '=', userId)
    .where('first_sign_in_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The e-mail and the password hash of a user. @throws NoResultError for an unknown one */
export const readPassword = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('users').select(['password_hash', 'email']).where('id', '=', id).executeTakeFirstOrThrow();

/** Stores a new password; false if the stored one is no longer `known`. */
export const replacePassword = async (
  db: Kysely<Tables>,
  id: number,
  { known, passwordHash }: { known: string | null; passwordHash: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Stores a password that was set by an e-mail link, which also confirms the address. */
export const putRecoveredPassword = async (
  db: Kysely<Tables>,
  id: number,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> => {
  await db
    .updateTable('users')
    .set(({ fn, val }) => ({
      password_hash: passwordHash,
      email_confirmed_at: fn.coalesce('email_confirmed_at', val(at)),
    }))
    .where('id', '=', id)
    .execute();
};

/** A user with the data for an e-mail; undefined for an unknown one. */
export const readEmailReader = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.user_id', 'u.id')
    .select(['u.email', 'u.name', 'u.locale', 's.schedule'])
    .where('u.id', '=', id)
    .executeTakeFirst();

/** An account; without a password it waits for the invitation to be accepted. */
type NewUser = Insertable<Tables['users']>;

/** Makes accounts, many with one statement. @returns their ids in the order of the rows */
export const createUsers = (trx: Transaction<Tables>, users: readonly NewUser[]): Promise<number[]> =>
  insertNumbered(trx, 'users', users);
