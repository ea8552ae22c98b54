import { Type } from 'typebox';
import { Id, errorResponses, pdfResponse, routeTable } from '../../http';

/** The order as a PDF document. */
export const catalogueOrderPdfApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-orders/{orderId}/download': {
    summary: 'Download the order as a PDF for signing; 422 `price_missing` without a price',
    params: Type.Object({ id: Id, orderId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
