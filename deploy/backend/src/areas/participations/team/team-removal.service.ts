import { removableUsers } from '@fairfront/shared-kit/domain/participations/team';
import { losesLastSupervisor } from '@fairfront/shared-kit/domain/participations';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import type { AuditAction } from '../../../platform/texts/record-names';
import { keepRemoved } from './removed-members.repository';
import { activated, lockTeam, memberOf, type Member, type TeamServices } from './team.service';
import { serverText } from '../../../platform/texts/server-texts';
import { deleteWaitingInvitations } from './invitations.repository';
import { deleteMembers } from './members.repository';

type Row = Awaited<ReturnType<typeof memberOf>>;

/** Removes members with their chosen participation, and pending invitations, at once. */
const dropAccess = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, actorId, action = 'user.removed' }: Omit<Member, 'userId'> & { action?: AuditAction },
  rows: readonly Row[],
): Promise<void> => {
  const ids = activated(rows).map(({ id }) => id);
  const waiting = rows.filter(({ invite }) => invite === 'pending').map(({ id }) => id);
  if (ids.length > 0) {
    if (action === 'user.removed') {
      await keepRemoved(trx, { participationId, ids, actorId, at: services.clock.now() });
    }
    await deleteMembers(trx, participationId, ids);
  }
  const withdrawn = waiting.length === 0 ? [] : await deleteWaitingInvitations(trx, waiting);
  const at = services.clock.now();
  await writeAudit(
    trx,
    ...rows.map(({ id, role, invite }) => ({
      userId: actorId,
      participationId,
      action,
      subject: `${invite === 'pending' ? 'invitation row' : 'user'} ${id}`,
      details: { role },
      at,
    })),
  );
  await publishParticipationChanged(trx, services, [participationId]);
  for (const id of [...ids, ...withdrawn]) await publishAccessChanged(trx, services, id);
};

/**
 * Removes a user or a pending invitation; live subscriptions of the user end within seconds.
 * @throws HttpError 404, 422 `last_supervisor`
 */
export const removeUser = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, userId, actorId }: Member,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  if (losesLastSupervisor(activated(team.users), userId, null))
    throw refused('last_supervisor', serverText('team.lastSupervisor'));
  await dropAccess(trx, services, { participationId, actorId }, [member]);
};

/** Removes all users but supervisors and administrators. */
export const removeAllUsers = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, actorId }: Omit<Member, 'userId'>,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const leaving = removableUsers(team.users);
  if (leaving.length > 0) await dropAccess(trx, services, { participationId, actorId }, leaving);
};

/**
 * Lets a user leave a participation. The last supervisor cannot leave until the organiser has appointed another one, so
 * that every participation has an administrator.
 * @throws HttpError 404, 422 `last_supervisor`
 */
export const leaveParticipation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, userId }: Omit<Member, 'actorId'>,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const member = team.users.find(({ id, invite }) => id === userId && invite === 'activated');
  if (!member) throw notFound();
  if (losesLastSupervisor(activated(team.users), userId, null)) {
    throw refused('last_supervisor', serverText('team.lastSupervisorLeaves'));
  }
  await dropAccess(trx, services, { participationId, actorId: userId, action: 'user.left' }, [member]);
};
