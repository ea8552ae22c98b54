import { Type } from 'typebox';
import { ServiceCatalogues } from '../additional-services/service-catalogues';
import { Cart } from '../cart/cart.schema';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { copyExhibitions } from './copy-offers';
import { copyLines } from './copy-lines.service';
import { earlierLines } from './earlier-lines.repository';
import { CopyBody, CopyOffers } from './order-copy.schema';

const tags = ['services'];
const params = Type.Object({ id: Id });

/** Copying lines of the company's orders of earlier exhibitions into the cart. */
export const orderCopyRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const catalogues = new ServiceCatalogues(database);

  app.get(
    '/participants/:id/cart/copy-offers',
    {
      schema: {
        tags,
        summary: 'Lines of earlier orders on the days and at the prices of this exhibition (SVC-162)',
        params,
        response: { 200: DataOf(CopyOffers), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const userId = callerOf(request).id;
      const caller = { userId, participationId: request.params.id, now: clock.now() };
      const { access, catalogue } = await catalogues.open(caller, 'order');
      const { context, cartVersion } = access;
      const rows = await earlierLines(database.read, userId, context).execute();
      return {
        data: {
          cart_version: cartVersion,
          currency: context.currency,
          exhibitions: copyExhibitions(rows, context, catalogue),
        },
      };
    },
  );

  app.post(
    '/participants/:id/cart/copies',
    {
      schema: {
        tags,
        summary: 'Add lines of earlier orders to the cart, all or none; answers the cart (SVC-162)',
        params,
        body: CopyBody,
        response: { 201: DataOf(Cart), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await copyLines(trx, services, caller, request.body),
      }));
      return reply.code(201).send(answer);
    },
  );
};
