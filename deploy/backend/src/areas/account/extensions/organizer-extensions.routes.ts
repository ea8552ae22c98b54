import { type Locale, localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { organizerExtensionsApi } from '@fairfront/shared-kit/domain/account/api';
import { extensionRuleFields } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { writeAudit } from '../../../platform/database/audit';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { checkValues, lineOf } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { participationsOfExhibition } from '../../participations';
import { decideExtension } from './decide-extension.service';
import { decideExtensions } from './decide-extensions.service';
import { extensionCounts, organizerExtensionResponse, storedRulesResponse } from './extension.response';
import {
  countExtensions,
  extensionFile,
  findExtensionOfAll,
  findExtensionRules,
  listExtensionsOfExhibition,
  lockExtensionRules,
  putExtensionRules,
} from './extensions.repository';

export const organizerExtensionsRoutes: RoutePlugin = implement(organizerExtensionsApi, (services) => {
  const { database, clock } = services;
  const decide = async (
    call: { id: number; userId: number; until: string | null; comment: string | null | undefined },
    locale: Locale,
  ) =>
    database.transaction(async (trx) => {
      await decideExtension(trx, services, call, locale);
      const row = await findExtensionOfAll(trx, call.id);
      if (!row) throw notFound();
      return { data: organizerExtensionResponse(row) };
    });
  return {
    'GET /organizer/exhibitions/{exhibitionId}/extensions': async (request) => {
      const { status, kind, search = '', order = null, ...paged } = request.query;
      const filter = { exhibitionId: request.params.exhibitionId, status, kind, search, order };
      const paging = pagingOf(paged);
      const rows = await listExtensionsOfExhibition(database.read, filter, paging);
      const counts = extensionCounts(await countExtensions(database.read, filter));
      return {
        data: rows.map(organizerExtensionResponse),
        meta: { ...pageMeta(paging, counts[kind ?? 'all']), counts },
      };
    },
    'GET /organizer/extensions/{extensionId}': async (request) => {
      const row = await findExtensionOfAll(database.read, request.params.extensionId);
      if (!row) throw notFound();
      return { data: organizerExtensionResponse(row) };
    },
    'POST /organizer/extension-decisions': async (request) => ({
      data: await decideExtensions(
        services,
        { userId: callerOf(request).id, locale: request.locale, exhibitions: exhibitionsOf(request) },
        request.body.items,
      ),
    }),
    'POST /organizer/extensions/{extensionId}/grant': async (request) => {
      const { until, comment } = request.body;
      const call = { id: request.params.extensionId, userId: callerOf(request).id, until, comment };
      return decide(call, request.locale);
    },
    'POST /organizer/extensions/{extensionId}/refuse': async (request) => {
      const { comment } = request.body;
      const call = { id: request.params.extensionId, userId: callerOf(request).id, until: null, comment };
      return decide(call, request.locale);
    },
    'GET /organizer/extensions/{extensionId}/file': async (request, reply) =>
      sendStoredFile(reply, services, await extensionFile(database.read, request.params.extensionId, null)),
    'GET /organizer/exhibitions/{exhibitionId}/extension-rules': async ({ params }) => {
      const rules = await findExtensionRules(database.read, params.exhibitionId);
      if (!rules) throw notFound();
      return { data: storedRulesResponse(rules) };
    },
    'PUT /organizer/exhibitions/{exhibitionId}/extension-rules/{kind}': async (request, reply) => {
      const { exhibitionId: id, kind } = request.params;
      const { until } = request.body;
      checkValues({ until }, extensionRuleFields, request.locale);
      const rule = { until, ...localized('note', (locale) => lineOf(ownTextOf(request.body, 'note', locale)) || null) };
      const etag = await database.transaction(async (trx) => {
        const read = async () => {
          const stored = await findExtensionRules(trx, id);
          if (!stored) throw notFound();
          return storedRulesResponse(stored);
        };
        await matchedWrite(trx, { request, reply, table: 'exhibitions', id }, read, async () => {
          const rules = await lockExtensionRules(trx, id);
          if (!rules) throw notFound();
          await putExtensionRules(trx, id, { ...rules, [kind]: rule });
          await writeAudit(trx, {
            userId: callerOf(request).id,
            action: 'exhibition.extension-rule-set',
            subject: `exhibition ${id}`,
            details: { kind, until },
            at: clock.now(),
          });
          await publishParticipationChanged(trx, services, await participationsOfExhibition(trx, id));
        });
        return (await read()).etag;
      });
      return { data: { kind, ...rule, etag } };
    },
  };
});
