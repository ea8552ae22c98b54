import { Type } from 'typebox';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { requireAccess, requireParticipation } from '../../participations/access/participation-access';
import { fileResponse } from '../../../platform/http/file-response';
import { accessQuery } from '../../participations/access/participation-access.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { ExtensionForm, ExtensionRequest, Extensions } from './extension.schema';
import { extensionFile, listExtensions, rulesResponse } from './extensions.repository';
import { askForExtension, withdrawExtension } from './extensions.service';

const tags = ['deadlines'];

/** Requests of a company for later deadlines (ACC-210, ACC-211). */
export const extensionsRoutes: RoutePlugin = (app, services) => {
  const { database } = services;
  const path = '/participants/:id/extensions';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Requests for later deadlines, newest first, and what the organiser allows (ACC-210, ACC-211)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Extensions), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const query = accessQuery(database.read, id).select('e.extension_rules');
      const { row } = await requireAccess(query, callerOf(request).id);
      return { data: { requests: await listExtensions(database.read, id), rules: rulesResponse(row.extension_rules) } };
    },
  );

  app.post(
    path,
    {
      config: { multipart: ExtensionForm },
      schema: {
        tags,
        summary: 'Ask for a later deadline, multipart with kind, until, reason and an optional PDF (ACC-211)',
        params: Type.Object({ id: Id }),
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const author = { userId: callerOf(request).id, participationId: request.params.id };
      // before megabytes are read for somebody who may not send them
      await requireParticipation(database.read, author.userId, author.participationId, 'write');
      return reply.code(201).send(await askForExtension(services, request, author));
    },
  );

  app.post(
    `${path}/:extensionId/withdraw`,
    {
      schema: {
        tags,
        summary: 'Take a waiting request back; a repeat changes nothing (ACC-211)',
        params: Type.Object({ id: Id, extensionId: Id }),
        response: { 200: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id: participationId, extensionId } = request.params;
      const author = { userId: callerOf(request).id, participationId };
      return {
        data: await database.transaction((trx) => withdrawExtension(trx, services, author, extensionId)),
      };
    },
  );

  app.get(
    `${path}/:extensionId/file`,
    {
      schema: {
        tags,
        summary: 'The file of a request; 404 without one and for requests of other participations (ACC-211)',
        params: Type.Object({ id: Id, extensionId: Id }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const { id, extensionId } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      return sendStoredFile(reply, services, await extensionFile(database.read, extensionId, id));
    },
  );
};
