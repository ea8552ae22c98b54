import { normalEmail, type Locale } from '@fairfront/shared-kit/domain/common';
import type { StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { factorSetting, staffGrants } from '../users/staff-rights.repository';

const members = (db: Kysely<Tables>) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.name', 'u.lastname', 'u.locale', 'u.password_hash', 'u.second_factor_at'])
    .select(['u.staff_invited_at', 'u.deactivated_at', staffGrants.as('grants')])
    .where('u.access', '=', 'manager');

/** A member of staff with their roles. */
export type StaffRow = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

/** All members of staff, by last name. */
export const listStaff = (db: Kysely<Tables>): Promise<StaffRow[]> =>
  members(db).orderBy('u.lastname').orderBy('u.id').execute();

/** One member of staff; undefined for everybody else. */
export const findStaff = (db: Kysely<Tables>, id: number): Promise<StaffRow | undefined> =>
  members(db).where('u.id', '=', id).executeTakeFirst();

/** Serialises changes of staff, so that two owners cannot remove each other. */
export const lockStaff = async (trx: Transaction<Tables>): Promise<void> => {
  await trx.selectFrom('users').select('id').where('access', '=', 'manager').orderBy('id').forUpdate().execute();
};

/** Whether somebody other than this user is an owner who can sign in. */
export const hasOtherOwner = async (trx: Transaction<Tables>, userId: number): Promise<boolean> => {
  const other = await trx
    .selectFrom('staff_roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.role', '=', 'owner')
    .where('r.user_id', '!=', userId)
    .where('u.deactivated_at', 'is', null)
    .where('u.password_hash', 'is not', null)
    .executeTakeFirst();
  return other !== undefined;
};

/** Whether there is an owner at all, whatever their state. */
export const hasOwner = async (trx: Transaction<Tables>): Promise<boolean> =>
  (await trx.selectFrom('staff_roles').select('user_id').where('role', '=', 'owner').executeTakeFirst()) !== undefined;

/** Whether an e-mail belongs to an account. */
export const isEmailTaken = async (db: Kysely<Tables>, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', normalEmail(email)).executeTakeFirst()) !== undefined;

interface NewMember {
  email: string;
  name: string;
  lastname: string;
  locale: Locale;
  /** Null until the invitation is accepted. */
  passwordHash: string | null;
  at: Date;
}

/** Adds a member of staff without roles. */
export const insertStaff = async (
  trx: Transaction<Tables>,
  { email, name, lastname, locale, passwordHash, at }: NewMember,
): Promise<number> => {
  const { id } = await trx
    .insertInto('users')
    .values({
      ...{
        email: normalEmail(email),
        name,
        lastname,
        middlename: null,
        phone: null,
        locale,
        access: 'manager' as const,
      },
      ...{ password_hash: passwordHash, email_confirmed_at: passwordHash === null ? null : at },
      ...{ primary_participation_id: null, staff_invited_at: passwordHash === null ? at : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Replaces the roles of a member of staff. */
export const putGrants = async (
  trx: Transaction<Tables>,
  userId: number,
  grants: readonly StaffGrant[],
): Promise<void> => {
  await trx.deleteFrom('staff_roles').where('user_id', '=', userId).execute();
  if (grants.length === 0) return;
  await trx
    .insertInto('staff_roles')
    .values(grants.map(({ role, exhibition_id }) => ({ user_id: userId, role, exhibition_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Records when an invitation was sent. */
export const putInvited = async (trx: Transaction<Tables>, userId: number, at: Date): Promise<void> => {
  await trx.updateTable('users').set({ staff_invited_at: at }).where('id', '=', userId).execute();
};

/** Deactivates a member of staff, or activates them: null. */
export const putDeactivated = async (trx: Transaction<Tables>, userId: number, at: Date | null): Promise<void> => {
  await trx.updateTable('users').set({ deactivated_at: at }).where('id', '=', userId).execute();
};

/** Demands a second factor of all staff, or no longer. */
export const putFactorDemand = async (trx: Transaction<Tables>, isRequired: boolean): Promise<void> => {
  await trx.deleteFrom('settings').where('key', '=', factorSetting).execute();
  if (isRequired) await trx.insertInto('settings').values({ key: factorSetting, value: 'required' }).execute();
};
