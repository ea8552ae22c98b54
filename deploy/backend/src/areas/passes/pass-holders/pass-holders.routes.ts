import { canExportHolders } from '@fairfront/shared-kit/domain/passes';
import { formatDate } from '@fairfront/shared-kit/formats';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../../participations/access/participation-access';
import { fileResponse } from '../../../platform/http/file-response';
import { sendDataFile } from '../../../identity/own-data/send-data-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readPassHolders, type HolderQuery } from './pass-holders.repository';
import { passHoldersSheet } from './pass-holders-sheet';

/** What the portal keeps about the people on the passes of a company, as a file (SHELL-483). */
export const passHoldersRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  const requireAdministrator = async (db: Kysely<Tables>, userId: number, participationId: number): Promise<void> => {
    const participation = await requireParticipation(db, userId, participationId);
    if (!canExportHolders(userId, participation)) throw forbidden();
  };

  app.get(
    '/participants/:id/pass-holders/export',
    {
      schema: {
        tags: ['passes'],
        summary:
          'All that is kept about the people on the passes, or about the one on a pass, as JSON or PDF; 429 after 10 in an hour (SHELL-483)',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({
          format: Type.Optional(Type.Enum(['json', 'pdf'])),
          pass_id: Type.Optional(Id),
        }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { locale } = request;
      const { id: participationId } = request.params;
      const { format = 'json', pass_id: passId = null } = request.query;
      const of: HolderQuery = { participationId, passId };
      await requireAdministrator(database.read, userId, participationId);
      await consumeRateLimit(services, attemptLimits.holdersExport, `user ${userId}`);
      const at = clock.now();
      const holders = await database.transaction(async (trx) => {
        await requireAdministrator(trx, userId, participationId);
        const found = await readPassHolders(trx, of);
        if (passId !== null && found.people.length === 0) throw notFound();
        await writeAudit(trx, {
          userId,
          participationId,
          action: 'pass-holders.exported',
          ...(passId === null ? {} : { subject: `personal-pass ${passId}` }),
          details: { format },
          at,
        });
        return found;
      });
      const t = translatorOf('server', locale);
      const day = formatDate(at.toISOString(), locale, { zone: 'Europe/Moscow' }).replaceAll('/', '-');
      return sendDataFile(reply, services, {
        fileName: t('holders.fileName', { day }),
        format,
        title: t('holders.heading'),
        data: {
          exported_at: at.toISOString(),
          kept: t('holders.keptHow'),
          not_kept: t('holders.notKeptWhat'),
          ...holders,
        },
        sheet: () => passHoldersSheet(holders, locale, at),
      });
    },
  );
};
