import { currencyApi } from '@fairfront/shared-kit/domain/services/api';
import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { writeAudit } from '../../../platform/database/audit';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { areaText } from '../../../platform/texts/area-texts';
import { readParticipation, requireParticipation } from '../../participations';
import { lockCurrencies, putCurrency } from './services-access.repository';

export const currencyRoutes: RoutePlugin = implement(currencyApi, (services) => {
  const { database, clock } = services;
  return {
    'PUT /participants/{id}/set-currency': async (request) => {
      const userId = callerOf(request).id;
      const { id } = request.params;
      const { currency } = request.body;
      return database.transaction(async (trx) => {
        const participation = await requireParticipation(trx, userId, id);
        if (!canOrderServices(userId, participation)) {
          throw forbidden('no_order_right', areaText('services', 'errors.no_order_right'));
        }
        const currencies = await lockCurrencies(trx, id);
        if (!currencies.some(({ code }) => code === currency)) {
          throw areaFieldErrors('services', { currency: { code: 'currency_unknown', params: {} } });
        }
        await putCurrency(trx, id, currency);
        const at = clock.now();
        await writeAudit(trx, { userId, participationId: id, action: 'currency.chosen', details: { currency }, at });
        await publishParticipationChanged(trx, services, [id]);
        const data = await readParticipation(trx, id, { userId, now: services.clock.now() });
        return { data };
      });
    },
  };
});
