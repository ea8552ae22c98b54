import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** Stores a new invitation. @returns its ids */
export const insertInvitation = (trx: Transaction<Tables>, invitation: Insertable<Tables['invitations']>) =>
  trx.insertInto('invitations').values(invitation).returning(['id', 'row_id']).executeTakeFirstOrThrow();

/** Stores invitations as they are, without e-mails: those of a history, or for e-mails that are sent in one go. */
export const createInvitations = (
  trx: Transaction<Tables>,
  invitations: readonly Insertable<Tables['invitations']>[],
): Promise<void> => insertRows(trx, 'invitations', invitations);

/** Changes the role that an invitation leads to. @param rowId of its row in the team */
export const updateInvitationRole = async (trx: Transaction<Tables>, rowId: number, role: Role): Promise<void> => {
  await trx.updateTable('invitations').set({ role }).where('row_id', '=', rowId).execute();
};

/** The pending invitation of a row of the team; undefined if there is none. */
export const findWaitingInvitation = (trx: Transaction<Tables>, rowId: number) =>
  trx
    .selectFrom('invitations')
    .select(['id', 'expires_at'])
    .where('row_id', '=', rowId)
    .where('activated_at', 'is', null)
    .executeTakeFirst();

/** The row of the latest pending invitation of a supervisor; null if there is none. */
export const findWaitingSupervisor = async (
  trx: Transaction<Tables>,
  participationId: number,
): Promise<number | null> => {
  const row = await trx
    .selectFrom('invitations')
    .select('row_id')
    .where('participation_id', '=', participationId)
    .where('role', '=', 'supervisor')
    .where('activated_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.row_id ?? null;
};

/** Changes the end of an invitation. */
export const updateInvitationEnd = async (
  trx: Transaction<Tables>,
  invitationId: number,
  expiresAt: Date,
): Promise<void> => {
  await trx.updateTable('invitations').set({ expires_at: expiresAt }).where('id', '=', invitationId).execute();
};

/** Deletes one invitation. */
export const deleteInvitation = async (trx: Transaction<Tables>, invitationId: number): Promise<void> => {
  await trx.deleteFrom('invitations').where('id', '=', invitationId).execute();
};

/** Deletes the pending invitations of rows of a team. @returns the invited users */
export const deleteWaitingInvitations = async (
  trx: Transaction<Tables>,
  rowIds: readonly number[],
): Promise<number[]> => {
  const rows = await trx
    .deleteFrom('invitations')
    .where('row_id', 'in', rowIds)
    .where('activated_at', 'is', null)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
};

/** The participation of an invitation of a user; null for an unknown one. */
export const findInvitedPlace = async (
  trx: Transaction<Tables>,
  { invitationId, userId }: { invitationId: number; userId: number },
): Promise<number | null> => {
  const row = await trx
    .selectFrom('invitations')
    .select('participation_id')
    .where('id', '=', invitationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.participation_id ?? null;
};

/** A pending invitation; undefined for an answered or expired one. */
export const findOpenInvitation = (trx: Transaction<Tables>, invitationId: number, now: Date) =>
  trx
    .selectFrom('invitations')
    .select(['id', 'role', 'any_company'])
    .where('id', '=', invitationId)
    .where('activated_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Pending invitations of a user with company and exhibition, the newest first. */
export const listOpenInvitations = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('participations as p', 'p.id', 'i.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['i.id', 'i.role', 'i.expires_at', ...localizedNames('c.name'), ...localizedNames('e.title')])
    .where('i.user_id', '=', userId)
    .where('i.activated_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('p.deleted_at', 'is', null)
    .orderBy('i.id', 'desc')
    .execute();

/** The data for the e-mail of an invitation; undefined if it was accepted or withdrawn. */
export const readInvitationEmail = (db: Kysely<Tables>, invitationId: number) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('participations as p', 'p.id', 'i.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['i.id', 'i.expires_at', 'u.email', 'u.locale'])
    .select([...localizedNames('c.name'), ...localizedNames('e.title')])
    .where('i.id', '=', invitationId)
    .where('i.activated_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
