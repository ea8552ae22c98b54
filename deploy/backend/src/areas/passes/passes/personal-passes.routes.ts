import {
  isOrderName,
  kindOfType,
  orderNames,
  passChange,
  passPageSize,
  readPersonalPass,
  typesListedAs,
} from '@fairfront/shared-kit/domain/passes';
import { Type, type Static } from 'typebox';
import { DataOf, errorResponses, PageOf, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { invalidFields, notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { requireParticipation } from '../../participations/access/participation-access';
import { readCompanyId } from '../../participations/participations/participation-names.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { issueText } from '../../../platform/texts/issue-text';
import { DeletedPasses, PersonalPassesMeta } from './pass-list.schema';
import { leaving } from '../../../platform/http/leaving';
import { passPack, personalPassFile } from './pass-downloads';
import { sendDownload } from '../../../platform/documents/send-download';
import { deleteAllPasses } from './pass-removal.service';
import { passQuotaOf, personalPassCounts } from '../../participations/quota/pass-facts';
import { requireAllowed } from './pass-refusals';
import { readListFacts, readPassContext } from './pass-context';
import { addPassRoutes, callOf, inParticipation, onePass, writerOf } from './pass.routes';
import {
  PersonalPass,
  PersonalPassBody,
  PersonalPassesQuery,
  PersonBody,
  PersonalPassTypeName,
} from './personal-pass.schema';
import {
  findPersonalPass,
  listAllPersonalPasses,
  listPersonalPasses,
  listSamePerson,
  personalPassResponse,
  personalPasses,
} from './personal-passes.repository';
import { createPersonalPass, reissuePersonalPass } from './personal-passes.service';
import { packLimits, TurnQueue } from '../../../platform/documents/turn-queue';

const tags = ['passes'];
const ofType = Type.Object({ type: PersonalPassTypeName });

/** The body of a new pass by payload names: `middle_name` is another name of `middlename` (PASS-225). */
const fieldsOf = ({ middle_name, middlename, ...rest }: Static<typeof PersonalPassBody>) => ({
  ...rest,
  middlename: middlename ?? middle_name,
});

/** Passes of people: certificates, visas, installation passes (PASS-217 to PASS-228, PASS-276, PASS-278). */
export const personalPassesRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const packs = new TurnQueue(packLimits);

  app.get(
    '/participants/:id/personal-passes',
    {
      schema: {
        tags,
        summary: 'List with quota; certificate lists certificates and visas (PASS-218 to PASS-220, PASS-063)',
        params: inParticipation,
        querystring: PersonalPassesQuery,
        response: { 200: PageOf(PersonalPass, PersonalPassesMeta), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
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
  );
  app.post(
    '/participants/:id/personal-passes',
    {
      schema: {
        tags,
        summary: 'Create one pass (PASS-224, PASS-225)',
        params: inParticipation,
        body: PersonalPassBody,
        response: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { type, ...input } = fieldsOf(request.body);
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await createPersonalPass(trx, services, writerOf(request), type, input, request.locale),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.post(
    '/participants/:id/personal-passes/:passId/reissue',
    {
      schema: {
        tags,
        summary:
          'Put a corrected pass in the place of a rejected one, in one step and on its place in the quota (PASS-324)',
        params: onePass,
        body: PersonalPassBody,
        response: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { type, ...input } = fieldsOf(request.body);
      const call = { passId: request.params.passId, type, input };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await reissuePersonalPass(trx, services, callOf(request), call, request.locale),
      }));
      return reply.code(201).send(answer);
    },
  );
  // a question in a body: names of people belong in no address and no log
  app.post(
    '/participants/:id/personal-passes/same-person',
    {
      schema: {
        tags,
        summary: 'Passes of the list that seem to be of this person, newest first (PASS-327)',
        params: inParticipation,
        body: PersonBody,
        response: { 200: DataOf(Type.Array(PersonalPass)), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { type, ...input } = request.body;
      const { userId, participationId } = callOf(request);
      // it is asked by who fills in the form
      requireAllowed(passChange(await readPassContext(database.read, clock, userId, participationId)));
      const person = { ...readPersonalPass(type, input), birthday: input.birthday ?? null };
      const rows = await listSamePerson(database.read, participationId, type, person);
      return { data: rows.map(personalPassResponse) };
    },
  );
  app.delete(
    '/participants/:id/personal-passes',
    {
      schema: {
        tags,
        summary: 'Delete all passes of a type; visas that are not rejected stay (PASS-227, PASS-228)',
        params: inParticipation,
        querystring: ofType,
        response: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        deleteAllPasses(trx, services, personalPasses, writerOf(request), (db) =>
          listAllPersonalPasses(db, request.params.id, typesListedAs(request.query.type)),
        ),
      ),
    }),
  );
  app.get(
    '/participants/:id/personal-passes/download',
    {
      schema: {
        tags,
        summary: 'One PDF of all accepted passes of a type (PASS-202, PASS-223, PASS-248)',
        params: inParticipation,
        querystring: ofType,
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      const companyId = await readCompanyId(database.read, participationId);
      const release = await packs.enter({ userId, companyId, ticket: null }, leaving(reply));
      reply.raw.once('close', release);
      return sendDownload(reply, services, await passPack(database.read, call, request.query.type));
    },
  );
  app.get(
    '/participants/:id/personal-passes/:passId',
    {
      schema: {
        tags,
        summary: 'One pass (PASS-221)',
        params: onePass,
        response: { 200: DataOf(PersonalPass), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await requireParticipation(database.read, userId, participationId);
      const row = await findPersonalPass(database.read, participationId, request.params.passId);
      if (!row) throw notFound();
      return { data: personalPassResponse(row) };
    },
  );
  app.get(
    '/participants/:id/personal-passes/:passId/download',
    {
      schema: {
        tags,
        summary: 'PDF of one pass (PASS-222, PASS-248)',
        params: onePass,
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassContext(database.read, clock, userId, participationId);
      return sendDownload(reply, services, await personalPassFile(database.read, call, request.params.passId));
    },
  );
  addPassRoutes(app, services, '/participants/:id/personal-passes', PersonalPass, personalPasses);
};
