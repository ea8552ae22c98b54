import { createHash } from 'node:crypto';
import { isOrderName, kindOfType, orderNames, passPageSize, typesListedAs } from '@fairfront/mf-passes/model';
import { issueText } from '@fairfront/shared-kit/model/validation';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DataOf, failures, Id, PageOf } from '../http/answers';
import { callerOf } from '../http/authentication';
import { invalidFields, notFound } from '../http/failure';
import { createOnce } from '../http/idempotency';
import { pageMeta, pagingOf } from '../http/paging';
import type { Area } from '../services';
import {
  DeletedPasses,
  PassHistoryEntry,
  pdfAnswer,
  PersonalPassesMeta,
  PackageCheck,
  RowErrors,
} from './pass-list.schema';
import { checkPackage, importPackage, readPackageRows, requireImporter } from './pass-import.service';
import { readPassUpload } from './pass-upload';
import { passPack, personalPassFile } from './pass-downloads';
import { readPassHistory } from './pass-history.repository';
import { sendDownload } from './send-download';
import { readPassCall, readPassQuota } from './pass-situation';
import { PersonalPass, PersonalPassBody, PersonalPassesQuery, PersonalPassTypeName } from './personal-pass.schema';
import {
  countPersonalPasses,
  findPersonalPass,
  listPersonalPasses,
  personalPassAnswer,
} from './personal-passes.repository';
import {
  createPersonalPass,
  deleteAllPersonalPasses,
  deletePersonalPass,
  personalSubject,
  restoreOwnPersonalPass,
  type PassCaller,
} from './personal-passes.service';

const tags = ['passes'];
const inParticipation = Type.Object({ id: Id });
const onePass = Type.Object({ id: Id, passId: Id });
const ofType = Type.Object({ type: PersonalPassTypeName });

const callOf = (request: FastifyRequest<{ Params: { id: number } }>): PassCaller => ({
  userId: callerOf(request).id,
  participationId: request.params.id,
});

/** Passes of people: certificates, visas, installation passes (PASS-217 to PASS-228, PASS-276, PASS-278). */
export const personalPassesRoutes: Area = (app, services) => {
  const { database, clock } = services;

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
      await readPassCall(database.read, clock, userId, participationId);
      const kind = kindOfType(type);
      const name = order_name ?? orderNames[kind][0];
      if (!isOrderName(type, name)) {
        throw invalidFields({ order_name: [issueText({ rule: 'option' }, request.locale)] });
      }
      const paging = pagingOf(paged, passPageSize);
      const [rows, counts, quota] = await Promise.all([
        listPersonalPasses(database.read, participationId, type, { name, by: order_by }, paging),
        countPersonalPasses(database.read, participationId, type),
        readPassQuota(database.read, participationId, kind),
      ]);
      return {
        data: rows.map(personalPassAnswer),
        meta: {
          ...pageMeta(paging, counts.total),
          quota,
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
        deleteAllPersonalPasses(trx, services, callOf(request), typesListedAs(request.query.type)),
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
        response: { 200: pdfAnswer, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { userId, participationId } = callOf(request);
      const call = await readPassCall(database.read, clock, userId, participationId);
      return sendDownload(reply, services, await passPack(database.read, call, request.query.type));
    },
  );
  app.post(
    '/participants/:id/personal-passes/import',
    {
      schema: {
        tags,
        summary: 'Package file, multipart with type, file and only_valid; dry_run writes nothing (PASS-181, PASS-278)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        querystring: Type.Object({ dry_run: Type.Optional(Type.Enum(['0', '1'])) }),
        response: {
          200: DataOf(PackageCheck),
          201: DataOf(Type.Object({ created: Type.Integer(), errors: Type.Optional(RowErrors) })),
          ...failures(401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const caller = callOf(request);
      await requireImporter(services, caller);
      const upload = await readPassUpload(request);
      if (request.query.dry_run === '1') {
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
      await readPassCall(database.read, clock, userId, participationId);
      const row = await findPersonalPass(database.read, participationId, request.params.passId);
      if (!row) throw notFound();
      return { data: personalPassAnswer(row) };
    },
  );
  app.delete(
    '/participants/:id/personal-passes/:passId',
    {
      schema: {
        tags,
        summary: 'Delete one pass (PASS-226, PASS-247)',
        params: onePass,
        response: { 204: Type.Null(), ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await database.transaction((trx) => deletePersonalPass(trx, services, callOf(request), request.params.passId));
      return reply.code(204).send(null);
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
  app.post(
    '/participants/:id/personal-passes/:passId/restore',
    {
      schema: {
        tags,
        summary: 'Take back a deletion within 10 minutes (PASS-276)',
        params: onePass,
        response: { 200: DataOf(PersonalPass), ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        restoreOwnPersonalPass(trx, services, callOf(request), request.params.passId),
      ),
    }),
  );
  app.get(
    '/participants/:id/personal-passes/:passId/history',
    {
      schema: {
        tags,
        summary: 'Who did what with the pass and when (PASS-281)',
        params: onePass,
        response: { 200: DataOf(Type.Array(PassHistoryEntry)), ...failures(401, 404) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await readPassCall(database.read, clock, userId, participationId);
      const { passId } = request.params;
      if (!(await findPersonalPass(database.read, participationId, passId))) throw notFound();
      return { data: await readPassHistory(database.read, participationId, personalSubject(passId)) };
    },
  );
};
