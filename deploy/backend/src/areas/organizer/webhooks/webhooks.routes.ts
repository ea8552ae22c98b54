import { webhooksApi } from '@fairfront/shared-kit/domain/organizer/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { deliveryResponse, webhookResponse } from './webhook.response';
import { listDeliveries, listEndpoints, type EndpointRow } from './webhook-endpoints.repository';
import {
  addEndpoint,
  changeEndpoint,
  removeEndpoint,
  replay,
  requireEndpoint,
  requireExhibition,
  rotateSecret,
  secretOf,
} from './webhooks.service';

export const webhooksRoutes: RoutePlugin = implement(webhooksApi, (services) => {
  const { database } = services;
  const withSecret = (row: EndpointRow) => ({ ...webhookResponse(row), secret: secretOf(services, row) });
  return {
    'GET /organizer/exhibitions/{exhibitionId}/webhooks': async (request) => {
      const { exhibitionId } = request.params;
      await requireExhibition(database.read, exhibitionId);
      return { data: (await listEndpoints(database.read, exhibitionId)).map(webhookResponse) };
    },
    'POST /organizer/exhibitions/{exhibitionId}/webhooks': async (request, reply) => {
      const place = { userId: callerOf(request).id, exhibitionId: request.params.exhibitionId };
      // the kept answer is the id alone: the secret stays sealed
      const { id } = await withIdempotency(services, request, async (trx) => ({
        id: await addEndpoint(trx, services, place, request.body),
      }));
      return reply.code(201).send({ data: withSecret(await requireEndpoint(database.read, id)) });
    },
    'PATCH /organizer/webhooks/{webhookId}': async (request) => ({
      data: webhookResponse(
        await database.transaction((trx) =>
          changeEndpoint(trx, services, callerOf(request).id, request.params.webhookId, request.body),
        ),
      ),
    }),
    'DELETE /organizer/webhooks/{webhookId}': async (request, reply) => {
      const { webhookId } = request.params;
      await database.transaction((trx) => removeEndpoint(trx, services, callerOf(request).id, webhookId));
      return reply.code(204).send(null);
    },
    'POST /organizer/webhooks/{webhookId}/secret': async (request) => ({
      data: withSecret(
        await database.transaction((trx) =>
          rotateSecret(trx, services, callerOf(request).id, request.params.webhookId),
        ),
      ),
    }),
    'GET /organizer/webhooks/{webhookId}/deliveries': async (request) => {
      const { webhookId: endpointId } = request.params;
      const { state, ...paged } = request.query;
      const paging = pagingOf(paged);
      await requireEndpoint(database.read, endpointId);
      const { rows, total } = await listDeliveries(database.read, { endpointId, state }, paging);
      return { data: rows.map(deliveryResponse), meta: pageMeta(paging, total) };
    },
    'POST /organizer/webhooks/{webhookId}/replay': async (request) => ({
      data: {
        messages: await database.transaction((trx) => replay(trx, services, request.params.webhookId, request.body)),
      },
    }),
  };
});
