import { Type } from 'typebox';
import { DataOf, Id, errorResponses, pdfResponse, routeTable } from '../../http';
import { Contract, ContractParty } from './contract.schema';

const params = Type.Object({ id: Id });

const Parties = DataOf(Type.Array(ContractParty));

/** Contracts of a participation and the files of their documents (ACC §10). */
export const contractsApi = routeTable('documents', {
  'GET /participants/{id}/contracts': {
    summary: 'Contracts with their documents, for every role',
    params,
    responses: { 200: DataOf(Type.Array(Contract)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/counterparties': {
    summary: 'Counterparties of the contracts of the participation',
    params,
    responses: { 200: Parties, ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/executors': {
    summary: 'Executors of the contracts of the participation',
    params,
    responses: { 200: Parties, ...errorResponses(401, 404) },
  },
  'PATCH /participants/{id}/contracts/{contractId}/edo-rent': {
    summary: 'Switch electronic document exchange for one contract of the participation',
    params: Type.Object({ id: Id, contractId: Id }),
    body: Type.Object({ is_edo_rent: Type.Boolean() }),
    responses: {
      200: DataOf(Type.Object({ id: Id, is_edo_rent: Type.Boolean() })),
      ...errorResponses(401, 403, 404, 422),
    },
  },
  'GET /documents/{docId}/download': {
    summary: 'Download a document as a PDF; 404 for documents of other participations',
    params: Type.Object({ docId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 404, 429) },
  },
});
