import { Type } from 'typebox';
import { catalogueParticipation } from './embedded-participation';
import { callerOf, sessionOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { requireParticipation } from '../access/participation-access';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listParticipations } from './participation-list.repository';
import { readParticipation } from './participations.repository';
import { Participation, ParticipationListItem } from './participation.schema';

const params = Type.Object({ id: Id });

/** Participations of the caller (SHELL §10 to §13). */
export const participationsRoutes: RoutePlugin = (app, { database, clock }) => {
  app.get(
    '/participants',
    {
      schema: {
        tags: ['participants'],
        summary: 'Participations of the caller: running and coming ones with archive=0, ended ones with archive=1',
        querystring: Type.Object({
          ...pagingQuery,
          exhibition_id: Type.Optional(Type.Integer({ minimum: 1 })),
          archive: Type.Optional(Type.Enum(['0', '1'])),
        }),
        response: { 200: PageOf(ParticipationListItem), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
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
  );

  app.get(
    '/participants/:id',
    {
      schema: {
        tags: ['participants'],
        summary: 'One participation; 404 for non-members (SHELL-130)',
        params,
        response: { 200: DataOf(Participation), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = callerOf(request);
      await requireParticipation(database.read, id, request.params.id);
      const data = await readParticipation(database.write, request.params.id, id, clock.now());
      if (!data) throw notFound();
      return { data: sessionOf(request).embed ? catalogueParticipation(data, id) : data };
    },
  );
};
