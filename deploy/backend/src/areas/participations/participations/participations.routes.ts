import { participationsApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf, sessionOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { requireParticipation } from '../access/participation-access';
import { catalogueParticipation } from './embedded-participation';
import { listParticipations } from './participation-list.repository';
import { readParticipation } from './participations.repository';

export const participationsRoutes: RoutePlugin = implement(participationsApi, ({ database, clock }) => ({
  'GET /participants': async (request) => {
    const { exhibition_id: exhibitionId, archive, ...paged } = request.query;
    const paging = pagingOf(paged);
    const { items, total } = await listParticipations(database.read, {
      ...paging,
      userId: callerOf(request).id,
      exhibitionId,
      archive: archive === undefined ? undefined : archive === '1',
      now: clock.now(),
    });
    return { data: items, meta: pageMeta(paging, total) };
  },
  'GET /participants/{id}': async (request) => {
    const { id } = callerOf(request);
    await requireParticipation(database.read, id, request.params.id);
    const data = await readParticipation(database.write, request.params.id, id, clock.now());
    if (!data) throw notFound();
    return { data: sessionOf(request).embed ? catalogueParticipation(data, id) : data };
  },
}));
