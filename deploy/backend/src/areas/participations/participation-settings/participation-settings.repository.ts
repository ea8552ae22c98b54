import type { Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Stores the participation that a user has chosen for its exhibition, and as the primary one of all. */
export const storePrimary = async (
  trx: Transaction<Tables>,
  { userId, exhibitionId, participationId }: { userId: number; exhibitionId: number; participationId: number },
): Promise<void> => {
  await trx
    .insertInto('primary_participations')
    .values({ user_id: userId, exhibition_id: exhibitionId, participation_id: participationId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exhibition_id']).doUpdateSet({ participation_id: participationId }),
    )
    .execute();
  await trx.updateTable('users').set({ primary_participation_id: participationId }).where('id', '=', userId).execute();
};

/** Stores what its own people set in a participation. */
export const storeOwnSettings = async (
  trx: Transaction<Tables>,
  participationId: number,
  values: Pick<
    Updateable<Tables['participations']>,
    'is_edo_rent_available' | 'is_edo_services_available' | 'pays_for_subs'
  >,
): Promise<void> => {
  await trx.updateTable('participations').set(values).where('id', '=', participationId).execute();
};
