import { canOrderServices } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../../participations/access/participation-access';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { readParticipation } from '../../participations/participations/participations.repository';
import { Participation } from '../../participations/participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { lockCurrencies, putCurrency } from './services-access.repository';

/** The current currency of a participation; not tied to services being shown (SVC-002, SVC-131, SVC-133). */
export const currencyRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  app.put(
    '/participants/:id/set-currency',
    {
      schema: {
        tags: ['services'],
        summary: 'Choose the currency of services and cart; answers the participation (SVC-131, SVC-133)',
        params: Type.Object({ id: Id }),
        body: Type.Object({ currency: Type.String({ maxLength: 10 }) }),
        response: { 200: DataOf(Participation), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
        const data = await readParticipation(trx, id, userId);
        if (!data) throw notFound();
        return { data };
      });
    },
  );
};
