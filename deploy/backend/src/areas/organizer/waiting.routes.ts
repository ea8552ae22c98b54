import { waitingApi } from '@fairfront/shared-kit/domain/organizer/api';
import { mayUseQueue, type DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { RawBuilder } from 'kysely';
import { waitingDeletions } from '../../identity';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { waitingExtensions, waitingFeedback, waitingPublications } from '../account';
import { waitingCatalogueOrders } from '../catalogue';
import { waitingPasses } from '../passes';
import { waitingOrders } from '../services';
import { readFigures } from './waiting.repository';

export const waitingRoutes: RoutePlugin = implement(waitingApi, ({ database }) => ({
  'GET /organizer/exhibitions/{exhibitionId}/waiting': async (request) => {
    const { exhibitionId: id } = request.params;
    const grants = sessionOf(request).staff?.grants ?? [];
    const figure = (queue: DeskQueueName, count: RawBuilder<number>) =>
      mayUseQueue(grants, queue, id, 'read') ? count : null;
    return {
      data: await readFigures(database.read, {
        passes: figure('passes', waitingPasses(id)),
        orders: figure('orders', waitingOrders(id)),
        catalogue: figure('catalogue', waitingCatalogueOrders(id)),
        support: figure('support', waitingFeedback()),
        extensions: figure('extensions', waitingExtensions(id)),
        publications: figure('publications', waitingPublications(id)),
        deletions: figure('deletions', waitingDeletions()),
      }),
    };
  },
}));
