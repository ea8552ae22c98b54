import { canExportHolders } from '@fairfront/shared-kit/domain/passes';
import { passHoldersApi } from '@fairfront/shared-kit/domain/passes/api';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import type { Kysely } from 'kysely';
import { sendDataFile } from '../../../identity/own-data/send-data-file';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { translatorOf } from '../../../platform/texts/area-texts';
import { requireParticipation } from '../../participations';
import { passHoldersSheet } from './pass-holders-sheet';
import { readPassHolders, type HolderQuery } from './pass-holders.repository';

export const passHoldersRoutes: RoutePlugin = implement(passHoldersApi, (services) => {
  const { database, clock } = services;
  const requireAdministrator = async (db: Kysely<Tables>, userId: number, participationId: number): Promise<void> => {
    const participation = await requireParticipation(db, userId, participationId);
    if (!canExportHolders(userId, participation)) throw forbidden();
  };
  return {
    'GET /participants/{id}/pass-holders/export': async (request, reply) => {
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
        sheet: () => passHoldersSheet(holders, services, locale, at),
      });
    },
  };
});
