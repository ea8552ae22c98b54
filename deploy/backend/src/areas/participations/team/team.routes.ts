import { fixedBecause } from '@fairfront/shared-kit/domain/participations/team';
import { teamApi } from '@fairfront/shared-kit/domain/participations/api';
import { invitationFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import type { Transaction } from 'kysely';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues } from '../../../platform/http/values';
import { areaText } from '../../../platform/texts/area-texts';
import { requireParticipation } from '../access/participation-access';
import { removeAllUsers, removeUser } from './team-removal.service';
import { changeRole, inviteUser, memberOf, resendInvitation, type Member } from './team.service';

/**
 * Locks the team of a participation for a change by supervisors and administrators. The access is checked before the lock,
 * so that non-members make nobody wait, and again after it, because the caller may have lost the right meanwhile.
 * @throws HttpError 404 for non-members, 403 for members without the right
 */
export const administer = async (trx: Transaction<Tables>, { participationId, actorId }: Omit<Member, 'userId'>) => {
  await requireParticipation(trx, actorId, participationId, 'administer');
  await lockParticipation(trx, participationId);
  return requireParticipation(trx, actorId, participationId, 'administer');
};

/**
 * The same for a change of one user.
 * @throws HttpError 404 for an unknown user, 403 for a supervisor and for the own row
 */
const administerMember = async (trx: Transaction<Tables>, place: Member) => {
  await administer(trx, place);
  const member = await memberOf(trx, place.participationId, place.userId);
  const reason = fixedBecause(member, place.actorId);
  if (reason) throw forbidden(`user_fixed_${reason}`, areaText('account', `errors.user_fixed_${reason}`));
};

export const teamRoutes: RoutePlugin = implement(teamApi, (services) => {
  const { database } = services;
  return {
    'POST /participants/{id}/users': async (request, reply) => {
      const { email, role } = request.body;
      const place = { participationId: request.params.id, actorId: callerOf(request).id };
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${place.actorId}`);
      const answer = await withIdempotency(services, request, async (trx) => {
        await administer(trx, place);
        checkValues({ email }, invitationFields, request.locale);
        return { data: await inviteUser(trx, services, { ...place, email, role, locale: request.locale }) };
      });
      return reply.code(201).send(answer);
    },
    'DELETE /participants/{id}/users': async (request, reply) => {
      const place = { participationId: request.params.id, actorId: callerOf(request).id };
      await database.transaction(async (trx) => {
        await administer(trx, place);
        await removeAllUsers(trx, services, place);
      });
      return reply.code(204).send(null);
    },
    'PUT /participants/{id}/users/{userId}': async (request) => {
      const place = placeOf(request.params, callerOf(request).id);
      const { role } = request.body;
      const data = await database.transaction(async (trx) => {
        await administerMember(trx, place);
        return changeRole(trx, services, { ...place, role });
      });
      return { data };
    },
    'DELETE /participants/{id}/users/{userId}': async (request, reply) => {
      const place = placeOf(request.params, callerOf(request).id);
      await database.transaction(async (trx) => {
        await administerMember(trx, place);
        await removeUser(trx, services, place);
      });
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/users/{userId}/resend-invite': async (request) => {
      const place = placeOf(request.params, callerOf(request).id);
      await consumeRateLimit(services, attemptLimits.invitationMail, `user ${place.actorId}`);
      return withIdempotency(services, request, async (trx) => {
        await administer(trx, place);
        return { data: await resendInvitation(trx, services, place) };
      });
    },
  };
});

const placeOf = ({ id, userId }: { id: number; userId: number }, actorId: number): Member => ({
  participationId: id,
  userId,
  actorId,
});
