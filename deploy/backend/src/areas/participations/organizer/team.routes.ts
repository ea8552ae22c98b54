import { organizerTeamApi } from '@fairfront/shared-kit/domain/participations/api';
import { invitationFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues } from '../../../platform/http/values';
import { listUsers } from '../access/participation-parts.repository';
import { userResponse } from '../access/participation-parts.response';
import { removeUser } from '../team/team-removal.service';
import { changeRole, inviteUser } from '../team/team.service';
import { isParticipationKnown } from './participations.repository';

export const organizerTeamRoutes: RoutePlugin = implement(organizerTeamApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/participants/{id}/users': async (request) => {
      const { id } = request.params;
      if (!(await isParticipationKnown(database.read, id))) throw notFound();
      return { data: (await listUsers(database.read, id)).map(userResponse) };
    },
    'POST /organizer/participants/{id}/users': async (request, reply) => {
      const { email, role } = request.body;
      checkValues({ email }, invitationFields, request.locale);
      const invitee = {
        participationId: request.params.id,
        email,
        role,
        actorId: callerOf(request).id,
        locale: request.locale,
        isByStaff: true,
      };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await inviteUser(trx, services, invitee),
      }));
      return reply.code(201).send(answer);
    },
    'PUT /organizer/participants/{id}/users/{userId}': async (request) => {
      const { id: participationId, userId } = request.params;
      const change = { participationId, userId, actorId: callerOf(request).id, role: request.body.role };
      return { data: await database.transaction((trx) => changeRole(trx, services, change)) };
    },
    'DELETE /organizer/participants/{id}/users/{userId}': async (request, reply) => {
      const { id: participationId, userId } = request.params;
      await database.transaction((trx) =>
        removeUser(trx, services, { participationId, userId, actorId: callerOf(request).id }),
      );
      return reply.code(204).send(null);
    },
  };
});
