import { catalogueOrderStatuses } from '@fairfront/shared-kit/domain/catalogue';
import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { storeCatalogTemplate } from './catalogue-template.service';
import { findCatalogOrderOfAll, listCatalogOrders } from './catalogue.repository';
import {
  CatalogOrderChangeBody,
  CatalogTemplateStored,
  CatalogTemplateUpload,
  OrganizerCatalogOrderResponse,
  OrganizerCatalogOrdersPage,
} from './catalogue.schema';
import { orderListParameters } from '../../participations/organizer/order-list';
import { changeCatalogOrder } from './change-catalogue-order.service';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ orderId: Id });
const path = '/organizer/catalog-orders';

/** A template with 20,000 rubrics is some megabytes of JSON. */
const templateBodyLimit = 16 * 1_048_576;

/** Catalogue orders and templates on the organiser's side. */
export const organizerCatalogueRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Catalogue orders of all participations, newest first (CAT-206)',
        querystring: Type.Object({
          ...orderListParameters,
          status: Type.Optional(Type.Enum([...catalogueOrderStatuses])),
        }),
        response: { 200: OrganizerCatalogOrdersPage, ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { exhibition_id: exhibitionId, participant_id: participationId, status, search, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = { exhibitionId, participationId, status, search };
      const found = await listCatalogOrders(database.read, filter, paging);
      return { data: found.orders, meta: pageMeta(paging, found.total) };
    },
  );

  app.get(
    `${path}/:orderId`,
    {
      config,
      schema: {
        tags,
        summary: 'One catalogue order with its exhibitor, agreement and comments of earlier returns (CAT-244)',
        params,
        response: { 200: OrganizerCatalogOrderResponse, ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const order = await findCatalogOrderOfAll(database.read, templates, request.params.orderId);
      if (!order) throw notFound();
      return { data: order };
    },
  );

  app.patch(
    `${path}/:orderId`,
    {
      config,
      schema: {
        tags,
        summary:
          'Moderate, confirm, return with a reason and comments, or extend the period (CAT-205, CAT-206, CAT-287)',
        params,
        body: CatalogOrderChangeBody,
        response: { 200: OrganizerCatalogOrderResponse, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      return database.transaction(async (trx) => {
        await changeCatalogOrder(trx, services, userId, orderId, request.body);
        const order = await findCatalogOrderOfAll(trx, templates, orderId);
        if (!order) throw notFound();
        return { data: order };
      });
    },
  );

  app.put(
    '/organizer/exhibitions/:exhibitionId/catalog-template',
    {
      config,
      bodyLimit: templateBodyLimit,
      schema: {
        tags,
        summary: 'Store the template and both trees of rubrics of an exhibition (CAT-169, CAT-215, CAT-231)',
        params: Type.Object({ exhibitionId: Id }),
        body: CatalogTemplateUpload,
        response: { 200: DataOf(CatalogTemplateStored), ...errorResponses(401, 403, 404, 413, 422) },
      },
    },
    async (request) => {
      const place = { userId: callerOf(request).id, exhibitionId: request.params.exhibitionId };
      return { data: await database.transaction((trx) => storeCatalogTemplate(trx, services, place, request.body)) };
    },
  );
};
