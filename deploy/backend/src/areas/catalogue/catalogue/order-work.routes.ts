import { Type, type Static } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { answerComment } from './answer-comment.service';
import { requireCatalogue } from './catalogue-access';
import { CatalogStay, readHistory } from './order-history';
import { CatalogOrder, CatalogStepKey } from './order.schema';
import { publishPresence } from './presence.service';

const tags = ['catalogue'];
const oneOrder = Type.Object({ id: Id, orderId: Id });

/** Working on one order together and after a return: who edits where, answers to comments, what was changed by whom. */
export const catalogueOrderWorkRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;

  app.post(
    '/participants/:id/catalog-orders/:orderId/presence',
    {
      schema: {
        tags,
        summary: 'Tell the colleagues at which step the caller is editing; nothing is stored (CAT-300)',
        params: oneOrder,
        body: Type.Object({ step_key: CatalogStepKey }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const presence = { orderId, stepKey: request.body.step_key };
      await database.transaction((trx) => publishPresence(trx, services, caller, presence));
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/participants/:id/catalog-orders/:orderId/comments/:commentId',
    {
      schema: {
        tags,
        summary: 'Answer a comment of the organiser on a returned order (CAT-298)',
        params: Type.Object({ id: Id, orderId: Id, commentId: Id }),
        body: Type.Object({ answer: Type.String({ maxLength: 5000 }) }),
        response: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
  );

  app.get(
    '/participants/:id/catalog-orders/:orderId/history',
    {
      schema: {
        tags,
        summary: 'What was saved by whom, newest first: one entry a stay, with the fields that it changed (CAT-299)',
        params: oneOrder,
        response: { 200: DataOf(Type.Array(CatalogStay)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id: participationId, orderId } = request.params;
      await requireCatalogue(database.read, templates, { userId: callerOf(request).id, participationId });
      const history = await readHistory(database.read, { participationId, orderId });
      if (!history) throw notFound();
      return { data: history };
    },
  );
};
