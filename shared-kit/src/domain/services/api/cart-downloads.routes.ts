import { Type } from 'typebox';
import { Id, errorResponses, pdfResponse, routeTable, workbookResponse } from '../../http';

/** The cart as a file in the language of the request; read access is enough. */
export const cartDownloadsApi = routeTable('services', {
  'GET /participants/{id}/cart/download': {
    summary: 'Download the cart as a PDF for approval, at current prices',
    params: Type.Object({ id: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
  'GET /participants/{id}/cart/download/xlsx': {
    summary: 'Download the cart as a workbook for approval',
    params: Type.Object({ id: Id }),
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
