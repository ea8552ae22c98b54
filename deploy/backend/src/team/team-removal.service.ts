import { removableUsers } from '@fairfront/mf-account/model';
import { losesLastSupervisor, type Role } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { refused } from '../http/failure';
import { tellParticipationChanged } from '../participants/participation-changed';
import { tellAccessChanged } from '../realtime/access-changed';
import { lockTeam, memberOf, type Member, type TeamServices } from './team.service';
import { teamTexts } from './team.texts';

/** Access, chosen participation and pending invitations of these users in a participation, in one go. */
const dropAccess = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  participationId: number,
  actorId: number,
  members: readonly { id: number; role: Role }[],
): Promise<void> => {
  const ids = members.map(({ id }) => id);
  await trx
    .deleteFrom('participation_users')
    .where('participation_id', '=', participationId)
    .where('user_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('primary_participations')
    .where('participation_id', '=', participationId)
    .where('user_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('invitations')
    .where('participation_id', '=', participationId)
    .where('user_id', 'in', ids)
    .where('activated_at', 'is', null)
    .execute();
  await trx
    .updateTable('users')
    .set({ primary_participation_id: null })
    .where('id', 'in', ids)
    .where('primary_participation_id', '=', participationId)
    .execute();
  const at = services.clock.now();
  await writeAudit(
    trx,
    ...members.map(({ id, role }) => ({
      userId: actorId,
      participationId,
      action: 'user.removed',
      subject: `user ${id}`,
      details: { role },
      at,
    })),
  );
  await tellParticipationChanged(trx, services, [participationId]);
  for (const id of ids) await tellAccessChanged(trx, services, id);
};

/**
 * Takes the access of a user away, and a pending invitation with it; his live subscriptions end within seconds (SHELL-222).
 * @throws Failure 404, 422 `last_supervisor`
 */
export const removeUser = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, userId, actorId }: Member,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  if (losesLastSupervisor(team.users, userId, null)) throw refused('last_supervisor', teamTexts.lastSupervisor);
  await dropAccess(trx, services, participationId, actorId, [member]);
};

/** Takes the access of everybody but supervisors and administrators away (ACC-063, ACC-064). */
export const removeAllUsers = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, actorId }: Omit<Member, 'userId'>,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const leaving = removableUsers(team.users);
  if (leaving.length > 0) await dropAccess(trx, services, participationId, actorId, leaving);
};
