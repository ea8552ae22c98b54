import { Type } from 'typebox';
import { requireServices } from '../additional-services/services-access';
import { DataOf, errorResponses, Id, Nullable } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { readCart } from './cart.repository';
import { Cart, CartItem, CartItemBody } from './cart.schema';
import { acceptCartPrices, addCartItem, changeCartItem, removeCartItem } from './cart.service';
import { sendCart } from './send-cart.service';

const tags = ['services'];
const inParticipation = Type.Object({ id: Id });

/** The cart of a participation, shared by all its users. */
export const cartRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/participants/:id/cart',
    {
      schema: {
        tags,
        summary: 'The cart with prices, amounts and total in the currency of the participation (SVC-064, SVC-151)',
        params: inParticipation,
        response: { 200: DataOf(Cart), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id, now: clock.now() };
      const access = await requireServices(database.read, caller);
      return { data: await readCart(database.read, access.context, access) };
    },
  );

  app.post(
    '/participants/:id/cart-items/:serviceId',
    {
      schema: {
        tags,
        summary: 'Add a service; 409 `already_in_cart` carries the stored item (SVC-066, SVC-070, SVC-071)',
        params: Type.Object({ id: Id, serviceId: Id }),
        body: CartItemBody,
        response: { 201: DataOf(CartItem), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id, serviceId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await addCartItem(trx, services, caller, serviceId, request.body),
      }));
      return reply.code(201).send(answer);
    },
  );

  app.put(
    '/participants/:id/cart-items/:itemId',
    {
      schema: {
        tags,
        summary: 'Change a line (SVC-067, SVC-071)',
        params: Type.Object({ id: Id, itemId: Id }),
        body: CartItemBody,
        response: { 200: DataOf(CartItem), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id, itemId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      return {
        data: await database.transaction((trx) => changeCartItem(trx, services, caller, itemId, request.body)),
      };
    },
  );

  app.delete(
    '/participants/:id/cart-items/:itemId',
    {
      schema: {
        tags,
        summary: 'Remove a line (SVC-068)',
        params: Type.Object({ id: Id, itemId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, itemId } = request.params;
      const caller = { userId: callerOf(request).id, participationId: id };
      await database.transaction((trx) => removeCartItem(trx, services, caller, itemId));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/participants/:id/cart/accept-prices',
    {
      schema: {
        tags,
        summary: 'Take the prices of today as seen, after the risen ones were looked at (SVC-160)',
        params: inParticipation,
        response: { 200: DataOf(Cart), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      return {
        data: await database.transaction((trx) => acceptCartPrices(trx, services, caller)),
      };
    },
  );

  app.post(
    '/participants/:id/cart/send',
    {
      schema: {
        tags,
        summary: 'Ask a colleague with the right to order to check the cart and to order it, once a minute (SVC-174)',
        params: inParticipation,
        body: Type.Object({
          user_id: Id,
          comment: Type.Optional(Nullable(Type.String({ maxLength: 10_000 }))),
        }),
        response: { 201: DataOf(Type.Object({ user_id: Id })), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const { user_id, comment = null } = request.body;
      const answer = await withIdempotency(services, request, async (trx) => {
        await sendCart(trx, services, caller, { user_id, comment });
        return { data: { user_id } };
      });
      return reply.code(201).send(answer);
    },
  );
};
