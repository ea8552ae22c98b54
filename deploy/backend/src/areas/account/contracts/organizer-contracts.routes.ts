import { organizerContractsApi, organizerDocumentsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { contractDocuments, contractParties, contracts } from './contract.kind';
import { contractDocumentFields } from '@fairfront/shared-kit/domain/account/contract-fields';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { checkValues } from '../../../platform/http/values';
import { addContractDocument } from './organizer-documents.service';

export const organizerContractsRoutes: RoutePlugin = implement(organizerContractsApi, (services) => {
  const ofParties = entryHandlers(services, contractParties, ['id']);
  const ofContracts = entryHandlers(services, contracts, ['signed_at', 'id']);
  const ofDocuments = entryHandlers(services, contractDocuments, ['document_date', 'id']);
  return {
    'GET /organizer/contract-parties': ofParties.list,
    'POST /organizer/contract-parties': ofParties.create,
    'PATCH /organizer/contract-parties/{partyId}': (request) => ofParties.change(request, request.params.partyId),
    'DELETE /organizer/contract-parties/{partyId}': (request) => ofParties.remove(request, request.params.partyId),
    'GET /organizer/participants/{id}/contracts': ({ params }) => ofContracts.listOf('participation_id', params.id),
    'POST /organizer/contracts': ofContracts.create,
    'PATCH /organizer/contracts/{contractId}': (request) => ofContracts.change(request, request.params.contractId),
    'DELETE /organizer/contracts/{contractId}': (request) => ofContracts.remove(request, request.params.contractId),
    'GET /organizer/contracts/{contractId}/documents': ({ params }) =>
      ofDocuments.listOf('contract_id', params.contractId),
    'PATCH /organizer/documents/{docId}': (request) => ofDocuments.change(request, request.params.docId),
    'DELETE /organizer/documents/{docId}': (request) => ofDocuments.remove(request, request.params.docId),
  };
});

export const organizerDocumentsRoutes: RoutePlugin = implement(organizerDocumentsApi, (services) => ({
  'POST /organizer/participants/{id}/documents': async (request, reply) => {
    checkValues(request.body, contractDocumentFields, request.locale);
    const caller = { userId: callerOf(request).id, participationId: request.params.id };
    const answer = await withIdempotency(services, request, async (trx) => ({
      data: await addContractDocument(trx, services, caller, request.body),
    }));
    return reply.code(201).send(answer);
  },
}));
