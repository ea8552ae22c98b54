import { waitingApi } from '@fairfront/shared-kit/domain/organizer/api';
import { allowedExhibitions, mayTouch } from '@fairfront/shared-kit/domain/organizer/staff-roles';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { countWaitingPasses } from '../passes';

export const waitingRoutes: RoutePlugin = implement(waitingApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/waiting': async (request) => {
    const { exhibitionId: id } = request.params;
    const rights = { grants: sessionOf(request).staff?.grants ?? [], key: null };
    const isCovered = mayTouch(allowedExhibitions(rights, 'passes', 'read'), [id], 'read');
    return { data: { passes: isCovered ? await countWaitingPasses(database.read, id) : null } };
  },
}));
