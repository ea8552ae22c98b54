import { Type } from 'typebox';
import { errorResponses, fileResponse, routeTable } from '../../http';

/** What the portal keeps about the caller, as a file (SHELL-480 to SHELL-482). */
export const ownDataApi = routeTable('auth', {
  'GET /auth/user/export': {
    summary: 'All that is kept about the caller, as JSON or PDF; 429 after 10 in an hour (SHELL-480)',
    query: Type.Object({ format: Type.Optional(Type.Enum(['json', 'pdf'])) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 422, 429, 503) },
  },
});
