import { formatDate } from '@fairfront/shared-kit/formats';
import { Type } from 'typebox';
import { attemptLimits, consumeRateLimit } from '../../platform/attempts/attempts';
import { writeAudit } from '../../platform/database/audit';
import { errorResponses } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../platform/http/authentication';
import { fileResponse } from '../../platform/http/file-response';
import type { RoutePlugin } from '../../platform/http/app.types';
import { translatorOf } from '../../platform/texts/area-texts';
import { readOwnData } from './own-data.repository';
import { ownDataSheet } from './own-data-sheet';
import { sendDataFile } from './send-data-file';

/** What the portal keeps about the caller, as a file (SHELL-480 to SHELL-482). */
export const ownDataRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  app.get(
    '/auth/user/export',
    {
      schema: {
        tags: ['auth'],
        summary: 'All that is kept about the caller, as JSON or PDF; 429 after 10 in an hour (SHELL-480)',
        querystring: Type.Object({ format: Type.Optional(Type.Enum(['json', 'pdf'])) }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { locale } = request;
      const { format = 'json' } = request.query;
      await consumeRateLimit(services, attemptLimits.dataExport, `user ${userId}`);
      const at = clock.now();
      const data = await database.transaction(async (trx) => {
        const found = await readOwnData(trx, userId);
        await writeAudit(trx, { userId, action: 'own-data.exported', details: { format }, at });
        return found;
      });
      const t = translatorOf('server', locale);
      const day = formatDate(at.toISOString(), locale, { zone: 'Europe/Moscow' }).replaceAll('/', '-');
      return sendDataFile(reply, services, {
        fileName: t('ownData.fileName', { day }),
        format,
        title: t('ownData.heading'),
        data: { exported_at: at.toISOString(), ...data },
        sheet: () => ownDataSheet(data, locale, at),
      });
    },
  );
};
