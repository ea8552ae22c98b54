import { createHash } from 'node:crypto';
import { isOrderName, kindOfType, orderNames, passPageSize, typesListedAs } from '@fairfront/mf-passes/model';
import { issueText } from '@fairfront/shared-kit/model/validation';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { DataOf, failures, PageOf } from '../http/answers';
import { Failure, invalidFields, notFound } from '../http/failure';
import { createOnce } from '../http/idempotency';
import { pageMeta, pagingOf } from '../http/paging';
import { requireParticipation } from '../http/participation-access';
import type { Area } from '../services';
import {
  DeletedPasses,
  pdfAnswer,
  PersonalPassesMeta,
  PackageCheck,
  PackageForm,
  RowErrors,
  workbookAnswer,
} from './pass-list.schema';
import {
  checkPackage,
  companyOf,
  importPackage,
  markedPackage,
  readPackageRows,
  requireImporter,
} from './pass-import.service';
import { readPassUpload } from './pass-upload';
import { passPack, personalPassFile } from './pass-downloads';
import { sendDownload, sendWorkbook } from './send-download';
import { deleteAllPasses } from './pass-removal.service';
import { passQuotaOf, personalPassCounts } from './pass-facts';
import { readListFacts, readPassCall } from './pass-situation';
import { addPassRoutes, callOf, inParticipation, onePass } from './pass.routes';
import { PersonalPass, PersonalPassBody, PersonalPassesQuery, PersonalPassTypeName } from './personal-pass.schema';
import {
  findPersonalPass,
  listAllPersonalPasses,
  listPersonalPasses,
  personalPassAnswer,
  personalPasses,
} from './personal-passes.repository';
import { createPersonalPass } from './personal-passes.service';
import { importLimits, packLimits, TurnQueue } from './turn-queue';

const tags = ['passes'];
const ofType = Type.Object({ type: PersonalPassTypeName });

/** The caller's own name of an import, by which its place in the queue is asked for (PASS-321). */
const Ticket = Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64 });
const ofTicket = { ticket: Type.Optional(Ticket) };

const callerLeft = () => new Failure(408, { en: 'The call was given up', ru: 'Запрос прерван' });

/** Ends when the connection of a call does. */
const leaving = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(callerLeft()));
  return controller.signal;
};

/** Passes of people: certificates, visas, installation passes (PASS-217 to PASS-228, PASS-276, PASS-278). */
export const personalPassesRoutes: Area = (app, services) => {
  const { database, clock } = services;
  const imports = new TurnQueue(importLimits);
  const packs = new TurnQueue(packLimits);

  app.get(
    '/participants/:id/personal-passes',
    {
      schema: {
        tags,
        summary: 'List with quota; certificate lists certificates and visas (PASS-218 to PASS-220, PASS-063)',
        params: inParticipation,
        querystring: PersonalPassesQuery,
        response: { 200: PageOf(PersonalPass, PersonalPassesMeta), ...failures(401, 404, 422) },
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
        data: rows.map(personalPassAnswer),
        meta: {
          ...pageMeta(paging, counts.total),
          quota: passQuotaOf(facts, kind),
          accepted_count: counts.accepted,
          visa_count: counts.visas,
          kept_count: counts.kept,
          status_counts: counts.byStatus,
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
        response: { 201: DataOf(PersonalPass), ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { type, middle_name, middlename, ...input } = request.body;
      const answer = await createOnce(services, request, async (trx) => {
        const fields = { ...input, middlename: middlename ?? middle_name };
        return { data: await createPersonalPass(trx, services, callOf(request), type, fields, request.locale) };
      });
      return reply.code(201).send(answer);
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
        response: { 200: DataOf(DeletedPasses), ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        deleteAllPasses(trx, services, personalPasses, callOf(request), (db) =>
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
        response: { 200: pdfAnswer, ...failures(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassCall(database.read, clock, userId, participationId);
      const companyId = await companyOf(database.read, participationId);
      const release = await packs.enter({ userId, companyId, ticket: null }, leaving(reply));
      reply.raw.once('close', release);
      return sendDownload(reply, services, await passPack(database.read, call, request.query.type));
    },
  );
  app.post(
    '/participants/:id/personal-passes/import',
    {
      config: { multipart: PackageForm },
      schema: {
        tags,
        summary: 'Package file, multipart with type, file and only_valid; dry_run writes nothing (PASS-181, PASS-278)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        querystring: Type.Object({ dry_run: Type.Optional(Type.Enum(['0', '1'])), ...ofTicket }),
        response: {
          200: DataOf(PackageCheck),
          201: DataOf(Type.Object({ created: Type.Integer(), errors: Type.Optional(RowErrors) })),
          ...failures(401, 403, 404, 409, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = callOf(request);
      const share = await requireImporter(services, caller);
      const upload = await readPassUpload(request);
      const { dry_run: isDry, ticket = null } = request.query;
      return imports.run({ ...share, ticket }, leaving(reply), async () => {
        if (isDry === '1') {
          return reply.code(200).send({ data: await checkPackage(services, caller, upload, request.locale) });
        }
        const rows = await readPackageRows(services, upload);
        const content = createHash('sha256')
          .update(upload.bytes)
          .update(`${upload.type} ${upload.onlyValid}`)
          .digest('hex');
        const answer = await createOnce(
          services,
          request,
          async (trx) => ({ data: await importPackage(trx, services, caller, upload, rows, request.locale) }),
          content,
        );
        return reply.code(201).send(answer);
      });
    },
  );
  app.get(
    '/participants/:id/personal-passes/import/place',
    {
      schema: {
        tags,
        summary: 'Place of an import that waits, from 1; 0 when it runs or is unknown (PASS-321)',
        params: inParticipation,
        querystring: Type.Object({ ticket: Ticket }),
        response: {
          200: DataOf(Type.Object({ place: Type.Integer({ minimum: 0 }) })),
          ...failures(401, 404, 422),
        },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await readPassCall(database.read, clock, userId, participationId);
      return { data: { place: imports.placeOf(userId, request.query.ticket) } };
    },
  );
  app.post(
    '/participants/:id/personal-passes/import/marked',
    {
      config: { multipart: PackageForm },
      schema: {
        tags,
        summary: 'The package file with its wrong cells painted and explained; multipart as the import (PASS-302)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        querystring: Type.Object(ofTicket),
        response: { 200: workbookAnswer, ...failures(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const caller = callOf(request);
      const share = await requireImporter(services, caller);
      const upload = await readPassUpload(request);
      const { ticket = null } = request.query;
      const file = await imports.run({ ...share, ticket }, leaving(reply), () =>
        markedPackage(services, caller, upload, request.locale),
      );
      return sendWorkbook(reply, file);
    },
  );
  app.get(
    '/participants/:id/personal-passes/:passId',
    {
      schema: {
        tags,
        summary: 'One pass (PASS-221)',
        params: onePass,
        response: { 200: DataOf(PersonalPass), ...failures(401, 404) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await requireParticipation(database.read, userId, participationId);
      const row = await findPersonalPass(database.read, participationId, request.params.passId);
      if (!row) throw notFound();
      return { data: personalPassAnswer(row) };
    },
  );
  app.get(
    '/participants/:id/personal-passes/:passId/download',
    {
      schema: {
        tags,
        summary: 'PDF of one pass (PASS-222, PASS-248)',
        params: onePass,
        response: { 200: pdfAnswer, ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassCall(database.read, clock, userId, participationId);
      return sendDownload(reply, services, await personalPassFile(database.read, call, request.params.passId));
    },
  );
  addPassRoutes(app, services, '/participants/:id/personal-passes', PersonalPass, personalPasses);
};
