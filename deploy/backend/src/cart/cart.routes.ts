import { Type } from 'typebox';
import { requireServices } from '../additional-services/services-access';
import { DataOf, failures, Id } from '../http/answers';
import { callerOf } from '../http/authentication';
import type { Area } from '../services';
import { readCart } from './cart.repository';
import { Cart } from './cart.schema';

/** The cart of a participation, shared by all its users. */
export const cartRoutes: Area = (app, { database }) => {
  app.get(
    '/participants/:id/cart',
    {
      schema: {
        tags: ['services'],
        summary: 'The cart with prices, amounts and total in the currency of the event (SVC-064, SVC-151)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Cart), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await requireServices(database.read, callerOf(request).id, request.params.id);
      return { data: await readCart(database.read, request.params.id) };
    },
  );
};
