import { organizerContractsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { changedEntry, createdEntry, listedEntries, removedEntry } from '../../../platform/set-up/set-up.handlers';
import { contractDocuments, contractParties, contracts } from './contract.kind';

export const organizerContractsRoutes: RoutePlugin = implement(organizerContractsApi, (services) => ({
  'GET /organizer/contract-parties': async () => ({ data: await listedEntries(services, contractParties, ['id']) }),
  'POST /organizer/contract-parties': async (request, reply) =>
    reply.code(201).send(await createdEntry(services, request, contractParties)),
  'PATCH /organizer/contract-parties/{partyId}': (request) =>
    changedEntry(services, request, contractParties, request.params.partyId),
  'DELETE /organizer/contract-parties/{partyId}': (request) =>
    removedEntry(services, request, contractParties, request.params.partyId),
  'GET /organizer/participants/{id}/contracts': async (request) => ({
    data: await listedEntries(services, contracts, ['signed_at', 'id'], {
      column: 'participation_id',
      id: request.params.id,
    }),
  }),
  'POST /organizer/contracts': async (request, reply) =>
    reply.code(201).send(await createdEntry(services, request, contracts)),
  'PATCH /organizer/contracts/{contractId}': (request) =>
    changedEntry(services, request, contracts, request.params.contractId),
  'DELETE /organizer/contracts/{contractId}': (request) =>
    removedEntry(services, request, contracts, request.params.contractId),
  'GET /organizer/contracts/{contractId}/documents': async (request) => ({
    data: await listedEntries(services, contractDocuments, ['document_date', 'id'], {
      column: 'contract_id',
      id: request.params.contractId,
    }),
  }),
  'PATCH /organizer/documents/{docId}': (request) =>
    changedEntry(services, request, contractDocuments, request.params.docId),
  'DELETE /organizer/documents/{docId}': (request) =>
    removedEntry(services, request, contractDocuments, request.params.docId),
}));
