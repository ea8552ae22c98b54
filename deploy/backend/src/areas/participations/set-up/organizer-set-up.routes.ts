import { organizerSetUpApi } from '@fairfront/shared-kit/domain/participations/api';
import {
  companyRecordFields,
  countryFields,
  managerFields,
  pavilionFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { entityTag } from '../../../platform/http/entity-tag';
import { invalidTexts } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf, type PagingQuery } from '../../../platform/http/paging';
import { checkNew } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { serverText } from '../../../platform/texts/server-texts';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { countries } from '../countries/country.kind';
import { isCountry } from '../companies/companies.repository';
import { participationsOfExhibition } from '../participations/participation-names.repository';
import { createCompanies, createCountries, createManagers, createPavilions } from './create.service';
import { companyKind, exhibitionKind, managerKind, pavilionKind } from './record-kinds';
import { findRecord, listRecords, type StoredRecord } from './records.repository';
import { archiveRecord, changeRecord, readRecord, recordResponse, refuseTakenExternal } from './records.service';

const filterOf = ({ archived = false }: { archived?: boolean }) => ({ isArchived: archived });

/** @throws HttpError 422 unless it is a pavilion of the same exhibition or of all, and not inside another one */
const checkParent = async (
  db: Kysely<Tables>,
  { parent_id }: { parent_id: number | null },
  { id, exhibition_id }: { id?: number; exhibition_id: number | null },
): Promise<void> => {
  if (parent_id === null) return;
  const parent = await findRecord<StoredRecord & { parent_id: number | null; exhibition_id: number | null }>(
    db,
    'pavilions',
    parent_id,
  );
  const isInReach = parent && (parent.exhibition_id === null || parent.exhibition_id === exhibition_id);
  if (!isInReach || parent.parent_id !== null || parent.id === id) {
    throw invalidTexts({ parent_id: serverText('setUp.pavilionUnknown') });
  }
};

const checkCountry = async (
  db: Kysely<Tables>,
  { country_id }: { country_id: number | null },
  stored: number | null,
): Promise<void> => {
  if (country_id !== null && !(await isCountry(db, country_id, stored))) {
    throw invalidTexts({ country_id: serverText('setUp.countryUnknown') });
  }
};

const pavilionResponse = (row: Parameters<typeof pavilionKind.valuesOf>[0]) => ({
  ...recordResponse(pavilionKind, row),
  etag: entityTag(row.changed_at),
  exhibition_id: row.exhibition_id,
});
const managerResponse = (row: Parameters<typeof managerKind.valuesOf>[0]) => ({
  ...recordResponse(managerKind, row),
  etag: entityTag(row.changed_at),
  exhibition_id: row.exhibition_id,
});

type CompanyResponse = ReturnType<typeof recordResponse<typeof companyRecordFields, StoredRecord>>;

