import { Type } from 'typebox';
import { Id, errorResponses, fileResponse, routeTable } from '../../http';

/** What the portal keeps about the people on the passes of a company, as a file (SHELL-483). */
export const passHoldersApi = routeTable('passes', {
  'GET /participants/{id}/pass-holders/export': {
    summary:
      'All that is kept about the people on the passes, or about the one on a pass, as JSON or PDF; 429 after 10 in an hour (SHELL-483)',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      format: Type.Optional(Type.Enum(['json', 'pdf'])),
      pass_id: Type.Optional(Id),
    }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
