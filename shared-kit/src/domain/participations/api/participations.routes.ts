import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { Participation, ParticipationListItem } from './participation.schema';

const params = Type.Object({ id: Id });

/** Participations of the caller (SHELL §10 to §13). */
export const participationsApi = routeTable('participants', {
  'GET /participants': {
    summary: "List the caller's participations: current and future ones with archive=0, past ones with archive=1",
    query: Type.Object({
      ...pagingQuery,
      exhibition_id: Type.Optional(Type.Integer({ minimum: 1 })),
      archive: Type.Optional(Type.Enum(['0', '1'])),
    }),
    responses: { 200: PageOf(ParticipationListItem), ...errorResponses(401, 422) },
  },
  'GET /participants/{id}': {
    summary: 'Get one participation; 404 for non-members',
    params,
    responses: { 200: DataOf(Participation), ...errorResponses(401, 404) },
  },
});
