import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { orderListParameters } from '../../participations/api/staff-lists.schema';
import { catalogueOrderStatuses } from '../order-moves';
import {
  CatalogOrderChangeBody,
  CatalogTemplateStored,
  CatalogTemplateUpload,
  OrganizerCatalogOrderResponse,
  OrganizerCatalogOrdersPage,
} from './organizer-catalogue.schema';

const params = Type.Object({ orderId: Id });

/** A template with 20,000 rubrics is several megabytes of JSON. */
const templateBodyLimit = 16 * 1_048_576;

/** Catalogue orders and templates for the organiser. */
export const organizerCatalogueApi = routeTable('organizer', {
  'GET /organizer/catalog-orders': {
    summary: 'List catalogue orders of all participations, newest first',
    access: 'manager',
    scope: 'catalogue',
    exhibitions: 'filtered',
    query: Type.Object({
      ...orderListParameters,
      status: Type.Optional(Type.Enum([...catalogueOrderStatuses])),
    }),
    responses: { 200: OrganizerCatalogOrdersPage, ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/catalog-orders/{orderId}': {
    summary: 'Get a catalogue order with its exhibitor, agreement and comments of earlier returns',
    access: 'manager',
    scope: 'catalogue',
    params,
    responses: { 200: OrganizerCatalogOrderResponse, ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/catalog-orders/{orderId}': {
    summary: 'Moderate, confirm, return with a reason and comments, or extend the period',
    access: 'manager',
    scope: 'catalogue',
    params,
    body: CatalogOrderChangeBody,
    responses: { 200: OrganizerCatalogOrderResponse, ...errorResponses(401, 403, 404, 412, 422) },
  },
  'PUT /organizer/exhibitions/{exhibitionId}/catalog-template': {
    summary: 'Save the template and both rubric trees of an exhibition',
    access: 'manager',
    scope: 'catalogue',
    params: Type.Object({ exhibitionId: Id }),
    body: CatalogTemplateUpload,
    bodyLimit: templateBodyLimit,
    responses: { 200: DataOf(CatalogTemplateStored), ...errorResponses(401, 403, 404, 409, 413, 422) },
  },
});
