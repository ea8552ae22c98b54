import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { requireAccess } from '../access/participation-access';
import { accessQuery } from '../access/participation-access.repository';
import { ParticipationUser } from '../participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { restoreMember } from './restore-member.service';
import { accessResponse, accessColumns } from './team-access.repository';
import { TeamAccess } from './team-access.schema';
import { administer } from './team.routes';

const tags = ['participants'];

/** Who can get into a participation, and the way back for who was removed (ACC-230 to ACC-234). */
export const teamAccessRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/participants/:id/access',
    {
      schema: {
        tags,
        summary: 'Last visits, who has invited whom, and who was removed, for supervisors and admins (ACC-230)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(TeamAccess), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const now = clock.now();
      const query = accessQuery(database.read, request.params.id).select(accessColumns(now));
      const { participation, row } = await requireAccess(query, callerOf(request).id, 'administer');
      return { data: accessResponse(row, participation.membership.of, now) };
    },
  );

  app.post(
    '/participants/:id/removed-users/:removalId/restore',
    {
      schema: {
        tags,
        summary:
          'Bring a removed user back with the former role within 30 days: 422 restore_expired, already_back, invited_again, ' +
          'removed_by_organizer, other_company (ACC-233, ACC-234)',
        params: Type.Object({ id: Id, removalId: Id }),
        response: { 200: DataOf(ParticipationUser), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    (request) => {
      const { id, removalId } = request.params;
      const restoration = { participationId: id, removalId, actorId: callerOf(request).id };
      return withIdempotency(services, request, async (trx) => {
        await administer(trx, restoration);
        return { data: await restoreMember(trx, services, restoration) };
      });
    },
  );
};
