import { eventTypes } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { DataOf, errorResponses, Id, Instant, Nullable, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { namedValues } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { findParentId } from '../participations/collective-stand.repository';
import {
  changeableColumns,
  listAllParticipations,
  readParticipationSettings,
  storeParticipationSettings,
} from './participations.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const Places = Nullable(Type.Integer({ minimum: 0, maximum: 100_000 }));

const settings = {
  is_edit: Type.Boolean({ description: 'False: own users of a sub-exhibitor only read (SHELL-149)' }),
  is_not_resident: Type.Boolean(),
  is_edo_rent_available: Type.Boolean(),
  is_edo_services_available: Type.Boolean(),
  quota_certificate: Places,
  quota_installation: Places,
  quota_car: Places,
};

const OrganizerParticipation = Type.Object(
  {
    id: Id,
    exhibition_id: Id,
    parent_id: Nullable(Id),
    type: Type.Enum([...eventTypes]),
    name_rus: Type.String({ description: 'Of the company' }),
    name_eng: Type.String(),
    user_count: Type.Integer({ minimum: 0 }),
    deleted_at: Nullable(Instant({ description: 'A sub-exhibitor that was deleted (ACC-106)' })),
    ...settings,
  },
  { title: 'OrganizerParticipation', description: 'A participation as the organiser sees it (SHELL-273)' },
);

/**
 * Locks a participation and the collective organiser whose places its quota takes: no pass of either is counted against a
 * number that is being changed (PASS-243).
 */
const lockWithParent = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  const parentId = await findParentId(trx, id);
  const ids = [id, parentId ?? id].sort((a, b) => a - b);
  for (const one of new Set(ids)) await lockParticipation(trx, one);
};

/** Participations of all exhibitions and their settings (SHELL-273). */
export const organizerParticipationsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/organizer/participants',
    {
      config,
      schema: {
        tags,
        summary: 'Participations, in the order of their ids, found by exhibition and by name of the company',
        querystring: Type.Object({
          ...pagingQuery,
          exhibition_id: Type.Optional(Id),
          search: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: PageOf(OrganizerParticipation), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { exhibition_id: exhibitionId, search, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, total } = await listAllParticipations(database.read, { exhibitionId, search }, paging);
      return { data: rows, meta: pageMeta(paging, total) };
    },
  );

  app.patch(
    '/organizer/participants/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change quotas and flags of a participation; what is not named stays',
        params: Type.Object({ id: Id }),
        body: Type.Partial(Type.Object(settings)),
        response: { 200: DataOf(OrganizerParticipation), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const data = await database.transaction(async (trx) => {
        await lockWithParent(trx, id);
        const former = await readParticipationSettings(trx, id);
        if (!former) throw notFound();
        const wanted: typeof former = { ...former, ...namedValues(request.body, changeableColumns) };
        const changed = changeableColumns.filter((name) => wanted[name] !== former[name]);
        if (changed.length > 0) {
          await storeParticipationSettings(trx, id, wanted);
          await writeAudit(trx, {
            userId: callerOf(request).id,
            participationId: id,
            action: 'participation.changed',
            details: Object.fromEntries(changed.map((name) => [name, { from: former[name], to: wanted[name] }])),
            at: clock.now(),
          });
          await publishParticipationChanged(trx, services, [id]);
        }
        const { rows } = await listAllParticipations(trx, { id }, { page: 1, perPage: 1 });
        const [row] = rows;
        if (!row) throw notFound();
        return row;
      });
      return { data };
    },
  );
};
