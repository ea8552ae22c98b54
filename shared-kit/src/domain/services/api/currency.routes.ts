import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Participation } from '../../participations/api/participation.schema';

/** The current currency of a participation; independent of services being shown (SVC-002, SVC-131, SVC-133). */
export const currencyApi = routeTable('services', {
  'PUT /participants/{id}/set-currency': {
    summary: 'Set the currency of services and cart; returns the participation (SVC-131, SVC-133)',
    params: Type.Object({ id: Id }),
    body: Type.Object({ currency: Type.String({ maxLength: 10 }) }),
    responses: { 200: DataOf(Participation), ...errorResponses(401, 403, 404, 422) },
  },
});
