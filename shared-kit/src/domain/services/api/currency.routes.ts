import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Participation } from '../../participations/api/participation.schema';

/** The current currency of a participation; independent of services being shown. */
export const currencyApi = routeTable('services', {
  'PUT /participants/{id}/set-currency': {
    summary: 'Set the currency of services and cart; returns the participation',
    params: Type.Object({ id: Id }),
    body: Type.Object({ currency: Type.String({ maxLength: 10 }) }),
    responses: { 200: DataOf(Participation), ...errorResponses(401, 403, 404, 422) },
  },
});
