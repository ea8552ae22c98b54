import { type Locale, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/**
 * A participation with its company and exhibition, its row locked until the end of the transaction; undefined for an
 * unknown one.
 */
export const lockTeamOf = (trx: Transaction<Tables>, participationId: number) =>
  trx
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.id', 'p.type', 'p.company_id', 'p.exhibition_id'])
    .select([...localizedNames('c.name'), ...localizedNames('e.title')])
    .where('p.id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .forUpdate('p')
    .executeTakeFirst();

/** Whether a user is an exhibitor or a member of the organiser's staff. @throws NoResultError for an unknown user */
export const readUserAccess = async (db: Kysely<Tables>, userId: number) => {
  const user = await db.selectFrom('users').select('access').where('id', '=', userId).executeTakeFirstOrThrow();
  return user.access;
};

/** The companies of the participations of a user, without those in which the user is an installer. */
export const listCompaniesOf = async (db: Kysely<Tables>, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .select('p.company_id')
    .distinct()
    .where('pu.user_id', '=', userId)
    .where('pu.role', '<>', 'installer')
    .where('p.deleted_at', 'is', null)
    .execute();
  return rows.map(({ company_id: id }) => id);
};

/** The user with an e-mail; for an unknown e-mail, a user without names and password is created. */
export const findOrAddUser = async (trx: Transaction<Tables>, email: string, locale: Locale): Promise<number> => {
  await trx
    .insertInto('users')
    .values({
      email,
      password_hash: null,
      name: '',
      lastname: '',
      middlename: null,
      phone: null,
      locale,
      email_confirmed_at: null,
      primary_participation_id: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
};

interface Membership {
  participationId: number;
  userId: number;
  role: Role;
}

/** Changes the role of a member. */
export const updateMemberRole = async (
  trx: Transaction<Tables>,
  { participationId, userId, role }: Membership,
): Promise<void> => {
  await trx
    .updateTable('participation_users')
    .set({ role })
    .where('participation_id', '=', participationId)
    .where('user_id', '=', userId)
    .execute();
};

/** Makes a participation the primary one of a user who has no primary one yet. */
export const storeFirstPrimary = async (
  trx: Transaction<Tables>,
  { participationId, userId }: Omit<Membership, 'role'>,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ primary_participation_id: participationId })
    .where('id', '=', userId)
    .where('primary_participation_id', 'is', null)
    .execute();
};

/** Removes members, and their choice of the participation as the primary one. */
export const deleteMembers = async (
  trx: Transaction<Tables>,
  participationId: number,
  userIds: readonly number[],
): Promise<void> => {
  for (const table of ['participation_users', 'primary_participations'] as const) {
    await trx
      .deleteFrom(table)
      .where('participation_id', '=', participationId)
      .where('user_id', 'in', userIds)
      .execute();
  }
  await trx
    .updateTable('users')
    .set({ primary_participation_id: null })
    .where('id', 'in', userIds)
    .where('primary_participation_id', '=', participationId)
    .execute();
};
