import { Type } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../access/participation-access';
import { readParticipation } from '../participations/participations.repository';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { Participation } from '../participations/participation.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listSubIds } from '../participations/collective-stand.repository';
import { makePrimary } from './make-primary';
import { serverText } from '../../../platform/texts/server-texts';
import { storeOwnSettings } from './participation-settings.repository';

const tags = ['participants'];
const params = Type.Object({ id: Id });

const EdoSettings = Type.Object(
  { is_edo_rent_available: Type.Boolean(), is_edo_services_available: Type.Boolean() },
  { title: 'EdoSettings', description: 'For which contracts a company takes electronic documents (ACC-131)' },
);

const PayerSettings = Type.Object(
  { pays_for_subs: Type.Boolean() },
  { title: 'PayerSettings', description: 'Whether a collective organiser pays orders of its sub-exhibitors (SVC-164)' },
);

const edoSaved = serverText('participations.edoSaved');

/** What a person or a company has set about a participation: the primary one of an exhibition, electronic documents. */
export const participationSettingsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.put(
    '/participants/:id/make-primary',
    {
      schema: {
        tags,
        summary: 'Makes this participation the primary one of the caller in its exhibition (ACC-073)',
        params,
        response: { 200: DataOf(Participation), ...errorResponses(401, 404) },
      },
    },
    (request) =>
      database.transaction(async (trx) => {
        const { id: userId } = callerOf(request);
        const participation = await requireParticipation(trx, userId, request.params.id);
        await makePrimary(trx, userId, participation, clock.now());
        const data = await readParticipation(trx, participation.id, userId);
        if (!data) throw notFound();
        return { data };
      }),
  );

  app.patch(
    '/participants/:id/edo-settings',
    {
      schema: {
        tags,
        summary: 'Stores for which contracts the company takes electronic documents (ACC-134 to ACC-137)',
        params,
        body: EdoSettings,
        response: {
          200: Type.Object({ data: EdoSettings, message: Type.String() }),
          ...errorResponses(401, 403, 404, 422),
        },
      },
    },
    (request) =>
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
  );

  app.patch(
    '/participants/:id/payer-settings',
    {
      schema: {
        tags,
        summary: 'Lets the sub-exhibitors of a collective organiser order at its expense, or no longer (SVC-164)',
        params,
        body: PayerSettings,
        response: { 200: DataOf(PayerSettings), ...errorResponses(401, 403, 404, 422) },
      },
    },
    (request) =>
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
  );
};
