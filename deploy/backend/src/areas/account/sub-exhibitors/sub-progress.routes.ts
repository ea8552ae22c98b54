import { emailRecipientsAtOnce } from '@fairfront/shared-kit/domain/account';
import { Type } from 'typebox';
import { DataOf, errorResponses, Id, workbookResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { requireStand } from './stand-call';
import { listSubProgress } from './sub-progress.repository';
import { SubProgress } from './sub-progress.schema';
import { progressWorkbook } from './sub-progress-sheet';

const tags = ['participants'];
const path = '/participants/:id/sub-progress';
const params = Type.Object({ id: Id });

/** How far the companies on the stand of a collective organiser are (ACC-260 to ACC-265). */
export const subProgressRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Sub-exhibitors by the steps of their preparation; 403 for role installer and other types (ACC-260)',
        params,
        response: { 200: DataOf(Type.Array(SubProgress)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      await requireStand(database.read, { userId, participationId: id });
      const now = clock.now().getTime();
      return { data: await listSubProgress(database.read, { parentId: id, userId, now }) };
    },
  );

  app.get(
    `${path}/download`,
    {
      schema: {
        tags,
        summary: 'The same as a workbook in the language of the request, all of them or the named ones (ACC-265)',
        params,
        querystring: Type.Object({
          ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: emailRecipientsAtOnce })),
        }),
        response: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      await requireStand(database.read, { userId, participationId: id });
      const wanted = { parentId: id, userId, ids: request.query.ids ?? null, locale: request.locale };
      return sendDownload(reply, services, await progressWorkbook(services, wanted));
    },
  );
};
