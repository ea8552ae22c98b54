import { cartApi } from '@fairfront/shared-kit/domain/services/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { requireServices } from '../additional-services/services-access';
import { acceptCartPrices, addCartItem, changeCartItem, readCart, removeCartItem } from './cart.service';
import { sendCart } from './send-cart.service';

export const cartRoutes: RoutePlugin = implement(cartApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/cart': async (request) => {
      const { id } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id, now: clock.now() };
      const access = await requireServices(database.read, caller);
      return { data: await readCart(database.read, access.context, access) };
    },
    'POST /participants/{id}/cart-items/{serviceId}': async (request, reply) => {
      const { id, serviceId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await addCartItem(trx, services, caller, serviceId, request.body),
      }));
      return reply.code(201).send(answer);
    },
    'PUT /participants/{id}/cart-items/{itemId}': async (request) => {
      const { id, itemId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      return {
        data: await database.transaction((trx) => changeCartItem(trx, services, caller, itemId, request.body)),
      };
    },
    'DELETE /participants/{id}/cart-items/{itemId}': async (request, reply) => {
      const { id, itemId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      await database.transaction((trx) => removeCartItem(trx, services, caller, itemId));
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/cart/accept-prices': async (request) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      return {
        data: await database.transaction((trx) => acceptCartPrices(trx, services, caller)),
      };
    },
    'POST /participants/{id}/cart/send': async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const { user_id, comment = null } = request.body;
      const answer = await withIdempotency(services, request, async (trx) => {
        await sendCart(trx, services, caller, { user_id, comment });
        return { data: { user_id } };
      });
      return reply.code(201).send(answer);
    },
  };
});
