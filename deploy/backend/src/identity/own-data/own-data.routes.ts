import { ownDataApi } from '@fairfront/shared-kit/domain/identity/api';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { attemptLimits, consumeRateLimit } from '../../platform/attempts/attempts';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { withPlus } from '../../platform/http/values';
import { translatorOf } from '../../platform/texts/area-texts';
import { ownDataSheet } from './own-data-sheet';
import { readOwnData } from './own-data.repository';
import { sendDataFile } from './send-data-file';

export const ownDataRoutes: RoutePlugin = implement(ownDataApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /auth/user/export': async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { locale } = request;
      const { format = 'json' } = request.query;
      await consumeRateLimit(services, attemptLimits.dataExport, `user ${userId}`);
      const at = clock.now();
      const data = await database.transaction(async (trx) => {
        const row = await readOwnData(trx, userId);
        await writeAudit(trx, { userId, action: 'own-data.exported', details: { format }, at });
        return { ...row, phone: row.phone && withPlus(row.phone) };
      });
      const t = translatorOf('server', locale);
      const day = formatDate(at.toISOString(), locale, { zone: 'Europe/Moscow' }).replaceAll('/', '-');
      return sendDataFile(reply, services, {
        fileName: t('ownData.fileName', { day }),
        format,
        title: t('ownData.heading'),
        data: { exported_at: at.toISOString(), ...data },
        sheet: () => ownDataSheet(data, services, locale, at),
      });
    },
  };
});
