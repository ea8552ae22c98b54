import { Type } from 'typebox';
import { Id, errorResponses, fileResponse, pdfResponse, routeTable } from '../../http';
import { orderDocumentKinds, packageFileTypes } from '../order-file-kinds';

/** Files and PDFs of a catalogue order for the organiser. */
export const organizerCatalogueFilesApi = routeTable('organizer', {
  'GET /organizer/catalog-orders/{orderId}/download': {
    summary: 'Download the order as the PDF that the exhibitor signs; 422 `price_missing` without a price',
    access: 'manager',
    scope: 'catalogue',
    params: Type.Object({ orderId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
  'GET /organizer/catalog-orders/{orderId}/files/{type}/download': {
    summary: 'Download a package file of an order',
    access: 'manager',
    scope: 'catalogue',
    params: Type.Object({ orderId: Id, type: Type.Enum([...packageFileTypes]) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/catalog-orders/{orderId}/documents/{kind}/download': {
    summary: 'Download the signed order or the company details',
    access: 'manager',
    scope: 'catalogue',
    params: Type.Object({ orderId: Id, kind: Type.Enum([...orderDocumentKinds]) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
