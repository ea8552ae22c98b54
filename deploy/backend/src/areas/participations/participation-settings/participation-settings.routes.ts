import { participationSettingsApi } from '@fairfront/shared-kit/domain/participations/api';
import { writeAudit } from '../../../platform/database/audit';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { serverText } from '../../../platform/texts/server-texts';
import { requireParticipation } from '../access/participation-access';
import { listSubIds } from '../participations/collective-stand.repository';
import { readParticipation } from '../participations/participations.service';
import { makePrimary } from './make-primary';
import { storeOwnSettings } from './participation-settings.repository';

const edoSaved = serverText('participations.edoSaved');

export const participationSettingsRoutes: RoutePlugin = implement(participationSettingsApi, (services) => {
  const { database, clock } = services;
  return {
    'PUT /participants/{id}/make-primary': (request) =>
      database.transaction(async (trx) => {
        const { id: userId } = callerOf(request);
        const participation = await requireParticipation(trx, userId, request.params.id);
        await makePrimary(trx, userId, participation, clock.now());
        const data = await readParticipation(trx, participation.id, { userId, now: services.clock.now() });
        return { data };
      }),
    'PATCH /participants/{id}/edo-settings': (request) =>
      database.transaction(async (trx) => {
        const { id: userId } = callerOf(request);
        const { id: participationId } = await requireParticipation(trx, userId, request.params.id, 'write');
        const { is_edo_rent_available, is_edo_services_available } = request.body;
        const data = { is_edo_rent_available, is_edo_services_available };
        await storeOwnSettings(trx, participationId, data);
        await writeAudit(trx, {
          userId,
          participationId,
          action: 'edo-settings.updated',
          subject: `participation ${participationId}`,
          details: data,
          at: clock.now(),
        });
        await publishParticipationChanged(trx, services, [participationId]);
        return { data, message: edoSaved[request.locale] };
      }),
    'PATCH /participants/{id}/payer-settings': (request) =>
      database.transaction(async (trx) => {
        const { id: userId } = callerOf(request);
        const { id: participationId, type } = await requireParticipation(trx, userId, request.params.id, 'administer');
        if (type !== 'collective') throw forbidden();
        const { pays_for_subs } = request.body;
        await storeOwnSettings(trx, participationId, { pays_for_subs });
        await writeAudit(trx, {
          userId,
          participationId,
          action: 'payer-settings.updated',
          subject: `participation ${participationId}`,
          details: { pays_for_subs },
          at: clock.now(),
        });
        const subIds = await listSubIds(trx, participationId);
        await publishParticipationChanged(trx, services, [participationId, ...subIds]);
        return { data: { pays_for_subs } };
      }),
  };
});
