import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** When a participation was deleted, and the places that it needs to come back. @throws when there is no such participation */
export const readDeletion = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('participations')
    .select(['deleted_at', 'quota_certificate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const passTables = ['personal_passes', 'car_passes'] as const;

/** Deletes participations softly; the moment marks the passes that come back with their participation. */
export const markDeleted = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  { userId, at }: { userId: number; at: Date },
): Promise<void> => {
  await trx
    .updateTable('participations')
    .set({ deleted_at: at, deleted_by: userId })
    .where('id', 'in', [...ids])
    .execute();
  for (const table of passTables) {
    await sql`update ${sql.table(table)} set deleted_at = ${at}, deleted_by = ${userId}
      where participation_id in (${sql.join([...ids])}) and deleted_at is null`.execute(trx);
  }
  await trx
    .updateTable('pass_links')
    .set({ revoked_at: at, revoked_by: userId })
    .where('participation_id', 'in', [...ids])
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Brings a participation back with the passes that were withdrawn with it. @param deletedAt when it was deleted */
export const markRestored = async (trx: Transaction<Tables>, id: number, deletedAt: Date): Promise<void> => {
  await trx.updateTable('participations').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute();
  for (const table of passTables) {
    await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null
      where participation_id = ${id} and deleted_at = ${deletedAt}`.execute(trx);
  }
};
