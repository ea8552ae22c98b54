import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/**
 * Whether a user belongs to the collective organiser of a participation and not to the participation: sub-exhibitors may
 * not see the names of members of their organiser.
 */
export const isOfParentOnly = (participationId: string, userId: string) => sql<boolean>`(
  exists (
    select 1 from participations p join participation_users pu on pu.participation_id = p.parent_id
    where p.id = ${sql.ref(participationId)} and pu.user_id = ${sql.ref(userId)})
  and not exists (
    select 1 from participation_users own
    where own.participation_id = ${sql.ref(participationId)} and own.user_id = ${sql.ref(userId)}))`;

/** The name of a user. @throws NoResultError for an unknown one */
export const readPersonName = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['name', 'lastname']).where('id', '=', userId).executeTakeFirstOrThrow();

/** The names of the collective organiser's company. @throws NoResultError if there is none */
export const readOrganiserNames = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('participations as parent', 'parent.id', 'p.parent_id')
    .innerJoin('companies as c', 'c.id', 'parent.company_id')
    .select(localizedNames('c.name'))
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
