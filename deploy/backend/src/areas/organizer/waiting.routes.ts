import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import { waitingApi } from '@fairfront/shared-kit/domain/organizer/api';
import { allowedExhibitions, mayTouch } from '@fairfront/shared-kit/domain/organizer/staff-roles';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { waitingFeedback } from '../account';
import { waitingCatalogueOrders } from '../catalogue';
import { waitingPasses } from '../passes';
import { readFigures } from './waiting.repository';

export const waitingRoutes: RoutePlugin = implement(waitingApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/waiting': async (request) => {
    const { exhibitionId: id } = request.params;
    const rights = { grants: sessionOf(request).staff?.grants ?? [], key: null };
    const covers = (scope: StaffScope) => mayTouch(allowedExhibitions(rights, scope, 'read'), [id], 'read');
    // messages belong to no exhibition
    const coversAll = (scope: StaffScope) => allowedExhibitions(rights, scope, 'read') === 'all';
    return {
      data: await readFigures(database.read, {
        passes: covers('passes') ? waitingPasses(id) : null,
        catalogue: covers('catalogue') ? waitingCatalogueOrders(id) : null,
        support: coversAll('support') ? waitingFeedback() : null,
      }),
    };
  },
}));
