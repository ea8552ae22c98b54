import { restoreSubExhibitorMs } from '@fairfront/shared-kit/domain/account';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import type { Services } from '../../../platform/services';
import { listMemberIds } from '../../../identity/memberships/members.repository';
import { lockStand, type StandCaller } from './stand-call';
import { readStandQuota } from './stand-quota';
import { serverText } from '../../../platform/texts/server-texts';
import { findParentId, markDeleted, markRestored, readDeletion, restoreParticipation } from '../../participations';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** Publishes to all users with access to a participation that their access has changed. */
const publishChangeToUsers = async (
  trx: Transaction<Tables>,
  services: Needs,
  participationId: number,
): Promise<void> => {
  const userIds = await listMemberIds(trx, participationId);
  for (const id of userIds) await publishAccessChanged(trx, services, id);
};

/**
 * Soft-deletes sub-exhibitors: nobody has access, their quota is free, their passes are withdrawn and their pass links
 * end; orders remain stored.
 */
const remove = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, participationId }: StandCaller,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const at = services.clock.now();
  await markDeleted(trx, ids, { userId, at });
  for (const id of ids) {
    const subject = `participation ${id}`;
    await writeAudit(trx, { userId, participationId: id, action: 'sub-exhibitor.removed', subject, at });
    await publishChangeToUsers(trx, services, id);
  }
  await publishParticipationChanged(trx, services, [participationId, ...ids]);
};

/** @throws HttpError 404 unless it is a sub-exhibitor of this participation */
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
 * Brings an archived participation or a deleted sub-exhibitor back by the organiser's staff: access, invitation, quota and the passes that were
 * withdrawn with it.
 * @throws HttpError 404 when nothing was deleted or 30 days have passed, 422 `quota_reached` while its places are taken
 */
export const restoreSubExhibitor = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, subId }: { userId: number; subId: number },
): Promise<void> => {
  const parentId = await findParentId(trx, subId);
  if (!parentId) return restoreParticipation(trx, services, { userId, id: subId });
  for (const id of [parentId, subId].sort((a, b) => a - b)) await lockParticipation(trx, id);
  const { deleted_at, quota_certificate } = await readDeletion(trx, subId);
  const at = services.clock.now();
  if (!deleted_at || at.getTime() - deleted_at.getTime() > restoreSubExhibitorMs) throw notFound();
  const { available } = await readStandQuota(trx, parentId, at.getTime());
  if ((quota_certificate ?? 0) > available) {
    throw refused('quota_reached', serverText('subExhibitors.placesTaken'));
  }
  await markRestored(trx, subId, deleted_at);
  const subject = `participation ${subId}`;
  await writeAudit(trx, { userId, participationId: subId, action: 'sub-exhibitor.restored', subject, at });
  await publishChangeToUsers(trx, services, subId);
  await publishParticipationChanged(trx, services, [parentId, subId]);
};
