import { orderCopyApi } from '@fairfront/shared-kit/domain/services/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { ServiceCatalogues } from '../additional-services/service-catalogues';
import { copyLines } from './copy-lines.service';
import { copyExhibitions } from './copy-offers';
import { earlierLines } from './earlier-lines.repository';

export const orderCopyRoutes: RoutePlugin = implement(orderCopyApi, (services) => {
  const { database, clock } = services;
  const catalogues = new ServiceCatalogues(database);
  return {
    'GET /participants/{id}/cart/copy-offers': async (request) => {
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
    'POST /participants/{id}/cart/copies': async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await copyLines(trx, services, caller, request.body),
      }));
      return reply.code(201).send(answer);
    },
  };
});
