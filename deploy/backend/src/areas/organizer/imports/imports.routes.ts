import { importByteLimit } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { importsApi } from '@fairfront/shared-kit/domain/organizer/api';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { sendWorkbook } from '../../../platform/documents/send-download';
import { TurnQueue } from '../../../platform/documents/turn-queue';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { HttpError } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { leaving } from '../../../platform/http/leaving';
import { requireScopeInAll } from '../../../platform/http/staff-access';
import { serverText } from '../../../platform/texts/server-texts';
import { fairExample } from './fair-example';
import { fairWorkbook } from './fair-workbook';
import { importFair, sheetsIn } from './import-fair';
import type { ImportFindings } from './import-report';
import { receiveFair, type ReceivedFair } from './receive-fair';
import { sheetKinds } from './sheet-kinds';

/** Imports at the same time: each holds a transaction for seconds. */
const queueLimits = { running: 1, waiting: 10, waitingOfCompany: 2, waitingOfUser: 2 };

/** Ends the transaction of a check: nothing of it stays. */
class Undo extends Error {
  constructor(readonly findings: ImportFindings) {
    super('The transaction of a check is undone');
  }
}

export const importsRoutes: RoutePlugin = implement(importsApi, (services) => {
  const { clock, database } = services;
  const imports = new TurnQueue(queueLimits);
  const run = (trx: Transaction<Tables>, request: FastifyRequest, { sheets }: ReceivedFair) =>
    importFair(
      { trx, services, author: { userId: callerOf(request).id, at: clock.now() }, locale: request.locale },
      sheets,
    );
  const received = async (request: FastifyRequest): Promise<ReceivedFair> => {
    const fair = await receiveFair(request, services, importByteLimit);
    for (const name of sheetsIn(fair.sheets)) requireScopeInAll(request, sheetKinds[name].scope, 'write');
    return fair;
  };
  const share = (request: FastifyRequest) => {
    const { id } = callerOf(request);
    return { userId: id, companyId: -id, ticket: null };
  };
  return {
    'POST /organizer/imports/check': (request, reply) =>
      imports.run(share(request), leaving(reply), async () => {
        const fair = await received(request);
        try {
          await database.transaction(async (trx) => {
            throw new Undo(await run(trx, request, fair));
          });
        } catch (error) {
          if (error instanceof Undo) return { data: error.findings.report(request.locale, false) };
          throw error;
        }
        throw new Error('A check was stored');
      }),
    'POST /organizer/imports': (request, reply) =>
      imports.run(share(request), leaving(reply), async () => {
        const fair = await received(request);
        const content = createHash('sha256').update(fair.bytes).update(String(fair.storesValidOnly)).digest('hex');
        const store = async (trx: Transaction<Tables>) => {
          const findings = await run(trx, request, fair);
          if (findings.errors.length > 0 && !fair.storesValidOnly) {
            throw new HttpError(422, serverText('imports.refused', { count: findings.errors.length }), {
              code: 'import_refused',
              data: findings.report(request.locale, false),
            });
          }
          return { data: findings.report(request.locale, true) };
        };
        return reply.code(201).send(await withIdempotency(services, request, store, content));
      }),
    'GET /organizer/imports/template': async (request, reply) =>
      sendWorkbook(reply, await fairWorkbook(request.locale, {}, fairExample)),
    'GET /organizer/imports/example': async (request, reply) =>
      sendWorkbook(reply, await fairWorkbook(request.locale, fairExample)),
  };
});
