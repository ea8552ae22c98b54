import { libraryApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../../participations';
import { listLibrary } from './library.repository';

export const libraryRoutes: RoutePlugin = implement(libraryApi, ({ database }) => ({
  'GET /participants/{id}/library': async (request) => {
    const { id } = request.params;
    const { exhibition_id: exhibitionId } = await requireParticipation(database.read, callerOf(request).id, id);
    return { data: await listLibrary(database.read, exhibitionId, request.query.type) };
  },
}));
