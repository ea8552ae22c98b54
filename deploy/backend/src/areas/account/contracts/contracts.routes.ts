import { Type } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import { DataOf, errorResponses, Id, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { requireParticipation } from '../../participations/access/participation-access';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { Contract, ContractParty } from './contract.schema';
import { listContracts, listParties, putEdoRent, readDocument } from './contracts.repository';
import { documentFileName } from './document-file-name';
import { documentSheet } from './document-sheet';

const tags = ['documents'];
const params = Type.Object({ id: Id });
const Parties = DataOf(Type.Array(ContractParty));

/** Contracts of a participation and the files of their documents (ACC §10). */
export const contractsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/participants/:id/contracts',
    {
      schema: {
        tags,
        summary: 'Contracts with their documents, to every role of the event (ACC-119)',
        params,
        response: { 200: DataOf(Type.Array(Contract)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = await requireParticipation(database.read, callerOf(request).id, request.params.id);
      return { data: await listContracts(database.read, id) };
    },
  );

  for (const [path, side] of [
    ['counterparties', 'counterparty_id'],
    ['executors', 'executor_id'],
  ] as const) {
    app.get(
      `/participants/:id/${path}`,
      {
        schema: {
          tags,
          summary: `The ${path} of the contracts of the participation (ACC-121)`,
          params,
          response: { 200: Parties, ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { id } = await requireParticipation(database.read, callerOf(request).id, request.params.id);
        return { data: await listParties(database.read, id, side) };
      },
    );
  }

  app.patch(
    '/participants/:id/contracts/:contractId/edo-rent',
    {
      schema: {
        tags,
        summary: 'Sets electronic exchange for one contract of the participation (ACC-140)',
        params: Type.Object({ id: Id, contractId: Id }),
        body: Type.Object({ is_edo_rent: Type.Boolean() }),
        response: {
          200: DataOf(Type.Object({ id: Id, is_edo_rent: Type.Boolean() })),
          ...errorResponses(401, 403, 404, 422),
        },
      },
    },
    (request) =>
      database.transaction(async (trx) => {
        const { id: userId } = callerOf(request);
        const { id: participationId } = await requireParticipation(trx, userId, request.params.id, 'write');
        const { contractId } = request.params;
        const data = await putEdoRent(trx, { participationId, contractId, isEdoRent: request.body.is_edo_rent });
        if (!data) throw notFound();
        await writeAudit(trx, {
          userId,
          participationId,
          action: 'contract.edo-rent-set',
          subject: `contract ${data.id}`,
          details: { is_edo_rent: data.is_edo_rent },
          at: clock.now(),
        });
        await publishParticipationChanged(trx, services, [participationId]);
        return { data };
      }),
  );

  app.get(
    '/documents/:docId/download',
    {
      schema: {
        tags,
        summary: 'A document as PDF; 404 for documents of participations the caller is not part of (ACC-129)',
        params: Type.Object({ docId: Id }),
        response: { 200: pdfResponse, ...errorResponses(401, 404, 429) },
      },
    },
    async (request, reply) => {
      const row = await readDocument(database.read, request.params.docId);
      if (!row) throw notFound();
      await requireParticipation(database.read, callerOf(request).id, row.participation_id);
      const fileName = documentFileName(row);
      return sendDownload(reply, services, {
        fileName,
        job: { kind: 'accounting', title: fileName, sheet: documentSheet(row) },
      });
    },
  );
};
