import { ownMembershipApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../access/participation-access';
import { acceptOwnInvitation, declineOwnInvitation, listOwnInvitations } from './own-invitations.service';
import { leaveParticipation } from './team-removal.service';

export const ownMembershipRoutes: RoutePlugin = implement(ownMembershipApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /invitations': async (request) => ({
      data: await listOwnInvitations(database.read, callerOf(request).id, clock.now()),
    }),
    'POST /invitations/{id}/accept': async (request) => {
      const own = { invitationId: request.params.id, userId: callerOf(request).id };
      const id = await database.transaction((trx) => acceptOwnInvitation(trx, services, own));
      return { data: { participation_id: id } };
    },
    'POST /invitations/{id}/decline': async (request, reply) => {
      const own = { invitationId: request.params.id, userId: callerOf(request).id };
      await database.transaction((trx) => declineOwnInvitation(trx, services, own));
      return reply.code(204).send(null);
    },
    'DELETE /participants/{id}/membership': async (request, reply) => {
      const own = { participationId: request.params.id, userId: callerOf(request).id };
      await database.transaction(async (trx) => {
        await requireParticipation(trx, own.userId, own.participationId);
        await leaveParticipation(trx, services, own);
      });
      return reply.code(204).send(null);
    },
  };
});
