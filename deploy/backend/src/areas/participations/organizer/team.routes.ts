import { roles } from '@fairfront/shared-kit/model';
import { invitationSchema } from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { checkValues } from '../../../platform/http/values';
import { usersOf } from '../access/participation-parts.repository';
import { ParticipationUser } from '../participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { removeUser } from '../team/team-removal.service';
import { changeRole, inviteUser } from '../team/team.service';
import { isParticipationKnown } from './participations.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const ofParticipation = Type.Object({ id: Id });
const ofUser = Type.Object({ id: Id, userId: Id });
const RoleName = Type.Enum([...roles]);

/** The users of a participation as the organiser's staff changes them: any role, also the supervisor (SHELL-272). */
export const organizerTeamRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.get(
    '/organizer/participants/:id/users',
    {
      config,
      schema: {
        tags,
        summary: 'Users of a participation with role and state of their invitation',
        params: ofParticipation,
        response: { 200: DataOf(Type.Array(ParticipationUser)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await isParticipationKnown(database.read, id))) throw notFound();
      const users = await usersOf(database.read, id);
      return { data: users };
    },
  );

  app.post(
    '/organizer/participants/:id/users',
    {
      config,
      schema: {
        tags,
        summary: 'Give a person access: 422 invite_exists, already_member, other_company, role_not_allowed',
        params: ofParticipation,
        body: Type.Object({ email: Type.String({ maxLength: 254 }), role: RoleName }),
        response: { 201: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { email, role } = request.body;
      checkValues({ email }, invitationSchema, request.locale);
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
  );

  app.put(
    '/organizer/participants/:id/users/:userId',
    {
      config,
      schema: {
        tags,
        summary: 'Change the role of a user: 422 last_supervisor, role_not_allowed',
        params: ofUser,
        body: Type.Object({ role: RoleName }),
        response: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id: participationId, userId } = request.params;
      const change = { participationId, userId, actorId: callerOf(request).id, role: request.body.role };
      return { data: await database.transaction((trx) => changeRole(trx, services, change)) };
    },
  );

  app.delete(
    '/organizer/participants/:id/users/:userId',
    {
      config,
      schema: {
        tags,
        summary: 'Take the access of a user away: 422 last_supervisor',
        params: ofUser,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id: participationId, userId } = request.params;
      await database.transaction((trx) =>
        removeUser(trx, services, { participationId, userId, actorId: callerOf(request).id }),
      );
      return reply.code(204).send(null);
    },
  );
};
