import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { storeFirstPrimary } from './members.repository';

/**
 * Stores the data that restores members, in one statement and before they are removed. For a member who was removed
 * before and has returned, it replaces the earlier data.
 */
export const keepRemoved = async (
  trx: Transaction<Tables>,
  { participationId, ids, actorId, at }: { participationId: number; ids: readonly number[]; actorId: number; at: Date },
): Promise<void> => {
  await sql`
    insert into removed_members (
      participation_id, user_id, role, last_seen_at, was_primary, was_chosen, worked_elsewhere, removed_by, removed_at)
    select pu.participation_id, pu.user_id, pu.role, pu.last_seen_at,
      coalesce(u.primary_participation_id = p.id, false),
      exists (select from primary_participations pr where pr.participation_id = p.id and pr.user_id = pu.user_id),
      exists (
        select from participation_users other join participations o on o.id = other.participation_id
        where other.user_id = pu.user_id and other.role <> 'installer'
          and o.deleted_at is null and o.company_id <> p.company_id),
      ${actorId}::bigint, ${at}::timestamptz
    from participation_users pu
    join participations p on p.id = pu.participation_id
    join users u on u.id = pu.user_id
    where pu.participation_id = ${participationId} and pu.user_id = any(${sql.val([...ids])}::bigint[])
    on conflict (participation_id, user_id) do update set
      role = excluded.role, last_seen_at = excluded.last_seen_at, was_primary = excluded.was_primary,
      was_chosen = excluded.was_chosen, worked_elsewhere = excluded.worked_elsewhere,
      removed_by = excluded.removed_by, removed_at = excluded.removed_at, restored_at = null, restored_by = null
  `.execute(trx);
};

/**
 * Locks a removal of this participation, so that two requests cannot restore one member twice; undefined for an unknown one.
 */
export const findRemoved = (trx: Transaction<Tables>, participationId: number, removalId: number) =>
  trx
    .selectFrom('removed_members as r')
    .leftJoin('users as actor', 'actor.id', 'r.removed_by')
    .selectAll('r')
    .select(sql<boolean>`coalesce(actor.access = 'manager', false)`.as('is_by_staff'))
    .select(
      sql<boolean>`exists (select from invitations i where i.participation_id = r.participation_id
        and i.user_id = r.user_id and i.activated_at is null)`.as('is_invited'),
    )
    .where('r.participation_id', '=', participationId)
    .where('r.id', '=', removalId)
    .forUpdate('r')
    .executeTakeFirst();

/** Restores the access of a removed member, and those choices that the user has not replaced since. */
export const restoreAccess = async (
  trx: Transaction<Tables>,
  removal: NonNullable<Awaited<ReturnType<typeof findRemoved>>>,
  { actorId, exhibitionId, at }: { actorId: number; exhibitionId: number; at: Date },
): Promise<void> => {
  const { participation_id, user_id, role, last_seen_at } = removal;
  await trx.insertInto('participation_users').values({ participation_id, user_id, role, last_seen_at }).execute();
  if (removal.was_chosen) {
    await trx
      .insertInto('primary_participations')
      .values({ participation_id, user_id, exhibition_id: exhibitionId })
      .onConflict((conflict) => conflict.columns(['user_id', 'exhibition_id']).doNothing())
      .execute();
  }
  if (removal.was_primary) {
    await storeFirstPrimary(trx, { participationId: participation_id, userId: user_id });
  }
  await trx
    .updateTable('removed_members')
    .set({ restored_at: at, restored_by: actorId })
    .where('id', '=', removal.id)
    .execute();
};