export const organizerSetUpRoutes: RoutePlugin = implement(organizerSetUpApi, (services) => {
  const { database, clock } = services;
  const ofCountries = entryHandlers(services, countries, ['id']);
  const authorOf = (request: FastifyRequest) => ({ userId: callerOf(request).id, at: clock.now() });
  const changeOf = (request: FastifyRequest, id: number) => ({
    id,
    body: request.body as object,
    userId: callerOf(request).id,
    locale: request.locale,
  });
  const archive = (request: FastifyRequest, id: number, to: 'archived' | 'restored') => ({
    id,
    userId: callerOf(request).id,
    to,
  });
  const pageOf = async <Row extends StoredRecord, Answer>(
    kind: { table: Parameters<typeof listRecords>[1] },
    query: PagingQuery & { archived?: boolean; search?: string },
    answerOf: (row: Row) => Answer,
    exhibitionId?: number,
  ) => {
    const paging = pagingOf(query);
    const search = query.search === undefined ? {} : { search: query.search };
    const of = exhibitionId === undefined ? {} : { exhibitionId };
    const filter = { ...filterOf(query), ...search, ...of };
    const { rows, total } = await listRecords<Row>(database.read, kind.table, filter, paging);
    return { data: rows.map(answerOf), meta: pageMeta(paging, total) };
  };
  const changePavilion = (request: FastifyRequest, reply: FastifyReply, id: number) =>
    database.transaction(async (trx) => {
      const read = async () => pavilionResponse(await readRecord(trx, pavilionKind, id));
      await matchedWrite(trx, { request, reply, table: 'pavilions', id }, read, () =>
        changeRecord(trx, services, pavilionKind, changeOf(request, id), {
          check: (wanted, row) => checkParent(trx, wanted, row),
        }),
      );
      return read();
    });
  const archivePavilion = (request: FastifyRequest, id: number, to: 'archived' | 'restored') =>
    database.transaction(async (trx) => {
      await archiveRecord(trx, services, pavilionKind, archive(request, id, to));
      return pavilionResponse(await readRecord(trx, pavilionKind, id));
    });
  const archiveManager = (request: FastifyRequest, id: number, to: 'archived' | 'restored') =>
    database.transaction(async (trx) => {
      await archiveRecord(trx, services, managerKind, archive(request, id, to));
      return managerResponse(await readRecord(trx, managerKind, id));
    });
  const writeCompany = (
    request: FastifyRequest,
    reply: FastifyReply,
    id: number,
    write: (trx: Transaction<Tables>) => Promise<CompanyResponse>,
  ) =>
    database.transaction((trx) =>
      matchedWrite(
        trx,
        { request, reply, table: 'companies', id },
        async () => recordResponse(companyKind, await readRecord(trx, companyKind, id)),
        () => write(trx),
      ),
    );
  const archiveCompany = (request: FastifyRequest, reply: FastifyReply, id: number, to: 'archived' | 'restored') =>
    writeCompany(request, reply, id, (trx) => archiveRecord(trx, services, companyKind, archive(request, id, to)));

  return {
    'GET /organizer/exhibitions/{exhibitionId}/pavilions': async (request) => {
      const { exhibitionId } = request.params;
      await readRecord(database.read, exhibitionKind, exhibitionId);
      return pageOf(pavilionKind, request.query, pavilionResponse, exhibitionId);
    },
    'POST /organizer/exhibitions/{exhibitionId}/pavilions': async (request, reply) => {
      const { exhibitionId } = request.params;
      const values = checkNew(pavilionFields, request.body, request.locale);
      const answer = await withIdempotency(services, request, async (trx) => {
        await readRecord(trx, exhibitionKind, exhibitionId);
        await checkParent(trx, values, { exhibition_id: exhibitionId });
        await refuseTakenExternal(trx, 'pavilions', { externalId: values.external_id, exhibitionId });
        const [id = 0] = await createPavilions(trx, [{ ...values, exhibition_id: exhibitionId }], authorOf(request));
        return { data: pavilionResponse(await readRecord(trx, pavilionKind, id)) };
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/pavilions/{id}': async ({ params }) => ({
      data: pavilionResponse(await readRecord(database.read, pavilionKind, params.id)),
    }),
    'PATCH /organizer/pavilions/{id}': async (request, reply) => ({
      data: await changePavilion(request, reply, request.params.id),
    }),
    'POST /organizer/pavilions/{id}/archive': async (request) => ({
      data: await archivePavilion(request, request.params.id, 'archived'),
    }),
    'POST /organizer/pavilions/{id}/restore': async (request) => ({
      data: await archivePavilion(request, request.params.id, 'restored'),
    }),
    'GET /organizer/exhibitions/{exhibitionId}/managers': async (request) => {
      const { exhibitionId } = request.params;
      const found = await pageOf(managerKind, request.query, managerResponse, exhibitionId);
      if (found.data.length === 0) await readRecord(database.read, exhibitionKind, exhibitionId);
      return found;
    },
    'POST /organizer/exhibitions/{exhibitionId}/managers': async (request, reply) => {
      const { exhibitionId } = request.params;
      const values = checkNew(managerFields, request.body, request.locale);
      const answer = await withIdempotency(services, request, async (trx) => {
        await readRecord(trx, exhibitionKind, exhibitionId);
        await refuseTakenExternal(trx, 'exhibition_managers', { externalId: values.external_id, exhibitionId });
        const [id = 0] = await createManagers(trx, [{ ...values, exhibition_id: exhibitionId }], authorOf(request));
        await publishParticipationChanged(trx, services, await participationsOfExhibition(trx, exhibitionId));
        return { data: managerResponse(await readRecord(trx, managerKind, id)) };
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/managers/{id}': async ({ params }) => ({
      data: managerResponse(await readRecord(database.read, managerKind, params.id)),
    }),
    'PATCH /organizer/managers/{id}': async (request, reply) => {
      const { id } = request.params;
      const data = await database.transaction(async (trx) => {
        const read = async () => managerResponse(await readRecord(trx, managerKind, id));
        await matchedWrite(trx, { request, reply, table: 'exhibition_managers', id }, read, () =>
          changeRecord(trx, services, managerKind, changeOf(request, id)),
        );
        return read();
      });
      return { data };
    },
    'POST /organizer/managers/{id}/archive': async (request) => ({
      data: await archiveManager(request, request.params.id, 'archived'),
    }),
    'POST /organizer/managers/{id}/restore': async (request) => ({
      data: await archiveManager(request, request.params.id, 'restored'),
    }),
    'GET /organizer/companies': (request) =>
      pageOf(companyKind, request.query, (row: Parameters<typeof companyKind.valuesOf>[0]) =>
        recordResponse(companyKind, row),
      ),
    'POST /organizer/companies': async (request, reply) => {
      const values = checkNew(companyRecordFields, request.body, request.locale);
      const answer = await withIdempotency(services, request, async (trx) => {
        await checkCountry(trx, values, null);
        await refuseTakenExternal(trx, 'companies', { externalId: values.external_id });
        const [id = 0] = await createCompanies(trx, [values], authorOf(request));
        return { data: recordResponse(companyKind, await readRecord(trx, companyKind, id)) };
      });
      return reply.code(201).send(answer);
    },
    'GET /organizer/companies/{id}': async ({ params }) => ({
      data: recordResponse(companyKind, await readRecord(database.read, companyKind, params.id)),
    }),
    'PATCH /organizer/companies/{id}': async (request, reply) => ({
      data: await writeCompany(request, reply, request.params.id, (trx) =>
        changeRecord(trx, services, companyKind, changeOf(request, request.params.id), {
          check: (wanted, stored) => checkCountry(trx, wanted, companyKind.valuesOf(stored).country_id),
        }),
      ),
    }),
    'POST /organizer/companies/{id}/archive': async (request, reply) => ({
      data: await archiveCompany(request, reply, request.params.id, 'archived'),
    }),
    'POST /organizer/companies/{id}/restore': async (request, reply) => ({
      data: await archiveCompany(request, reply, request.params.id, 'restored'),
    }),
    'GET /organizer/countries': ofCountries.list,
    'PATCH /organizer/countries/{countryId}': (request) => ofCountries.change(request, request.params.countryId),
    'POST /organizer/countries': async (request, reply) => {
      const values = checkNew(countryFields, request.body, request.locale);
      const answer = await withIdempotency(services, request, async (trx) => {
        const [id = 0] = await createCountries(trx, [values], authorOf(request));
        return { data: { id, ...values } };
      });
      return reply.code(201).send(answer);
    },
  };
});
