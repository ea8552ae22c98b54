import { restoreSubExhibitorMs } from '@fairfront/mf-account/model';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound, refused } from '../http/http-error';
import { lockParticipation } from '../participations/participation-access';
import { tellParticipationChanged } from '../participations/participation-changed';
import { tellAccessChanged } from '../realtime/access-changed';
import type { Services } from '../services';
import { lockStand, type StandCaller } from './stand-call';
import { readStandQuota } from './sub-exhibitors.repository';
import { serverText } from '../texts/server-texts';

type Needs = Pick<Services, 'clock' | 'outbox'>;

const passTables = ['personal_passes', 'car_passes'] as const;

/** Everybody with access to a participation learns that it has changed for him. */
const tellUsers = async (trx: Transaction<Tables>, services: Needs, participationId: number): Promise<void> => {
  const users = await trx
    .selectFrom('participation_users')
    .select('user_id')
    .where('participation_id', '=', participationId)
    .orderBy('user_id')
    .execute();
  for (const { user_id } of users) await tellAccessChanged(trx, services, user_id);
};

/**
 * Deletes sub-exhibitors softly: nobody comes to them, their quota is free, their passes are withdrawn and their links for
 * passes end; orders stay stored (ACC-105, ACC-106).
 */
const remove = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, participationId }: StandCaller,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const at = services.clock.now();
  await trx
    .updateTable('participations')
    .set({ deleted_at: at, deleted_by: userId })
    .where('id', 'in', [...ids])
    .execute();
  // the moment of the deletion marks the passes that come back with their sub-exhibitor
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
  for (const id of ids) {
    const subject = `participation ${id}`;
    await writeAudit(trx, { userId, participationId: id, action: 'sub-exhibitor.removed', subject, at });
    await tellUsers(trx, services, id);
  }
  await tellParticipationChanged(trx, services, [participationId, ...ids]);
};

/** @throws HttpError 404 unless it is a living sub-exhibitor of this participation */
export const removeSubExhibitor = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: StandCaller,
  subId: number,
): Promise<void> => remove(trx, services, caller, await lockStand(trx, caller, subId));

export const removeAllSubExhibitors = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: StandCaller,
): Promise<void> => remove(trx, services, caller, await lockStand(trx, caller, 'all'));

/**
 * Brings a deleted sub-exhibitor back by the organiser's staff: access, invitation, quota and the passes that were
 * withdrawn with it (ACC-106).
 * @throws HttpError 404 when nothing was deleted or 30 days have passed, 422 `quota_reached` while its places are taken
 */
export const restoreSubExhibitor = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, subId }: { userId: number; subId: number },
): Promise<void> => {
  const place = await trx.selectFrom('participations').select('parent_id').where('id', '=', subId).executeTakeFirst();
  const parentId = place?.parent_id;
  if (!parentId) throw notFound();
  for (const id of [parentId, subId].sort((a, b) => a - b)) await lockParticipation(trx, id);
  const { deleted_at, quota_certificate } = await trx
    .selectFrom('participations')
    .select(['deleted_at', 'quota_certificate'])
    .where('id', '=', subId)
    .executeTakeFirstOrThrow();
  const at = services.clock.now();
  if (!deleted_at || at.getTime() - deleted_at.getTime() > restoreSubExhibitorMs) throw notFound();
  const { available } = await readStandQuota(trx, parentId, at.getTime());
  if ((quota_certificate ?? 0) > available) {
    throw refused('quota_reached', serverText('subExhibitors.placesTaken'));
  }
  await trx.updateTable('participations').set({ deleted_at: null, deleted_by: null }).where('id', '=', subId).execute();
  for (const table of passTables) {
    await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null
      where participation_id = ${subId} and deleted_at = ${deleted_at}`.execute(trx);
  }
  const subject = `participation ${subId}`;
  await writeAudit(trx, { userId, participationId: subId, action: 'sub-exhibitor.restored', subject, at });
  await tellUsers(trx, services, subId);
  await tellParticipationChanged(trx, services, [parentId, subId]);
};
