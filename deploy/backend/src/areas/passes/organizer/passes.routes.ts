import { organizerPassesApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { carPasses } from '../passes/car-pass-store';
import { carPassResponse } from '../passes/car-pass.response';
import { restorePassByOrganizer } from '../passes/pass-removal.service';
import { decideCarPass, decidePersonalPass } from '../passes/pass-status.service';
import type { PassStore, StoredPass } from '../passes/pass-store';
import { personalPasses } from '../passes/personal-pass-store';
import { personalPassResponse } from '../passes/personal-pass.response';
import { listPassesToDecide, type PassToDecide } from './passes.repository';

/** A pass in the list of the organiser. */
const organizerPassResponse = ({ created_at, participation_id, ...row }: PassToDecide) => ({
  ...row,
  participant_id: participation_id,
  created_at: created_at.toISOString(),
});

/** A pass for a caller who does not know its present state; null for a deleted one. */
const answerOf = <Row extends StoredPass, Answer>({ answer }: PassStore<Row, Answer>, row: Row | undefined) =>
  row && row.deleted_at === null ? answer(row) : null;

export const organizerPassesRoutes: RoutePlugin = implement(organizerPassesApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/passes': async (request) => {
      const { kind, status, type, participant_id: participationId, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = { within: exhibitionsOf(request), kind, status, type, participationId };
      const { rows, total } = await listPassesToDecide(database.read, filter, paging);
      return { data: rows.map(organizerPassResponse), meta: pageMeta(paging, total) };
    },
    'PATCH /organizer/personal-passes/{passId}': async (request, reply) => {
      const { passId: id } = request.params;
      return database.transaction(async (trx) => {
        const current = async () => answerOf(personalPasses, await personalPasses.find(trx, id));
        const data = await matchedWrite(trx, { request, reply, table: 'personal_passes', id }, current, async () =>
          personalPassResponse(await decidePersonalPass(trx, services, callerOf(request).id, id, request.body)),
        );
        return { data };
      });
    },
    'PATCH /organizer/car-passes/{passId}': async (request, reply) => {
      const { passId: id } = request.params;
      return database.transaction(async (trx) => {
        const current = async () => answerOf(carPasses, await carPasses.find(trx, id));
        const data = await matchedWrite(trx, { request, reply, table: 'car_passes', id }, current, async () =>
          carPassResponse(await decideCarPass(trx, services, callerOf(request).id, id, request.body)),
        );
        return { data };
      });
    },
    'POST /organizer/personal-passes/{passId}/restore': async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, personalPasses, callerOf(request).id, request.params.passId),
      ),
    }),
    'POST /organizer/car-passes/{passId}/restore': async (request) => ({
      data: await database.transaction((trx) =>
        restorePassByOrganizer(trx, services, carPasses, callerOf(request).id, request.params.passId),
      ),
    }),
  };
});
