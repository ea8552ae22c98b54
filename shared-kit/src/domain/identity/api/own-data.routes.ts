import { Type } from 'typebox';
import { errorResponses, fileResponse, routeTable } from '../../http';

/** Export of all data stored about the caller. */
export const ownDataApi = routeTable('auth', {
  'GET /auth/user/export': {
    summary: 'Export all data stored about the caller as JSON or PDF; 429 after 10 in an hour',
    query: Type.Object({ format: Type.Optional(Type.Enum(['json', 'pdf'])) }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 422, 429, 503) },
  },
});
