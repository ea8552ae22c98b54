import { teamAccessApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { requireAccess } from '../access/participation-access';
import { accessQuery } from '../access/participation-access.repository';
import { restoreMember } from './restore-member.service';
import { accessColumns } from './team-access.repository';
import { accessResponse } from './team-access.response';
import { administer } from './team.routes';

export const teamAccessRoutes: RoutePlugin = implement(teamAccessApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/access': async (request) => {
      const now = clock.now();
      const query = accessQuery(database.read, request.params.id).select(accessColumns(now));
      const { participation, row } = await requireAccess(query, callerOf(request).id, 'administer');
      return { data: accessResponse(row, participation.membership.of, now) };
    },
    'POST /participants/{id}/removed-users/{removalId}/restore': (request) => {
      const { id, removalId } = request.params;
      const restoration = { participationId: id, removalId, actorId: callerOf(request).id };
      return withIdempotency(services, request, async (trx) => {
        await administer(trx, restoration);
        return { data: await restoreMember(trx, services, restoration) };
      });
    },
  };
});
