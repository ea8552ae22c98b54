import { date } from '@fairfront/shared-kit/model/validation';
import { field } from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { object } from 'yup';
import { writeAudit } from '../../../platform/database/audit';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { checkValues, lineOf } from '../../../platform/http/values';
import { fileResponse } from '../../../platform/http/file-response';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { participationsOfExhibition } from '../../participations/participations/participation-names.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { decideExtension } from './decide-extension.service';
import {
  ExtensionKindName,
  ExtensionRule,
  ExtensionRuleBody,
  ExtensionStateName,
  GrantBody,
  OrganizerExtensionRequest,
  RefuseBody,
} from './extension.schema';
import {
  extensionFile,
  findExtensionOfAll,
  listExtensionsOfExhibition,
  lockExtensionRules,
  putExtensionRules,
} from './extensions.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ extensionId: Id });
const ruleSchema = object({ until: field(date) });

/** Requests for later deadlines on the organiser's side, and what may be asked for (ACC-210, ACC-212). */
export const organizerExtensionsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/organizer/exhibitions/:exhibitionId/extensions',
    {
      config,
      schema: {
        tags,
        summary: 'Requests for later deadlines of an exhibition, those that wait first; 500 at most (ACC-212)',
        params: Type.Object({ exhibitionId: Id }),
        querystring: Type.Object({ status: Type.Optional(ExtensionStateName) }),
        response: { 200: DataOf(Type.Array(OrganizerExtensionRequest)), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => ({
      data: await listExtensionsOfExhibition(database.read, request.params.exhibitionId, request.query.status),
    }),
  );

  const decide = async (
    call: { id: number; userId: number; until: string | null; comment: string | null | undefined },
    locale: 'ru' | 'en',
  ) =>
    database.transaction(async (trx) => {
      await decideExtension(trx, services, call, locale);
      const data = await findExtensionOfAll(trx, call.id);
      if (!data) throw notFound();
      return { data };
    });

  app.post(
    '/organizer/extensions/:extensionId/grant',
    {
      config,
      schema: {
        tags,
        summary: 'Grant a request until that day or another one; the company is notified (ACC-212, ACC-213)',
        params,
        body: GrantBody,
        response: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { until, comment } = request.body;
      const call = { id: request.params.extensionId, userId: callerOf(request).id, until, comment };
      return decide(call, request.locale);
    },
  );

  app.post(
    '/organizer/extensions/:extensionId/refuse',
    {
      config,
      schema: {
        tags,
        summary: 'Refuse a request with a comment; the company is notified (ACC-212)',
        params,
        body: RefuseBody,
        response: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { comment } = request.body;
      const call = { id: request.params.extensionId, userId: callerOf(request).id, until: null, comment };
      return decide(call, request.locale);
    },
  );

  app.get(
    '/organizer/extensions/:extensionId/file',
    {
      config,
      schema: {
        tags,
        summary: 'The file of a request; 404 without one (ACC-212)',
        params,
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) =>
      sendStoredFile(reply, services, await extensionFile(database.read, request.params.extensionId, null)),
  );

  app.put(
    '/organizer/exhibitions/:exhibitionId/extension-rules/:kind',
    {
      config,
      schema: {
        tags,
        summary: 'How far a kind of deadline may be extended, and why not more; open tabs follow (ACC-210)',
        params: Type.Object({ exhibitionId: Id, kind: ExtensionKindName }),
        body: ExtensionRuleBody,
        response: { 200: DataOf(ExtensionRule), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { exhibitionId, kind } = request.params;
      const { until, note_rus, note_eng } = request.body;
      checkValues({ until }, ruleSchema, request.locale);
      const rule = { until, note_rus: lineOf(note_rus) || null, note_eng: lineOf(note_eng) || null };
      await database.transaction(async (trx) => {
        const rules = await lockExtensionRules(trx, exhibitionId);
        if (!rules) throw notFound();
        await putExtensionRules(trx, exhibitionId, { ...rules, [kind]: rule });
        await writeAudit(trx, {
          userId: callerOf(request).id,
          action: 'exhibition.extension-rule-set',
          subject: `exhibition ${exhibitionId}`,
          details: { kind, until },
          at: clock.now(),
        });
        await publishParticipationChanged(trx, services, await participationsOfExhibition(trx, exhibitionId));
      });
      return { data: { kind, ...rule } };
    },
  );
};
