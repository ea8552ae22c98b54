import { Type } from 'typebox';
import { DataOf, errorResponses, Id, Instant } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { requireParticipation } from '../access/participation-access';
import { RoleName } from '../../../identity/memberships/membership.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { acceptOwnInvitation, declineOwnInvitation, listOwnInvitations } from './own-invitations.service';
import { leaveParticipation } from './team-removal.service';

const OwnInvitation = Type.Object(
  {
    id: Id,
    role: RoleName,
    expires_at: Instant(),
    company: Type.Object({ name_rus: Type.String(), name_eng: Type.String() }),
    exhibition: Type.Object({ title_rus: Type.String(), title_eng: Type.String() }),
  },
  { title: 'OwnInvitation', description: 'An invitation of the caller that waits for an answer (ACC-200)' },
);

const tags = ['participants'];
const ofInvitation = Type.Object({ id: Id });

/** What a user decides about the own access: accept, decline, leave (ACC-200, ACC-201). */
export const ownMembershipRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/invitations',
    {
      schema: {
        tags,
        summary: 'Invitations of the caller that wait for an answer (ACC-200)',
        response: { 200: DataOf(Type.Array(OwnInvitation)), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await listOwnInvitations(database.read, callerOf(request).id, clock.now()) }),
  );

  app.post(
    '/invitations/:id/accept',
    {
      schema: {
        tags,
        summary: 'Accept an invitation: access begins; 422 other_company (ACC-200)',
        params: ofInvitation,
        response: { 200: DataOf(Type.Object({ participation_id: Id })), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const own = { invitationId: request.params.id, userId: callerOf(request).id };
      const id = await database.transaction((trx) => acceptOwnInvitation(trx, services, own));
      return { data: { participation_id: id } };
    },
  );

  app.post(
    '/invitations/:id/decline',
    {
      schema: {
        tags,
        summary: 'Decline an invitation: its row leaves the team (ACC-200)',
        params: ofInvitation,
        response: { 204: Type.Null(), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const own = { invitationId: request.params.id, userId: callerOf(request).id };
      await database.transaction((trx) => declineOwnInvitation(trx, services, own));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/participants/:id/membership',
    {
      schema: {
        tags,
        summary: 'Leave a participation: 422 last_supervisor (ACC-201)',
        params: ofInvitation,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const own = { participationId: request.params.id, userId: callerOf(request).id };
      await database.transaction(async (trx) => {
        await requireParticipation(trx, own.userId, own.participationId);
        await leaveParticipation(trx, services, own);
      });
      return reply.code(204).send(null);
    },
  );
};
