import {
  certificateQuota,
  certificateTotal,
  installationTotal,
  typesListedAs,
  type PassExhibition,
  type PassKind,
  type PassQuota,
  type PassSituation,
} from '@fairfront/mf-passes/model';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock';
import type { Tables } from '../database/tables';
import { exhibitionDays, exhibitionDeadlines } from '../exhibitions/exhibition-dates.model';
import { lockParticipation, requireParticipation, type AllowedParticipation } from '../http/participation-access';

/** What the rules of passes need to know of a call: who asks, about which participation, when. */
export interface PassCall extends PassSituation {
  participation: AllowedParticipation & { exhibition: PassExhibition };
}

const exhibitionColumns = [
  'timezone',
  ...exhibitionDays,
  ...exhibitionDeadlines,
  'create_personal_pass_disabled',
  'create_install_pass_disabled',
  'create_car_pass_disabled',
] as const;

/** The exhibition as the rules of passes need it. */
export const readPassExhibition = (db: Kysely<Tables>, exhibitionId: number): Promise<PassExhibition> =>
  db.selectFrom('exhibitions').select(exhibitionColumns).where('id', '=', exhibitionId).executeTakeFirstOrThrow();

/**
 * Reads the situation of a call.
 * @throws Failure 404 for strangers and unknown participations alike (PASS-015)
 */
export const readPassCall = async (
  db: Kysely<Tables>,
  clock: Clock,
  userId: number,
  participationId: number,
): Promise<PassCall> => {
  const participation = await requireParticipation(db, userId, participationId);
  const exhibition = await readPassExhibition(db, participation.exhibition_id);
  return { participation: { ...participation, exhibition }, userId, now: clock.now().getTime() };
};

/**
 * The same for a write that counts: from here to the end of the transaction nobody else adds, brings back or deletes
 * passes of this participation (PASS-243). A sub-exhibitor holds its own quota, so its own row is the one to lock (PASS-251).
 */
export const lockPassCall = async (
  trx: Transaction<Tables>,
  clock: Clock,
  userId: number,
  participationId: number,
): Promise<PassCall> => {
  // strangers must not be able to make others wait, so the door comes before the lock
  await requireParticipation(trx, userId, participationId);
  await lockParticipation(trx, participationId);
  return readPassCall(trx, clock, userId, participationId);
};

const countPersonal = async (db: Kysely<Tables>, participationId: number, kind: 'participant' | 'installation') => {
  const { count } = await db
    .selectFrom('personal_passes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('type', 'in', [...typesListedAs(kind === 'installation' ? 'installation' : 'certificate')])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** The certificate quota of a participation and the parts of it that its sub-exhibitors hold (PASS-051, ACC-080). */
export const readCertificateShares = async (db: Kysely<Tables>, participationId: number) => {
  const own = await db
    .selectFrom('participations')
    .select(['type', 'quota_certificate'])
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  const stands = await db.selectFrom('stands').select('area').where('participation_id', '=', participationId).execute();
  const given = await db
    .selectFrom('participations')
    .select('quota_certificate')
    .where('parent_id', '=', participationId)
    // what a deleted one had is free again (ACC-105)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    quota: certificateQuota(
      own,
      stands.map(({ area }) => area),
    ),
    given: given.map(({ quota_certificate }) => quota_certificate),
  };
};

const readParticipantTotal = async (db: Kysely<Tables>, participationId: number): Promise<number | null> => {
  const { quota, given } = await readCertificateShares(db, participationId);
  return certificateTotal(quota, given);
};

/** Places that open links hold at a moment; an end counts with its whole second (PASS-292). */
const countHeld = async (db: Kysely<Tables>, participationId: number, now: number): Promise<number> => {
  const { count } = await db
    .selectFrom('pass_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', new Date(Math.floor(now / 1000) * 1000))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Count and total of a kind of passes, with the places that links hold (PASS-051, PASS-052, PASS-057, PASS-059, PASS-063,
 * PASS-292): the one place where the server counts.
 * @param now ms since the epoch: a link holds its place until its end
 */
export const readPassQuota = async (
  db: Kysely<Tables>,
  participationId: number,
  kind: PassKind,
  now: number,
): Promise<PassQuota> => {
  if (kind === 'participant') {
    return {
      count: await countPersonal(db, participationId, kind),
      held: await countHeld(db, participationId, now),
      total: await readParticipantTotal(db, participationId),
    };
  }
  const { quota_installation, quota_car } = await db
    .selectFrom('participations')
    .select(['quota_installation', 'quota_car'])
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  if (kind === 'installation') {
    return { count: await countPersonal(db, participationId, kind), total: installationTotal(quota_installation) };
  }
  const { count } = await db
    .selectFrom('car_passes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count, total: quota_car };
};
