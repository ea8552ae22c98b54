import { resendFrom } from '@fairfront/mf-account/model';
import type { Role } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Lists that several participations need at once, each read with one query and grouped by the participation. */
const grouped = <Row extends { participation_id: number }>(
  rows: Row[],
): Map<number, Omit<Row, 'participation_id'>[]> => {
  const groups = new Map<number, Omit<Row, 'participation_id'>[]>();
  for (const { participation_id, ...row } of rows) {
    groups.set(participation_id, [...(groups.get(participation_id) ?? []), row]);
  }
  return groups;
};

/** Stands with hall and pavilion: a hall is a pavilion with a parent (SHELL-139, SHELL-220). */
export const standsOf = async (db: Kysely<Tables>, participationIds: readonly number[]) => {
  const rows = await db
    .selectFrom('stands as s')
    .leftJoin('pavilions as p', 'p.id', 's.pavilion_id')
    .leftJoin('pavilions as above', 'above.id', 'p.parent_id')
    .select([
      's.participation_id',
      's.id',
      's.title',
      's.area',
      'p.id as pavilion_id',
      'p.title as pavilion_title',
      'above.id as parent_id',
      'above.title as parent_title',
    ])
    .where('s.participation_id', 'in', [...participationIds])
    .orderBy('s.id')
    .execute();
  return grouped(
    rows.map(({ pavilion_id, pavilion_title, parent_id, parent_title, area, ...stand }) => ({
      ...stand,
      area: Number(area),
      pavilion:
        pavilion_id === null
          ? null
          : {
              id: pavilion_id,
              title: pavilion_title ?? '',
              parent: parent_id === null ? null : { id: parent_id, title: parent_title ?? '' },
            },
    })),
  );
};

/** The end of the newest pending invitation of each user, by participation and user. */
const pendingInvitationsOf = async (db: Kysely<Tables>, participationIds: readonly number[]) => {
  const rows = await db
    .selectFrom('invitations')
    .select(['participation_id', 'user_id', 'expires_at'])
    .where('participation_id', 'in', [...participationIds])
    .where('activated_at', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [`${row.participation_id} ${row.user_id}`, row.expires_at.getTime()]));
};

/** Users with role, state of their invitation and the moment from which it can be sent again (SHELL-219, ACC-181). */
export const usersOf = async (db: Kysely<Tables>, participationIds: readonly number[]) => {
  const rows = await db
    .selectFrom('participation_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .select([
      'pu.participation_id',
      'u.id',
      'u.name',
      'u.lastname',
      'u.middlename',
      'u.email',
      'pu.role',
      'u.password_hash',
    ])
    .where('pu.participation_id', 'in', [...participationIds])
    .orderBy('u.id')
    .execute();
  const invitations = await pendingInvitationsOf(db, participationIds);
  return grouped(
    rows.map(({ password_hash, ...user }) => {
      const expiresAt = invitations.get(`${user.participation_id} ${user.id}`);
      const isPending = password_hash === null;
      return {
        ...user,
        invite: isPending ? ('pending' as const) : ('activated' as const),
        resend_from: isPending && expiresAt !== undefined ? new Date(resendFrom(expiresAt)).toISOString() : null,
      };
    }),
  );
};

/** Ids and roles only: all that the users of a sub-exhibitor may know of their organiser's people (SHELL-218). */
export const rolesOf = async (db: Kysely<Tables>, participationId: number): Promise<{ id: number; role: Role }[]> =>
  db
    .selectFrom('participation_users')
    .select(['user_id as id', 'role'])
    .where('participation_id', '=', participationId)
    .orderBy('user_id')
    .execute();

/** Passes that count against the certificate quota: certificates and visas of every status (PASS-052, PASS-053). */
export const certificateCountsOf = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('personal_passes')
    .select(({ fn }) => ['participation_id', fn.countAll<number>().as('count')])
    .where('participation_id', 'in', [...participationIds])
    .where('type', 'in', ['certificate', 'visa'])
    .where('deleted_at', 'is', null)
    .groupBy('participation_id')
    .execute();
  return new Map(rows.map(({ participation_id, count }) => [participation_id, count]));
};

export const carPassCountsOf = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('car_passes')
    .select(({ fn }) => ['participation_id', fn.countAll<number>().as('count')])
    .where('participation_id', 'in', [...participationIds])
    .where('deleted_at', 'is', null)
    .groupBy('participation_id')
    .execute();
  return new Map(rows.map(({ participation_id, count }) => [participation_id, count]));
};
