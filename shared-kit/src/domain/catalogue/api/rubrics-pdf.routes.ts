import { Type } from 'typebox';
import { Id, errorResponses, pdfResponse, routeTable } from '../../http';

/** The rubrics as a PDF document. */
export const catalogueRubricsPdfApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-rubrics/download': {
    summary: 'Download the whole rubric tree as a PDF in the language of the request',
    params: Type.Object({ id: Id }),
    query: Type.Object({ flag: Type.Optional(Type.Enum(['1'])) }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
