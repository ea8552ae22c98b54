import { fixedBecause, grantableRoles } from '@fairfront/shared-kit/domain/account';
import { invitationSchema } from '@fairfront/shared-kit/model/validation-yup';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { Tables } from '../../../platform/database/tables';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { requireParticipation } from '../access/participation-access';
import { checkValues } from '../../../platform/http/values';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { ParticipationUser } from '../participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { removeAllUsers, removeUser } from './team-removal.service';
import { changeRole, inviteUser, memberOf, resendInvitation, type Member } from './team.service';
import { areaText } from '../../../platform/texts/area-texts';

const tags = ['participants'];
const path = '/participants/:id/users';
const ofParticipation = Type.Object({ id: Id });
const ofUser = Type.Object({ id: Id, userId: Id });
const GrantableRole = Type.Enum([...grantableRoles]);

/**
 * Opens the team of a participation for its supervisors and admins. The access check comes before the lock, so that non-members make
 * nobody wait, and again behind it: what the caller waited for may have taken his right away.
 * @throws HttpError 404 for non-members, 403 for everybody else without the right (SHELL-153, SHELL-224)
 */
export const administer = async (trx: Transaction<Tables>, { participationId, actorId }: Omit<Member, 'userId'>) => {
  await requireParticipation(trx, actorId, participationId, 'administer');
  await lockParticipation(trx, participationId);
  return requireParticipation(trx, actorId, participationId, 'administer');
};

/**
 * The same for a change of one user.
 * @throws HttpError 404 for an unknown user, 403 for a supervisor and for the own row (SHELL-154, ACC-061)
 */
const administerMember = async (trx: Transaction<Tables>, place: Member) => {
  await administer(trx, place);
  const member = await memberOf(trx, place.participationId, place.userId);
  const reason = fixedBecause(member, place.actorId);
  if (reason) throw forbidden(`user_fixed_${reason}`, areaText('account', `errors.user_fixed_${reason}`));
};

/** Users of a participation in the hands of its supervisors and admins (ACC-051 to ACC-064). */
export const teamRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.post(
    path,
    {
      schema: {
        tags,
        summary:
          'Invite a user, with one answer whether there is an account or not: 422 invite_exists, already_member, role_not_allowed (ACC-053, ACC-200)',
        params: ofParticipation,
        body: Type.Object({ email: Type.String({ maxLength: 254 }), role: GrantableRole }),
        response: { 201: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { email, role } = request.body;
      const place = { participationId: request.params.id, actorId: callerOf(request).id };
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${place.actorId}`);
      const answer = await withIdempotency(services, request, async (trx) => {
        await administer(trx, place);
        checkValues({ email }, invitationSchema, request.locale);
        return { data: await inviteUser(trx, services, { ...place, email, role, locale: request.locale }) };
      });
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Take the access of all users away but of supervisors and admins (ACC-063, ACC-064)',
        params: ofParticipation,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const place = { participationId: request.params.id, actorId: callerOf(request).id };
      await database.transaction(async (trx) => {
        await administer(trx, place);
        await removeAllUsers(trx, services, place);
      });
      return reply.code(204).send(null);
    },
  );

  app.put(
    `${path}/:userId`,
    {
      schema: {
        tags,
        summary: 'Change the role of a user; 403 for a supervisor and for the own one (ACC-059)',
        params: ofUser,
        body: Type.Object({ role: GrantableRole }),
        response: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const place = placeOf(request.params, callerOf(request).id);
      const { role } = request.body;
      const data = await database.transaction(async (trx) => {
        await administerMember(trx, place);
        return changeRole(trx, services, { ...place, role });
      });
      return { data };
    },
  );

  app.delete(
    `${path}/:userId`,
    {
      schema: {
        tags,
        summary: 'Take the access of a user away; 403 for a supervisor and for oneself (ACC-060, ACC-061)',
        params: ofUser,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const place = placeOf(request.params, callerOf(request).id);
      await database.transaction(async (trx) => {
        await administerMember(trx, place);
        await removeUser(trx, services, place);
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:userId/resend-invite`,
    {
      schema: {
        tags,
        summary: 'Send a pending invitation again: 422 resend_timeout within 5 minutes (ACC-055, ACC-056)',
        params: ofUser,
        response: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const place = placeOf(request.params, callerOf(request).id);
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${place.actorId}`);
      return withIdempotency(services, request, async (trx) => {
        await administer(trx, place);
        return { data: await resendInvitation(trx, services, place) };
      });
    },
  );
};

const placeOf = ({ id, userId }: { id: number; userId: number }, actorId: number): Member => ({
  participationId: id,
  userId,
  actorId,
});
