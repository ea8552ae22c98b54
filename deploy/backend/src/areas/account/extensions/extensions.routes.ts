import { extensionsApi } from '@fairfront/shared-kit/domain/account/api';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { accessQuery, requireAccess, requireParticipation } from '../../participations';
import { extensionFile, listExtensions } from './extensions.repository';
import { extensionResponse, rulesResponse } from './extension.response';
import { askForExtension, withdrawExtension } from './extensions.service';

export const extensionsRoutes: RoutePlugin = implement(extensionsApi, (services) => {
  const { database } = services;
  return {
    'GET /participants/{id}/extensions': async (request) => {
      const { id } = request.params;
      const query = accessQuery(database.read, id).select('e.extension_rules');
      const { row } = await requireAccess(query, callerOf(request).id);
      const requests = (await listExtensions(database.read, id)).map(extensionResponse);
      return { data: { requests, rules: rulesResponse(row.extension_rules) } };
    },
    'POST /participants/{id}/extensions': async (request, reply) => {
      const author = { userId: callerOf(request).id, participationId: request.params.id };
      // the access is checked before a large body is read
      await requireParticipation(database.read, author.userId, author.participationId, 'write');
      return reply.code(201).send(await askForExtension(services, request, author));
    },
    'POST /participants/{id}/extensions/{extensionId}/withdraw': async (request) => {
      const { id: participationId, extensionId } = request.params;
      const author = { userId: callerOf(request).id, participationId };
      return {
        data: await database.transaction((trx) => withdrawExtension(trx, services, author, extensionId)),
      };
    },
    'GET /participants/{id}/extensions/{extensionId}/file': async (request, reply) => {
      const { id, extensionId } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return sendStoredFile(reply, services, await extensionFile(database.read, extensionId, id));
    },
  };
});
