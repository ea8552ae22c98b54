import { Type } from 'typebox';
import { Id, errorResponses, fileResponse, pdfResponse, routeTable, workbookResponse } from '../../http';

const oneOrder = Type.Object({ id: Id, orderId: Id });

/**
 * Downloads of an order; read access is enough, uploads are never rendered in the page.
 */
export const orderDownloadsApi = routeTable('services', {
  'GET /participants/{id}/additional-orders/{orderId}/download': {
    summary: 'Download the order as a PDF in the language of the request',
    params: oneOrder,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429, 503) },
  },
  'GET /participants/{id}/additional-orders/{orderId}/download/xlsx': {
    summary: 'Download the order as a workbook in the language of the request',
    params: oneOrder,
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 429, 503) },
  },
  'GET /participants/{id}/additional-orders/{orderId}/download/documents': {
    summary: 'Download all documents of the order as a zip; 404 if it has none',
    params: oneOrder,
    responses: { 200: fileResponse('A zip of documents'), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/additional-orders/{orderId}/download/files/{fileId}': {
    summary: 'Download one file of the order: attachment, document or chat file',
    params: Type.Object({ id: Id, orderId: Id, fileId: Id }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
