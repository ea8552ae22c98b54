import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';

/**
 * Marks a participation as the primary one of a user: one per user and exhibition, and the last one chosen anywhere is
 * the one of the user himself (ACC-073, SHELL-138).
 */
export const makePrimary = async (
  trx: Transaction<Tables>,
  userId: number,
  { id, exhibition_id }: { id: number; exhibition_id: number },
  at: Date,
): Promise<void> => {
  await trx
    .insertInto('primary_participations')
    .values({ user_id: userId, exhibition_id, participation_id: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'exhibition_id']).doUpdateSet({ participation_id: id }))
    .execute();
  await trx.updateTable('users').set({ primary_participation_id: id }).where('id', '=', userId).execute();
  await writeAudit(trx, {
    userId,
    participationId: id,
    action: 'participation.made-primary',
    subject: `participation ${id}`,
    at,
  });
};
