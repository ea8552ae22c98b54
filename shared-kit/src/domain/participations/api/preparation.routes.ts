import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Deadline } from './deadline.schema';

const Count = Type.Integer({ minimum: 0 });

export const Preparation = Type.Object(
  {
    participation_id: Id,
    done: Count,
    total: Count,
    deadlines: Type.Array(Deadline, { description: 'As in GET participants/{id}/deadlines' }),
  },
  { title: 'Preparation', description: 'Done and total steps of a participation, and its dates' },
);

/** Preparation progress and deadlines of all participations on a page, in one call. */
export const preparationApi = routeTable('participants', {
  'GET /preparations': {
    summary: 'Get preparation progress and deadlines of participations; those without access are omitted',
    query: Type.Object({
      ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'Ids of participations: ids=101&ids=102' }),
    }),
    responses: { 200: DataOf(Type.Array(Preparation)), ...errorResponses(401, 422) },
  },
});
