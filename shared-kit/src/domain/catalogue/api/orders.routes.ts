import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable, pdfResponse } from '../../http';
import { CatalogOrder, CatalogOrderBody, CatalogSaveBody, CatalogVersionBody } from './order.schema';

const oneOrder = Type.Object({ id: Id, orderId: Id });

/** The catalogue order of a participation (CAT section 16). */
export const catalogueOrdersApi = routeTable('catalogue', {
  'POST /participants/{id}/catalog-orders': {
    summary: 'Create the order as a draft; 422 `order_exists` contains the id of the existing one',
    params: Type.Object({ id: Id }),
    body: CatalogOrderBody,
    responses: { 201: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'GET /participants/{id}/catalog-orders/{orderId}': {
    summary: 'Get the order with its price, files and comments',
    params: oneOrder,
    responses: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404) },
  },
  'PUT /participants/{id}/catalog-orders/{orderId}': {
    summary:
      'Save the selections; changes based on an older version are merged, 409 `version_conflict` lists the conflicts',
    params: oneOrder,
    body: CatalogSaveBody,
    responses: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/catalog-orders/{orderId}/submit': {
    summary: 'Send the saved order to the organiser and accept the general terms',
    params: oneOrder,
    body: CatalogVersionBody,
    responses: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
  },
});

/** The order as a PDF document. */
export const catalogueOrderPdfApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-orders/{orderId}/download': {
    summary: 'Download the order as a PDF for signing; 422 `price_missing` without a price',
    params: Type.Object({ id: Id, orderId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
