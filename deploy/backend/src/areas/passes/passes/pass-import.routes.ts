import { passImportApi } from '@fairfront/shared-kit/domain/passes/api';
import { createHash } from 'node:crypto';
import { sendWorkbook } from '../../../platform/documents/send-download';
import { TurnQueue, type QueueLimits } from '../../../platform/documents/turn-queue';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { leaving } from '../../../platform/http/leaving';
import { callOf, writerOf } from './pass-call';
import { readPassContext } from './pass-context';
import {
  checkPackage,
  importPackage,
  markedPackage,
  previewPackage,
  readPackageRows,
  requireImporter,
} from './pass-import.service';
import { readPassUpload } from './pass-upload';

/**
 * Package files. With five seconds per file (`packageLimits`) the last waiting one waits for less than the minute after
 * which a browser gives up.
 */
const importLimits: QueueLimits = { running: 2, waiting: 20, waitingOfCompany: 8, waitingOfUser: 4 };

export const passImportRoutes: RoutePlugin = implement(passImportApi, (services) => {
  const { database, clock } = services;
  const imports = new TurnQueue(importLimits);
  return {
    'POST /participants/{id}/personal-passes/import': async (request, reply) => {
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
    'POST /participants/{id}/personal-passes/import/columns': async (request, reply) => {
      const share = await requireImporter(services, callOf(request));
      const upload = await readPassUpload(request);
      const { ticket = null } = request.query;
      const data = await imports.run({ ...share, ticket }, leaving(reply), () => previewPackage(services, upload));
      return reply.code(200).send({ data });
    },
    'GET /participants/{id}/personal-passes/import/place': async (request) => {
      const { userId, participationId } = callOf(request);
      await readPassContext(database.read, clock, userId, participationId);
      return { data: { place: imports.placeOf(userId, request.query.ticket) } };
    },
    'POST /participants/{id}/personal-passes/import/marked': async (request, reply) => {
      const caller = callOf(request);
      const share = await requireImporter(services, caller);
      const upload = await readPassUpload(request);
      const { ticket = null } = request.query;
      const file = await imports.run({ ...share, ticket }, leaving(reply), () =>
        markedPackage(services, caller, upload, request.locale),
      );
      return sendWorkbook(reply, file);
    },
  };
});
