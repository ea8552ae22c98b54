import { organizerParticipationsApi } from '@fairfront/shared-kit/domain/participations/api';
import {
  participationDefaults,
  participationFields,
  standFields,
  standListFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { rows } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import { mayTouch } from '@fairfront/shared-kit/domain/http';
import { currencyCodes } from '@fairfront/shared-kit/domain/common';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf, scopeOf } from '../../../platform/http/staff-access';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { checkNew } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { historyResponse } from './history.response';
import { listHistory } from './history.repository';
import { listAllParticipations } from './participations.repository';
import {
  archiveParticipation,
  changeParticipation,
  createParticipation,
  readParticipation,
  readWholeParticipation,
  organizerParticipationResponse,
} from './participations.service';
import { listOwnStands } from './stands.repository';
import { setStands } from './stands.service';

const newFields = { ...participationFields, stands: rows(standFields) };

export const organizerParticipationsRoutes: RoutePlugin = implement(organizerParticipationsApi, (services) => {
  const { database, clock, actionName } = services;
  const authorOf = (request: FastifyRequest) => ({ userId: callerOf(request).id, at: clock.now() });
  return {
    'GET /organizer/participants': async (request) => {
      const { exhibition_id: exhibitionId, search, kind: type, archived, people, sort, ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows: found, total } = await listAllParticipations(
        database.read,
        {
          ...{ within: exhibitionsOf(request), exhibitionId, search, type, sort },
          isArchived: archived === undefined ? undefined : archived === '1',
          hasPeople: people === undefined ? undefined : people === '1',
        },
        paging,
      );
      return { data: found.map(organizerParticipationResponse), meta: pageMeta(paging, total) };
    },
    'POST /organizer/participants': async (request, reply) => {
      // without currencies those of the exhibition are taken, which is known later
      const isOwn = request.body.currencies !== undefined && request.body.currencies !== null;
      const { stands, ...values } = checkNew(newFields, request.body, request.locale, {
        ...participationDefaults,
        currencies: currencyCodes,
      });
      const answer = await withIdempotency(services, request, async (trx) => {
        const settings = { ...values, currencies: isOwn ? values.currencies : [] };
        const id = await createParticipation(trx, services, settings, stands, authorOf(request));
        return { data: await readWholeParticipation(trx, id, scopeOf(request, 'people', 'read')) };
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/participants/{id}': async (request) => ({
      data: await readWholeParticipation(database.read, request.params.id, scopeOf(request, 'people', 'read')),
    }),
    'GET /organizer/participants/{id}/history': async (request) => {
      const { id } = request.params;
      const { exhibition_id: exhibitionId } = await readParticipation(database.read, id);
      const paging = pagingOf(request.query);
      const { rows: entries, total } = await listHistory(database.read, id, paging);
      const seesPeople = mayTouch(scopeOf(request, 'people', 'read'), [exhibitionId], 'read');
      return {
        data: entries.map((entry) => historyResponse(entry, { actionName, locale: request.locale, seesPeople })),
        meta: pageMeta(paging, total),
      };
    },
    'PATCH /organizer/participants/{id}': async (request, reply) => {
      const { id } = request.params;
      const { allow_below_issued: isForced = false, ...body } = request.body;
      const change = { id, body, userId: callerOf(request).id, locale: request.locale, isForced };
      const data = await database.transaction((trx) =>
        matchedWrite(
          trx,
          { request, reply, table: 'participations', id },
          () => readParticipation(trx, id),
          () => changeParticipation(trx, services, change),
        ),
      );
      return { data };
    },
    'PUT /organizer/participants/{id}/stands': async (request) => {
      const { id } = request.params;
      const { stands } = checkNew(standListFields, request.body, request.locale);
      const data = await database.transaction(async (trx) => {
        await lockParticipation(trx, id);
        const { rows: found } = await listAllParticipations(trx, { within: 'all', id }, { page: 1, perPage: 1 });
        const [participation] = found;
        if (!participation || participation.deleted_at !== null) throw notFound();
        await setStands(trx, participation, stands, authorOf(request));
        await publishParticipationChanged(trx, services, [
          id,
          ...(participation.parent_id === null ? [] : [participation.parent_id]),
        ]);
        return listOwnStands(trx, id);
      });
      return { data };
    },
    'POST /organizer/participants/{id}/archive': async (request) => {
      const archived = { id: request.params.id, userId: callerOf(request).id };
      return { data: await database.transaction((trx) => archiveParticipation(trx, services, archived)) };
    },
  };
});
