import { Type } from 'typebox';
import { Id, errorResponses, fileResponse, pdfResponse, routeTable } from '../../http';
import { orderDocumentKinds, packageFileTypes } from '../order-file-kinds';

/** Files, documents and the PDF document of a catalogue order on the organiser's side (CAT-304). */
export const organizerCatalogueFilesApi = routeTable('organizer', {
  'GET /organizer/catalog-orders/{orderId}/download': {
    summary: 'The order as the PDF that the exhibitor signs; 422 `price_missing` without a price (CAT-304)',
    access: 'manager',
    params: Type.Object({ orderId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
  'GET /organizer/catalog-orders/{orderId}/files/{type}/download': {
    summary: 'A package file of an order, as a download (CAT-304)',
    access: 'manager',
    params: Type.Object({ orderId: Id, type: Type.Enum([...packageFileTypes]) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/catalog-orders/{orderId}/documents/{kind}/download': {
    summary: 'The signed order or the requisites, as a download (CAT-304)',
    access: 'manager',
    params: Type.Object({ orderId: Id, kind: Type.Enum([...orderDocumentKinds]) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
