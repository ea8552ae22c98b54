import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql } from 'kysely';

/**
 * The role of a user in a participation, or else in that of its collective organiser. @param participation its alias in
 * the statement
 */
export const roleOf = (userId: number, participation: string) => sql<Role | null>`coalesce(
  (select pu.role from participation_users pu
    where pu.participation_id = ${sql.ref(`${participation}.id`)} and pu.user_id = ${userId}),
  (select pu.role from participation_users pu
    where pu.participation_id = ${sql.ref(`${participation}.parent_id`)} and pu.user_id = ${userId}))`;

/** Whether a user belongs to a participation itself. @param participation its alias in the statement */
export const isMember = (userId: number, participation: string) => sql<boolean>`exists (
  select from participation_users pu
  where pu.user_id = ${userId} and pu.participation_id = ${sql.ref(`${participation}.id`)})`;

/** Whether a user belongs to a participation or to its collective organiser. @param participation its alias in the statement */
export const isMemberOrOrganizer = (userId: number, participation: string) => sql<boolean>`exists (
  select from participation_users pu where pu.user_id = ${userId}
    and pu.participation_id in (${sql.ref(`${participation}.id`)}, ${sql.ref(`${participation}.parent_id`)}))`;

/** Whether the user has made the participation primary for its exhibition. */
export const isPrimary = (userId: number) => sql<boolean>`exists (select from primary_participations pr
  where pr.participation_id = p.id and pr.user_id = ${userId})`;

/** Passes that count against the certificate quota: certificates and visas of any status. */
export const certificateCount = () => sql<number>`(select count(*) from personal_passes pp
  where pp.participation_id = p.id and pp.type in ('certificate', 'visa') and pp.deleted_at is null)`;
