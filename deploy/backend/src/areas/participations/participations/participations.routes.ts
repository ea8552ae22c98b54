import { participationsApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf, sessionOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { requireParticipation } from '../access/participation-access';
import { catalogueParticipation } from './embedded-participation';
import { listedParticipation } from './participation.response';
import { listParticipations } from './participation-list.repository';
import { readParticipation } from './participations.service';

export const participationsRoutes: RoutePlugin = implement(participationsApi, ({ database, clock }) => ({
  'GET /participants': async (request) => {
    const { exhibition_id: exhibitionId, archive, ...paged } = request.query;
    const paging = pagingOf(paged);
    const { rows, total } = await listParticipations(database.read, {
      ...paging,
      userId: callerOf(request).id,
      exhibitionId,
      actingFor: sessionOf(request).acting?.participationId,
      archive: archive === undefined ? undefined : archive === '1',
      now: clock.now(),
    });
    return { data: rows.map(listedParticipation), meta: pageMeta(paging, total) };
  },
  'GET /participants/{id}': async (request) => {
    const { id } = callerOf(request);
    await requireParticipation(database.read, id, request.params.id);
    const data = await readParticipation(database.write, request.params.id, {
      ...{ userId: id, now: clock.now(), isVisit: true },
    });
    return { data: sessionOf(request).embed ? catalogueParticipation(data, id) : data };
  },
}));
