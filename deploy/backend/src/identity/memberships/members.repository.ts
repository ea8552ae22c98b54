import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** The users of a participation, sorted by id. */
export const listMemberIds = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('participation_users')
    .select('user_id')
    .where('participation_id', '=', participationId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
};

interface Membership {
  participationId: number;
  userId: number;
  role: Role;
}

/** Makes a user a member; false if they already are one, with their role unchanged. */
export const addMember = async (
  trx: Transaction<Tables>,
  { participationId, userId, role }: Membership,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('participation_users')
    .values({ participation_id: participationId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['participation_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

/** Records that an invitation was accepted. */
export const markAccepted = async (trx: Transaction<Tables>, invitationId: number, at: Date): Promise<void> => {
  await trx.updateTable('invitations').set({ activated_at: at }).where('id', '=', invitationId).execute();
};
