import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { forbidden, notFound } from '../../../platform/http/http-error';
import {
  accessQuery,
  type AllowedParticipation,
  listSubIds,
  passFactColumns,
  type PassFacts,
  requireAccess,
  requireParticipation,
  type Right,
} from '../../participations';
import type { Kysely } from 'kysely';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';

/** The caller, and the participation of the collective organiser. */
export interface StandCaller {
  userId: number;
  participationId: number;
}

/**
 * The access check of every call on sub-exhibitors.
 * @throws HttpError 404 for non-members, 403 without the right, for role installer and for other types
 */
export const requireStand = async (
  db: Kysely<Tables>,
  { userId, participationId }: StandCaller,
  right: Right = 'view',
): Promise<void> => requireCollective(await requireParticipation(db, userId, participationId, right));

const requireCollective = ({ type, membership }: AllowedParticipation): void => {
  if (type !== 'collective' || membership.role === 'installer') throw forbidden();
};

/** The same for the list, with the facts of the quota. @param now ms since the epoch */
export const readStandFacts = async (
  db: Kysely<Tables>,
  { userId, participationId }: StandCaller,
  now: number,
): Promise<PassFacts> => {
  const { participation, row } = await requireAccess(
    accessQuery(db, participationId).select(passFactColumns(now)),
    userId,
  );
  requireCollective(participation);
  return row;
};

/**
 * The same for a write: locks the organiser and the selected sub-exhibitors until the end of the transaction, so that nobody
 * else counts their places; rows are locked in the order of their ids.
 * @param of one sub-exhibitor, all of them, or none if only new ones are added
 * @returns the ids of the selected sub-exhibitors
 * @throws HttpError 404 for an unknown sub-exhibitor
 */
export const lockStand = async (
  trx: Transaction<Tables>,
  caller: StandCaller,
  of: number | 'all' | 'none',
): Promise<number[]> => {
  const { participationId } = caller;
  await requireStand(trx, caller, 'write');
  const named = async () => {
    const ids = await listSubIds(trx, participationId);
    if (of === 'none') return [];
    if (of === 'all') return ids;
    if (!ids.includes(of)) throw notFound();
    return [of];
  };
  const wanted = await named();
  for (const id of [participationId, ...wanted].sort((a, b) => a - b)) await lockParticipation(trx, id);
  await requireStand(trx, caller, 'write');
  // a sub-exhibitor that was added meanwhile has a higher id, so its lock is the last one anyway
  const found = await named();
  for (const id of found.filter((one) => !wanted.includes(one))) await lockParticipation(trx, id);
  return found;
};
