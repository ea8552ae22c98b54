import { contractsApi } from '@fairfront/shared-kit/domain/account/api';
import { writeAudit } from '../../../platform/database/audit';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { requireParticipation } from '../../participations';
import { contractResponse, documentFileName } from './contract.response';
import { listContracts, listParties, putEdoRent, readDocument } from './contracts.repository';
import { documentSheet } from './document-sheet';

export const contractsRoutes: RoutePlugin = implement(contractsApi, (services) => {
  const { database, clock } = services;
  const partiesOf = async (userId: number, participationId: number, side: 'counterparty_id' | 'executor_id') => {
    const { id } = await requireParticipation(database.read, userId, participationId);
    return listParties(database.read, id, side);
  };
  return {
    'GET /participants/{id}/contracts': async (request) => {
      const { id } = await requireParticipation(database.read, callerOf(request).id, request.params.id);
      return { data: (await listContracts(database.read, id)).map(contractResponse) };
    },
    'GET /participants/{id}/counterparties': async (request) => ({
      data: await partiesOf(callerOf(request).id, request.params.id, 'counterparty_id'),
    }),
    'GET /participants/{id}/executors': async (request) => ({
      data: await partiesOf(callerOf(request).id, request.params.id, 'executor_id'),
    }),
    'PATCH /participants/{id}/contracts/{contractId}/edo-rent': (request) =>
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
    'GET /documents/{docId}/download': async (request, reply) => {
      const row = await readDocument(database.read, request.params.docId);
      if (!row) throw notFound();
      await requireParticipation(database.read, callerOf(request).id, row.participation_id);
      const fileName = documentFileName(row);
      return sendDownload(reply, services, {
        fileName,
        job: { kind: 'accounting', title: fileName, sheet: documentSheet(row) },
      });
    },
  };
});
