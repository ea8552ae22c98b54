import { Type } from 'typebox';
import { Id, errorResponses, fileResponse, routeTable } from '../../http';

/** Export of the data stored about the people on a company's passes. */
export const passHoldersApi = routeTable('passes', {
  'GET /participants/{id}/pass-holders/export': {
    summary:
      'Export all data stored about the people on the passes, or on one pass, as JSON or PDF; 429 after 10 in an hour',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      format: Type.Optional(Type.Enum(['json', 'pdf'])),
      pass_id: Type.Optional(Id),
    }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
