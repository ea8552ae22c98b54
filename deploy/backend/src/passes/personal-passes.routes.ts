import { createHash } from 'node:crypto';
import { isOrderName, kindOfType, orderNames, passPageSize, typesListedAs } from '@fairfront/mf-passes/model';
import { issueText } from '@fairfront/shared-kit/model/validation';
import { Type } from 'typebox';
import { DataOf, failures, PageOf } from '../http/answers';
import { invalidFields, notFound } from '../http/failure';
import { createOnce } from '../http/idempotency';
import { pageMeta, pagingOf } from '../http/paging';
import type { Area } from '../services';
import {
  DeletedPasses,
  pdfAnswer,
  PersonalPassesMeta,
  PackageCheck,
  RowErrors,
  workbookAnswer,
} from './pass-list.schema';
import { checkPackage, importPackage, markedPackage, readPackageRows, requireImporter } from './pass-import.service';
import { readPassUpload } from './pass-upload';
import { passPack, personalPassFile } from './pass-downloads';
import { sendDownload, sendWorkbook } from './send-download';
import { deleteAllPasses } from './pass-removal.service';
import { readPassCall, readPassQuota } from './pass-situation';
import { addPassRoutes, callOf, inParticipation, onePass } from './pass.routes';
import { PersonalPass, PersonalPassBody, PersonalPassesQuery, PersonalPassTypeName } from './personal-pass.schema';
import {
  countPersonalPasses,
  findPersonalPass,
  listAllPersonalPasses,
  listPersonalPasses,
  personalPassAnswer,
  personalPasses,
} from './personal-passes.repository';
import { createPersonalPass } from './personal-passes.service';

const tags = ['passes'];
const ofType = Type.Object({ type: PersonalPassTypeName });

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
      const { now } = await readPassCall(database.read, clock, userId, participationId);
      const kind = kindOfType(type);
      const name = order_name ?? orderNames[kind][0];
      if (!isOrderName(type, name)) {
        throw invalidFields({ order_name: [issueText({ rule: 'option' }, request.locale)] });
      }
      const paging = pagingOf(paged, passPageSize);
      const [rows, counts, quota] = await Promise.all([
        listPersonalPasses(database.read, participationId, type, { name, by: order_by }, paging),
        countPersonalPasses(database.read, participationId, type),
        readPassQuota(database.read, participationId, kind, now),
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
  app.post(
    '/participants/:id/personal-passes/import/marked',
    {
      schema: {
        tags,
        summary: 'The package file with its wrong cells painted and explained; multipart as the import (PASS-302)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        response: { 200: workbookAnswer, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const caller = callOf(request);
      await requireImporter(services, caller);
      const file = await markedPackage(services, caller, await readPassUpload(request), request.locale);
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
      await readPassCall(database.read, clock, userId, participationId);
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
