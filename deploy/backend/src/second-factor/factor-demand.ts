import { isAskedForFactor } from '@fairfront/shared-kit/model/second-factor';
import { administratorRoles, type AccessInput } from '@fairfront/shared-kit/model';
import { sql } from 'kysely';
import { HttpError } from '../http/http-error';
import { areaText } from '../texts/area-texts';

/** A demand that is in force, with the members of the participation and of its organiser who have no second factor. */
export interface ForcedDemand {
  title_rus: string;
  title_eng: string;
  from: string;
  without_factor: number[];
}

/** The demand of the exhibition `e` as a column beside a participation `p`; null while none is in force. */
export const forcedDemand = () => sql<ForcedDemand | null>`case when e.second_factor_in_force then json_build_object(
  'title_rus', e.title_rus, 'title_eng', e.title_eng, 'from', e.second_factor_from,
  'without_factor', (select coalesce(json_agg(u.id), '[]'::json)
    from participation_users pu join users u on u.id = pu.user_id
    where pu.participation_id in (p.id, p.parent_id) and u.second_factor_at is null)) end`;

/** What a refusal follows from. */
export interface DemandedAccess extends AccessInput {
  factor_demand: ForcedDemand | null;
}

/** Whether a participation is closed to one of its administrators until he has a second factor (SHELL-496). */
export const isClosedTo = (userId: number, participation: DemandedAccess): boolean =>
  participation.factor_demand !== null &&
  participation.factor_demand.without_factor.includes(userId) &&
  isAskedForFactor(userId, participation);

/** @throws HttpError 403 `second_factor_required`, whose data names the exhibition for the page that stands in its place */
export const requireFactor = (userId: number, participation: DemandedAccess): void => {
  if (!participation.factor_demand || !isClosedTo(userId, participation)) return;
  const { title_rus, title_eng, from } = participation.factor_demand;
  throw new HttpError(403, areaText('server', 'factorDemand.refused'), {
    code: 'second_factor_required',
    data: { exhibition: { title_rus, title_eng }, from },
  });
};

/**
 * The same for a statement that reads rows of several participations of a user: keeps those that are not closed to him.
 * @param of aliases of participation and exhibition in that statement
 */
export const isOpenTo = (userId: number, of: { participation: string; exhibition: string }) => {
  const [participation, exhibition] = [sql.ref(of.participation), sql.ref(of.exhibition)];
  return sql<boolean>`(not ${exhibition}.second_factor_in_force
    or exists (select from users u where u.id = ${userId} and u.second_factor_at is not null)
    or coalesce(
      (select pu.role from participation_users pu
        where pu.participation_id = ${participation}.id and pu.user_id = ${userId}),
      (select pu.role from participation_users pu
        where pu.participation_id = ${participation}.parent_id and pu.user_id = ${userId})
    ) not in (${sql.join(administratorRoles)}))`;
};
