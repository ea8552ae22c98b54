import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { DataOf, errorResponses, workbookResponse } from '@fairfront/shared-kit/domain/http';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { leaving } from '../../../platform/http/leaving';
import {
  checkPackage,
  importPackage,
  markedPackage,
  previewPackage,
  readPackageRows,
  requireImporter,
} from './pass-import.service';
import { PackageCheck, PackageForm, PackagePreview, RowErrors } from './pass-list.schema';
import { readPassContext } from './pass-context';
import { readPassUpload } from './pass-upload';
import { callOf, inParticipation, writerOf } from './pass.routes';
import { sendWorkbook } from '../../../platform/documents/send-download';
import { importLimits, TurnQueue } from '../../../platform/documents/turn-queue';

const tags = ['passes'];

/** The caller's own name of an import, by which its place in the queue is asked for (PASS-321). */
const Ticket = Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64 });
const ofTicket = { ticket: Type.Optional(Ticket) };

/** Files with many passes: check, columns, write, marks (PASS-181, PASS-278, PASS-302, PASS-326). */
export const passImportRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const imports = new TurnQueue(importLimits);

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
          ...errorResponses(401, 403, 404, 409, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const caller = writerOf(request);
      const share = await requireImporter(services, caller);
      const upload = await readPassUpload(request);
      const { dry_run: isDry, ticket = null } = request.query;
      return imports.run({ ...share, ticket }, leaving(reply), async () => {
        if (isDry === '1') {
          return reply.code(200).send({ data: await checkPackage(services, caller, upload, request.locale) });
        }
        const read = await readPackageRows(services, upload);
        const content = createHash('sha256')
          .update(upload.bytes)
          .update(`${upload.type} ${upload.onlyValid} ${JSON.stringify([upload.mapping, upload.reading])}`)
          .digest('hex');
        const answer = await withIdempotency(
          services,
          request,
          async (trx) => ({ data: await importPackage(trx, services, caller, upload, read, request.locale) }),
          content,
        );
        return reply.code(201).send(answer);
      });
    },
  );
  app.post(
    '/participants/:id/personal-passes/import/columns',
    {
      config: { multipart: PackageForm },
      schema: {
        tags,
        summary: 'First lines of a package file of another shape, multipart as the import; writes nothing (PASS-326)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        querystring: Type.Object(ofTicket),
        response: { 200: DataOf(PackagePreview), ...errorResponses(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const share = await requireImporter(services, callOf(request));
      const upload = await readPassUpload(request);
      const { ticket = null } = request.query;
      const data = await imports.run({ ...share, ticket }, leaving(reply), () => previewPackage(services, upload));
      return reply.code(200).send({ data });
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
          ...errorResponses(401, 404, 422),
        },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      await readPassContext(database.read, clock, userId, participationId);
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
        response: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422, 429) },
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
};
