import { Type } from 'typebox';
import { DataOf, Id, Nullable, errorResponses, routeTable } from '../../http';

const Figure = Nullable(Type.Integer({ minimum: 0 }));

export const WaitingFigures = Type.Object(
  {
    ...{ passes: Figure, orders: Figure, catalogue: Figure, support: Figure },
    ...{ extensions: Figure, publications: Figure, deletions: Figure },
  },
  {
    title: 'WaitingFigures',
    description: 'How many items wait in each queue; null for queues that the caller may not read',
  },
);

/** What waits for the staff of an exhibition. */
export const waitingApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/waiting': {
    summary: 'Get how many items wait in each queue of an exhibition',
    access: 'manager',
    scope: 'own',
    params: Type.Object({ exhibitionId: Id }),
    responses: { 200: DataOf(WaitingFigures), ...errorResponses(401, 403, 404) },
  },
});
