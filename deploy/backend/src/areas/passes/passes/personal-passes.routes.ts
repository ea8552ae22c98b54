import {
  isOrderName,
  kindOfType,
  orderNames,
  passChange,
  passPageSize,
  readPersonalPass,
  typesListedAs,
} from '@fairfront/shared-kit/domain/passes';
import type { PersonalPassBody } from '@fairfront/shared-kit/domain/passes/api';
import { personalPassesApi } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import { sendDownload } from '../../../platform/documents/send-download';
import { TurnQueue, type QueueLimits } from '../../../platform/documents/turn-queue';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { invalidFields, notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { leaving } from '../../../platform/http/leaving';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { issueText } from '../../../platform/texts/issue-text';
import { passQuotaOf, personalPassCounts, readCompanyId, requireParticipation } from '../../participations';
import { callOf, singlePass, writerOf } from './pass-call';
import { readListFacts, readPassContext } from './pass-context';
import { passPack, personalPassFile } from './pass-downloads';
import { requireAllowed } from './pass-refusals';
import { deleteAllPasses } from './pass-removal.service';
import { listAllPersonalPasses, listPersonalPasses } from './personal-passes.repository';
import { findPersonalPass } from './personal-pass-store';
import { personalPasses } from './personal-pass-store';
import { personalPassResponse } from './personal-pass.response';
import { listSamePerson, createPersonalPass, reissuePersonalPass } from './personal-passes.service';

/** PDF files of all passes; one is done when its reader has received it, however slowly. */
const packLimits: QueueLimits = { running: 4, waiting: 20, waitingOfCompany: 4, waitingOfUser: 2 };

/** The body of a new pass; `middle_name` is an alias of `middlename`. */
const fieldsOf = ({ middle_name, middlename, ...rest }: Static<typeof PersonalPassBody>) => ({
  ...rest,
  middlename: middlename ?? middle_name,
});

export const personalPassesRoutes: RoutePlugin = implement(personalPassesApi, (services) => {
  const { database, clock } = services;
  const single = singlePass(services, personalPasses);
  const packs = new TurnQueue(packLimits);
  return {
    'GET /participants/{id}/personal-passes': async (request) => {
      const { type, order_name, order_by = 'desc', ...paged } = request.query;
      const { userId, participationId } = callOf(request);
      const { facts } = await readListFacts(database.read, clock, userId, participationId);
      const kind = kindOfType(type);
      const name = order_name ?? orderNames[kind][0];
      if (!isOrderName(type, name)) {
        throw invalidFields({ order_name: [issueText({ rule: 'option' }, request.locale)] });
      }
      const paging = pagingOf(paged, passPageSize);
      const rows = await listPersonalPasses(database.read, participationId, type, { name, by: order_by }, paging);
      const counts = personalPassCounts(facts, type);
      return {
        data: rows.map(personalPassResponse),
        meta: {
          ...pageMeta(paging, counts.total),
          quota: passQuotaOf(facts, kind),
          accepted_count: counts.accepted,
          visa_count: counts.visas,
          kept_count: counts.kept,
          status_counts: counts.byStatus,
          rejected_id: counts.rejectedId,
        },
      };
    },
    'POST /participants/{id}/personal-passes': async (request, reply) => {
      const { type, ...input } = fieldsOf(request.body);
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await createPersonalPass(trx, services, writerOf(request), type, input, request.locale),
      }));
      return reply.code(201).send(answer);
    },
    'POST /participants/{id}/personal-passes/{passId}/reissue': async (request, reply) => {
      const { type, ...input } = fieldsOf(request.body);
      const call = { passId: request.params.passId, type, input };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await reissuePersonalPass(trx, services, callOf(request), call, request.locale),
      }));
      return reply.code(201).send(answer);
    },
    'POST /participants/{id}/personal-passes/same-person': async (request) => {
      const { type, ...input } = request.body;
      const { userId, participationId } = callOf(request);
      // requested while the form is filled in
      requireAllowed(passChange(await readPassContext(database.read, clock, userId, participationId)));
      const person = { ...readPersonalPass(type, input), birthday: input.birthday ?? null };
      const rows = await listSamePerson(database.read, participationId, type, person);
      return { data: rows.map(personalPassResponse) };
    },
    'DELETE /participants/{id}/personal-passes': async (request) => ({
      data: await database.transaction((trx) =>
        deleteAllPasses(trx, services, personalPasses, writerOf(request), (db) =>
          listAllPersonalPasses(db, request.params.id, typesListedAs(request.query.type)),
        ),
      ),
    }),
    'GET /participants/{id}/personal-passes/download': async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      const companyId = await readCompanyId(database.read, participationId);
      const release = await packs.enter({ userId, companyId, ticket: null }, leaving(reply));
      reply.raw.once('close', release);
      return sendDownload(reply, services, await passPack(database.read, call, request.query.type));
    },
    'GET /participants/{id}/personal-passes/{passId}': async (request) => {
      const { userId, participationId } = callOf(request);
      await requireParticipation(database.read, userId, participationId);
      const row = await findPersonalPass(database.read, participationId, request.params.passId);
      if (!row) throw notFound();
      return { data: personalPassResponse(row) };
    },
    'GET /participants/{id}/personal-passes/{passId}/download': async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      return sendDownload(reply, services, await personalPassFile(database.read, call, request.params.passId));
    },
    'DELETE /participants/{id}/personal-passes/{passId}': async (request, reply) => {
      await single.remove(writerOf(request), request.params.passId);
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/personal-passes/{passId}/restore': async (request) => ({
      data: await single.restore(writerOf(request), request.params.passId),
    }),
    'GET /participants/{id}/personal-passes/{passId}/history': async (request) => ({
      data: await single.history(callOf(request), request.params.passId),
    }),
  };
});
