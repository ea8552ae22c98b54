import type { CatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import { catalogueOrderWorkApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Static } from 'typebox';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { answerComment } from './answer-comment.service';
import { requireCatalogue } from './catalogue-access';
import { readHistory } from './order-history';
import { publishPresence } from './presence.service';

export const catalogueOrderWorkRoutes: RoutePlugin = implement(catalogueOrderWorkApi, (services) => {
  const { database, templates } = services;
  return {
    'POST /participants/{id}/catalog-orders/{orderId}/presence': async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const presence = { orderId, stepKey: request.body.step_key };
      await database.transaction((trx) => publishPresence(trx, services, caller, presence));
      return reply.code(204).send(null);
    },
    'PUT /participants/{id}/catalog-orders/{orderId}/comments/{commentId}': async (request) => {
      const { id: participationId, orderId, commentId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const { answer } = request.body;
      const work = { orderId, commentId, answer };
      return {
        data: (await database.transaction((trx) => answerComment(trx, services, caller, work))) as Static<
          typeof CatalogOrder
        >,
      };
    },
    'GET /participants/{id}/catalog-orders/{orderId}/history': async (request) => {
      const { id: participationId, orderId } = request.params;
      await requireCatalogue(database.read, templates, { userId: callerOf(request).id, participationId });
      const history = await readHistory(database.read, { participationId, orderId });
      if (!history) throw notFound();
      return { data: history };
    },
  };
});
