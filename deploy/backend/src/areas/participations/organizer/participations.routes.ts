import { organizerParticipationsApi } from '@fairfront/shared-kit/domain/participations/api';
import type { Transaction } from 'kysely';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { namedValues } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { findParentId } from '../participations/collective-stand.repository';
import { organizerParticipationResponse } from './organizer-participation.response';
import {
  changeableColumns,
  listAllParticipations,
  readParticipationSettings,
  storeParticipationSettings,
} from './participations.repository';

/**
 * Locks a participation and its collective organiser, whose quota it shares, so that no pass of either is counted while a
 * quota changes.
 */
const lockWithParent = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  const parentId = await findParentId(trx, id);
  const ids = [id, parentId ?? id].sort((a, b) => a - b);
  for (const one of new Set(ids)) await lockParticipation(trx, one);
};

export const organizerParticipationsRoutes: RoutePlugin = implement(organizerParticipationsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/participants': async (request) => {
      const { exhibition_id: exhibitionId, search, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listAllParticipations(database.read, { exhibitionId, search }, paging);
      return { data: rows.map(organizerParticipationResponse), meta: pageMeta(paging, total) };
    },
    'PATCH /organizer/participants/{id}': async (request, reply) => {
      const { id } = request.params;
      const data = await database.transaction(async (trx) => {
        await lockWithParent(trx, id);
        const read = async () => (await listAllParticipations(trx, { id }, { page: 1, perPage: 1 })).rows[0];
        await matchedWrite(trx, { request, reply, table: 'participations', id }, read, async () => {
          const former = await readParticipationSettings(trx, id);
          if (!former) throw notFound();
          const wanted: typeof former = { ...former, ...namedValues(request.body, changeableColumns) };
          const changed = changeableColumns.filter((name) => wanted[name] !== former[name]);
          if (changed.length === 0) return;
          await storeParticipationSettings(trx, id, wanted);
          await writeAudit(trx, {
            userId: callerOf(request).id,
            participationId: id,
            action: 'participation.changed',
            details: Object.fromEntries(changed.map((name) => [name, { from: former[name], to: wanted[name] }])),
            at: clock.now(),
          });
          await publishParticipationChanged(trx, services, [id]);
        });
        const row = await read();
        if (!row) throw notFound();
        return organizerParticipationResponse(row);
      });
      return { data };
    },
  };
});
