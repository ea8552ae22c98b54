import { organizerTeamApi } from '@fairfront/shared-kit/domain/participations/api';
import { invitationFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { matchedWrite, type RowCall } from '../../../platform/http/matched-write';
import { checkValues } from '../../../platform/http/values';
import { listUsers } from '../access/participation-parts.repository';
import { userResponse } from '../access/participation-parts.response';
import { removeUser } from '../team/team-removal.service';
import { changeRole, inviteUser } from '../team/team.service';
import { isParticipationKnown } from './participations.repository';

type UserRequest = FastifyRequest & { params: { id: number; userId: number } };

const userCall = (request: UserRequest, reply: FastifyReply): RowCall => ({
  ...{ request, reply, table: 'users' as const },
  id: request.params.userId,
});

/** Reads what a caller gets who has seen an older state. */
const memberOfCall =
  (db: Kysely<Tables>, { params: { id, userId } }: UserRequest) =>
  async () => {
    const user = (await listUsers(db, id)).find((one) => one.id === userId);
    return user ? userResponse(user) : null;
  };

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
    'PUT /organizer/participants/{id}/users/{userId}': async (request, reply) => {
      const { id: participationId, userId } = request.params;
      const change = { participationId, userId, actorId: callerOf(request).id, role: request.body.role };
      const data = await database.transaction((trx) =>
        matchedWrite(trx, userCall(request, reply), memberOfCall(trx, request), () =>
          changeRole(trx, services, change),
        ),
      );
      return { data };
    },
    'DELETE /organizer/participants/{id}/users/{userId}': async (request, reply) => {
      const { id: participationId, userId } = request.params;
      const removal = { participationId, userId, actorId: callerOf(request).id };
      await database.transaction((trx) =>
        matchedWrite(trx, userCall(request, reply), memberOfCall(trx, request), () =>
          removeUser(trx, services, removal),
        ),
      );
      return reply.code(204).send(null);
    },
  };
});
