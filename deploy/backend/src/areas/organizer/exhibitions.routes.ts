import { organizerExhibitionsApi } from '@fairfront/shared-kit/domain/organizer/api';
import { exhibitionDefaults, exhibitionFields } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { withIdempotency } from '../../platform/http/idempotency';
import { exhibitionsOf } from '../../platform/http/staff-access';
import { entityTag } from '../../platform/http/entity-tag';
import { implement } from '../../platform/http/implement';
import { matchedWrite, type RowCall } from '../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import { checkNew } from '../../platform/http/values';
import {
  archiveRecord,
  exhibitionKind,
  listRecords,
  readRecord,
  recordResponse,
  refuseTakenExternal,
  type ExhibitionRow,
} from '../participations';
import { copyExhibition } from './copy-exhibition.service';
import { changeExhibition, checkExhibitionDates, createExhibition } from './exhibitions.service';

const exhibitionResponse = (row: ExhibitionRow) => ({
  ...recordResponse(exhibitionKind, row),
  etag: entityTag(row.changed_at),
});

export const organizerExhibitionsRoutes: RoutePlugin = implement(organizerExhibitionsApi, (services) => {
  const { database, clock } = services;
  const archive = (call: Pick<RowCall, 'request' | 'reply' | 'id'>, to: 'archived' | 'restored') =>
    database.transaction(async (trx) => {
      const { id, request } = call;
      const read = async () => exhibitionResponse(await readRecord(trx, exhibitionKind, id));
      await matchedWrite(trx, { ...call, table: 'exhibitions' }, read, () =>
        archiveRecord(trx, services, exhibitionKind, { id, userId: callerOf(request).id, to }),
      );
      return read();
    });
  return {
    'GET /organizer/exhibitions': async (request) => {
      const paging = pagingOf(request.query);
      const filter = { isArchived: request.query.archived ?? false, within: exhibitionsOf(request) };
      const { rows, total } = await listRecords<ExhibitionRow>(database.read, 'exhibitions', filter, paging);
      return { data: rows.map(exhibitionResponse), meta: pageMeta(paging, total) };
    },
    'POST /organizer/exhibitions': async (request, reply) => {
      const values = checkNew(exhibitionFields, request.body, request.locale, exhibitionDefaults);
      checkExhibitionDates(values, request.locale);
      const author = { userId: callerOf(request).id, at: clock.now() };
      const answer = await withIdempotency(services, request, async (trx) => {
        await refuseTakenExternal(trx, 'exhibitions', { externalId: values.external_id });
        const id = await createExhibition(trx, services, values, author);
        return { data: exhibitionResponse(await readRecord(trx, exhibitionKind, id)) };
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/exhibitions/{exhibitionId}': async ({ params }) => ({
      data: exhibitionResponse(await readRecord(database.read, exhibitionKind, params.exhibitionId)),
    }),
    'PATCH /organizer/exhibitions/{exhibitionId}': async (request, reply) => {
      const { exhibitionId: id } = request.params;
      const change = { id, body: request.body, userId: callerOf(request).id, locale: request.locale };
      return database.transaction(async (trx) => {
        const read = async () => exhibitionResponse(await readRecord(trx, exhibitionKind, id));
        const call = { request, reply, table: 'exhibitions', id } as const;
        await matchedWrite(trx, call, read, () => changeExhibition(trx, services, change));
        return { data: await read() };
      });
    },
    'POST /organizer/exhibitions/{exhibitionId}/copy': async (request, reply) => {
      const { exhibitionId: from } = request.params;
      const copy = { from, body: request.body, userId: callerOf(request).id, locale: request.locale };
      const answer = await withIdempotency(services, request, async (trx) => {
        const id = await copyExhibition(trx, services, copy);
        return { data: exhibitionResponse(await readRecord(trx, exhibitionKind, id)) };
      });
      return reply.code(201).send(answer);
    },
    'POST /organizer/exhibitions/{exhibitionId}/archive': async (request, reply) => ({
      data: await archive({ request, reply, id: request.params.exhibitionId }, 'archived'),
    }),
    'POST /organizer/exhibitions/{exhibitionId}/restore': async (request, reply) => ({
      data: await archive({ request, reply, id: request.params.exhibitionId }, 'restored'),
    }),
  };
});
