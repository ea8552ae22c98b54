import { isOpenToTeam } from '@fairfront/shared-kit/domain/participations/team-writing';
import {
  canAdministerUsers,
  hasAccessToWrite,
  membershipOf,
  type EventType,
  type Membership,
  type Role,
} from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { accessQuery, type AccessRow, accessRowsQuery } from './participation-access.repository';
import { isClosedTo, requireFactor } from '../../../identity/second-factor/factor-demand';
import { actingCall } from '../../../platform/acting-call';
import { forbidden, notFound } from '../../../platform/http/http-error';
import type { Text } from '../../../platform/texts/area-texts';
import type { ForcedDemand } from '../../../identity/second-factor/factor-demands.repository';
import type { ReadMembers } from '../../../platform/realtime/listening';

/** The kinds of access to a participation. */
export type Right = 'view' | 'write' | 'administer';

const allows: Record<Right, (userId: number, participation: ParticipationAccess) => boolean> = {
  view: () => true,
  write: hasAccessToWrite,
  administer: canAdministerUsers,
};

/** A participation that the caller has access to. */
export interface AllowedParticipation extends ParticipationAccess {
  membership: Membership;
}

/**
 * Runs an extended `accessQuery` and checks the access before it returns the row.
 * @throws HttpError 404 for an unknown id and for non-members alike, 403 for members without the right,
 *   403 `second_factor_required` for administrators where the exhibition demands one that they lack
 */
export const requireAccess = async <Row extends AccessRow>(
  query: { executeTakeFirst: () => Promise<Row | undefined> },
  userId: number,
  right: Right = 'view',
  refusal: { code?: string; text?: Text } = {},
): Promise<{ participation: AllowedParticipation; row: Row }> => {
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  const participation = accessOf(row);
  const membership = membershipOf(userId, participation);
  if (!membership) throw notFound();
  requireFactor(userId, participation);
  if (!allows[right](userId, participation)) throw forbidden(refusal.code, refusal.text);
  return { participation: { ...participation, membership }, row };
};

/**
 * Runs an extended `accessRowsQuery` and returns the rows that the user may see. Participations of others are omitted, and
 * so are those that are closed to the user because of a missing second factor.
 */
export const visibleRows = async <Row extends AccessRow>(
  query: { execute: () => Promise<Row[]> },
  userId: number,
): Promise<Row[]> =>
  (await query.execute()).filter((row) => {
    const participation = accessOf(row);
    return membershipOf(userId, participation) !== null && !isClosedTo(userId, participation);
  });

/**
 * The access check of every call on a participation. Pass the handle of a transaction, so that check and write see the
 * same state.
 * @throws HttpError 404 for an unknown id and for non-members alike, 403 for members without the right
 */
export const requireParticipation = async (
  db: Kysely<Tables>,
  userId: number,
  participationId: number,
  right: Right = 'view',
  refusal: { code?: string; text?: Text } = {},
): Promise<AllowedParticipation> =>
  (await requireAccess(accessQuery(db, participationId), userId, right, refusal)).participation;
/** The data of a participation for access checks and rules; every request reads it first. */
export interface ParticipationAccess {
  id: number;
  type: EventType;
  parent_id: number | null;
  is_edit: boolean;
  users: { id: number; role: Role }[];
  parent: { id: number; users: { id: number; role: Role }[] } | null;
  exhibition_id: number;
  is_show_order_additional_services: boolean;
  /** The caller, if a member of staff acts as this exhibitor. */
  acting: { user_id: number } | null;
  /** Null unless the exhibition demands a second factor. */
  factor_demand: ForcedDemand | null;
}

/** `ParticipationAccess` from a row of `accessQuery`. */
export const accessOf = (row: AccessRow): ParticipationAccess => ({
  id: row.id,
  type: row.type,
  parent_id: row.parent_id,
  is_edit: isOpenToTeam(row),
  users: row.users,
  parent: row.parent_id === null ? null : { id: row.parent_id, users: row.parent_users },
  exhibition_id: row.exhibition_id,
  is_show_order_additional_services: row.is_show_order_additional_services,
  factor_demand: row.factor_demand,
  acting: actingOn(row.id),
});

const actingOn = (participationId: number): ParticipationAccess['acting'] => {
  const call = actingCall();
  return call?.participationId === participationId ? { user_id: call.userId } : null;
};

/** `ParticipationAccess` of one participation; null for an unknown or deleted one. */
export const readAccess = async (db: Kysely<Tables>, id: number): Promise<ParticipationAccess | null> => {
  const row = await accessQuery(db, id).executeTakeFirst();
  return row ? accessOf(row) : null;
};

/** The users who receive the live events of participations. */
export const readListeners: ReadMembers = async (db, participationIds) => {
  const rows = await accessRowsQuery(db, [...participationIds]).execute();
  return new Map(
    rows.map((row) => {
      const participation = accessOf(row);
      const members = [...participation.users, ...(participation.parent?.users ?? [])];
      const open = members.filter(({ id }) => !isClosedTo(id, participation));
      return [row.id, new Set(open.map(({ id }) => id))];
    }),
  );
};

/** The same for several participations; unknown and deleted ones are left out. */
export const readAllAccess = async (db: Kysely<Tables>, ids: readonly number[]): Promise<ParticipationAccess[]> =>
  (await accessRowsQuery(db, ids).execute()).map(accessOf);
