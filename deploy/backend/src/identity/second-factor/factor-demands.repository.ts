import type { Localized } from '@fairfront/shared-kit/domain/common';
import { administratorRoles } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Transaction } from 'kysely';
import { jsonTexts } from '../../platform/database/localized-columns';
import type { Tables } from '../../platform/database/tables';
import { roleOf } from '../memberships/membership.repository';

/** An active requirement, with the members of the participation and its organiser who have no second factor. */
export interface ForcedDemand extends Localized<'title'> {
  from: string;
  without_factor: number[];
}

/** The requirement of exhibition `e` as a column beside participation `p`; null if none is active. */
export const forcedDemand = () => sql<ForcedDemand | null>`case when e.second_factor_in_force then json_build_object(
  ${jsonTexts('title', 'e.title')}, 'from', e.second_factor_from,
  'without_factor', (select coalesce(json_agg(u.id), '[]'::json)
    from participation_users pu join users u on u.id = pu.user_id
    where pu.participation_id in (p.id, p.parent_id) and u.second_factor_at is null)) end`;

/**
 * Filters out participations that a requirement closes to a user, in a statement over several of them.
 * @param of aliases of participation and exhibition in that statement
 */
export const isOpenTo = (userId: number, of: { participation: string; exhibition: string }) =>
  sql<boolean>`(not ${sql.ref(`${of.exhibition}.second_factor_in_force`)}
    or exists (select from users u where u.id = ${userId} and u.second_factor_at is not null)
    or ${roleOf(userId, of.participation)} not in (${sql.join(administratorRoles)}))`;

/** Unique administrators of an exhibition without a second factor, each with one of their participations. */
export const listAdministratorsWithoutFactor = async (trx: Transaction<Tables>, exhibitionId: number) => {
  const rows = await trx
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .distinctOn('pu.user_id')
    .select(['pu.user_id', 'pu.participation_id'])
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .where('pu.role', 'in', [...administratorRoles])
    .where('u.second_factor_at', 'is', null)
    .orderBy('pu.user_id')
    .orderBy('pu.participation_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, participationId: row.participation_id }));
};

/** Activates or deactivates the requirement of an exhibition; false if nothing changes. */
export const storeDemandInForce = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
  isInForce: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('exhibitions')
    .set({ second_factor_in_force: isInForce })
    .where('id', '=', exhibitionId)
    .where('second_factor_in_force', '!=', isInForce)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Exhibitions with a requirement that is not active, sorted by id. */
export const listWaitingDemands = (db: Kysely<Tables>) =>
  db
    .selectFrom('exhibitions')
    .select(['id', 'second_factor_from', 'timezone'])
    .where('second_factor_from', 'is not', null)
    .where('second_factor_in_force', '=', false)
    .orderBy('id')
    .execute();
