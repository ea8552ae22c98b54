import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { organizerCatalogueApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { storeCatalogTemplate } from './catalogue-template.service';
import { readCatalogOrderOfAll, organizerCatalogOrderResponse } from './catalogue-order.service';
import { listCatalogOrders } from './catalogue.repository';
import { changeCatalogOrder } from './change-catalogue-order.service';

export const organizerCatalogueRoutes: RoutePlugin = implement(organizerCatalogueApi, (services) => {
  const { database, templates } = services;
  return {
    'GET /organizer/catalog-orders': async (request) => {
      const { exhibition_id: exhibitionId, participant_id: participationId, status, search, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = { within: exhibitionsOf(request), exhibitionId, participationId, status, search };
      const found = await listCatalogOrders(database.read, filter, paging);
      return { data: found.rows.map(organizerCatalogOrderResponse), meta: pageMeta(paging, found.total) };
    },
    'GET /organizer/catalog-orders/{orderId}': async (request) => ({
      data: await readCatalogOrderOfAll(database.read, templates, request.params.orderId),
    }),
    'PATCH /organizer/catalog-orders/{orderId}': async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      return database.transaction(async (trx) => {
        const read = () => readCatalogOrderOfAll(trx, templates, orderId);
        const call = { request, reply, table: 'catalog_orders', id: orderId } as const;
        await matchedWrite(trx, call, read, () => changeCatalogOrder(trx, services, userId, orderId, request.body));
        return { data: await read() };
      });
    },
    'PUT /organizer/exhibitions/{exhibitionId}/catalog-template': async (request) => {
      const { seen_stamp: seenStamp = null } = request.body;
      const place = { userId: callerOf(request).id, exhibitionId: request.params.exhibitionId, seenStamp };
      const upload = {
        template: request.body.template,
        rubrics: request.body.rubrics as RubricNode[],
        exporter: request.body.exporter as RubricNode[],
      };
      return { data: await database.transaction((trx) => storeCatalogTemplate(trx, services, place, upload)) };
    },
  };
});
