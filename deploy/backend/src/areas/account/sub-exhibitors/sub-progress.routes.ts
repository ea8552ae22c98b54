import { subProgressApi } from '@fairfront/shared-kit/domain/account/api';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireStand } from './stand-call';
import { progressWorkbook } from './sub-progress-sheet';
import { listSubProgress } from './sub-progress.service';

export const subProgressRoutes: RoutePlugin = implement(subProgressApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/sub-progress': async (request) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      await requireStand(database.read, { userId, participationId: id });
      const now = clock.now().getTime();
      return { data: await listSubProgress(database.read, { parentId: id, userId, now }) };
    },
    'GET /participants/{id}/sub-progress/download': async (request, reply) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      await requireStand(database.read, { userId, participationId: id });
      const wanted = { parentId: id, userId, ids: request.query.ids ?? null, locale: request.locale };
      return sendDownload(reply, services, await progressWorkbook(services, wanted));
    },
  };
});
