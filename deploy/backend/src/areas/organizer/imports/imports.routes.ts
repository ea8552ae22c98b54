import { importsApi } from '@fairfront/shared-kit/domain/organizer/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database';
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
import { readFair, receiveFair, type FairUpload } from './receive-fair';
import { sheetKinds } from './sheet-kinds';

/** Concurrent imports: each holds a transaction for seconds. */
const queueLimits = { running: 1, waiting: 10, waitingOfCompany: 2, waitingOfUser: 2 };

/** Thrown to roll back the transaction of a check. */
class Undo extends Error {
  constructor(readonly findings: ImportFindings) {
    super('The transaction of a check is undone');
  }
}

/** Runs an import and rolls it back. */
const undone = (
  database: Database<Tables>,
  run: (trx: Transaction<Tables>) => Promise<ImportFindings>,
): Promise<ImportFindings> =>
  database
    .transaction<ImportFindings>(async (trx) => {
      throw new Undo(await run(trx));
    })
    .catch((error: unknown) => {
      if (error instanceof Undo) return error.findings;
      throw error;
    });

export const importsRoutes: RoutePlugin = implement(importsApi, (services) => {
  const { clock, database } = services;
  const imports = new TurnQueue(queueLimits);
  /** Receives a file and processes its sheets when its turn comes. */
  const withFair = async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (run: (trx: Transaction<Tables>) => Promise<ImportFindings>, upload: FairUpload) => Promise<Answer>,
  ): Promise<Answer> => {
    const { id: userId } = callerOf(request);
    const { locale } = request;
    const upload = await receiveFair(request);
    return imports.run({ userId, companyId: -userId, ticket: null }, leaving(reply), async () => {
      const sheets = await readFair(services, upload);
      for (const name of sheetsIn(sheets)) requireScopeInAll(request, sheetKinds[name].scope, 'write');
      const author = { userId, at: clock.now() };
      return work((trx) => importFair({ trx, services, author, locale }, sheets), upload);
    });
  };
  return {
    'POST /organizer/imports/check': (request, reply) =>
      withFair(request, reply, async (run) => {
        const findings = await undone(database, run);
        return { data: findings.report(request.locale, false) };
      }),
    'POST /organizer/imports': async (request, reply) => {
      const answer = await withFair(request, reply, (run, { bytes, storesValidOnly }) => {
        const content = createHash('sha256').update(bytes).update(String(storesValidOnly)).digest('hex');
        const store = async (trx: Transaction<Tables>) => {
          const findings = await run(trx);
          if (findings.errors.length > 0 && !storesValidOnly) {
            throw new HttpError(422, serverText('imports.refused', { count: findings.errors.length }), {
              code: 'import_refused',
              data: findings.report(request.locale, false),
            });
          }
          return { data: findings.report(request.locale, true) };
        };
        return withIdempotency(services, request, store, content);
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/imports/template': async (request, reply) =>
      sendWorkbook(reply, await fairWorkbook(request.locale, {}, fairExample)),
    'GET /organizer/imports/example': async (request, reply) =>
      sendWorkbook(reply, await fairWorkbook(request.locale, fairExample)),
  };
});
