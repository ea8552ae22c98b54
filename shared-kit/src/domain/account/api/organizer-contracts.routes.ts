import { Type } from 'typebox';
import {
  DataOf,
  Id,
  RemovedEntry,
  entryChangeBody,
  errorResponses,
  newEntryBody,
  routeTable,
  setUpEntryOf,
} from '../../http';
import { contractFields, contractPartyFields, documentFields } from '../contract-fields';

const SetUpContractParty = setUpEntryOf(contractPartyFields, {
  title: 'SetUpContractParty',
  description: 'A payer or a contractor for the organiser',
});
const NewContractParty = newEntryBody(contractPartyFields);
const ContractPartyChange = entryChangeBody(contractPartyFields);

const SetUpContract = setUpEntryOf(contractFields, {
  title: 'SetUpContract',
  description: 'A contract for the organiser',
});
const NewContract = newEntryBody(contractFields);
const { participation_id: _participation, ...changedContractFields } = contractFields;
const ContractChange = entryChangeBody(changedContractFields);

const SetUpDocument = setUpEntryOf(documentFields, {
  title: 'SetUpDocument',
  description: 'A document of a contract for the organiser',
});
const { contract_id: _contract, ...changedDocumentFields } = documentFields;
const DocumentChange = entryChangeBody(changedDocumentFields);

/** Contracts of participations with their documents; new documents come by `organizerDocumentsApi`. */
export const organizerContractsApi = routeTable('organizer', {
  'GET /organizer/contract-parties': {
    summary: 'List payers and contractors, archived ones included',
    access: 'manager',
    scope: 'documents',
    exhibitions: 'all',
    responses: { 200: DataOf(Type.Array(SetUpContractParty)), ...errorResponses(401, 403) },
  },
  'POST /organizer/contract-parties': {
    summary: 'Create a payer or contractor',
    access: 'manager',
    scope: 'documents',
    exhibitions: 'all',
    body: NewContractParty,
    responses: { 201: DataOf(SetUpContractParty), ...errorResponses(401, 403, 409, 422) },
  },
  'PATCH /organizer/contract-parties/{partyId}': {
    summary: 'Change a payer or contractor, archive it or offer it again; omitted fields are unchanged',
    access: 'manager',
    scope: 'documents',
    exhibitions: 'all',
    params: Type.Object({ partyId: Id }),
    body: ContractPartyChange,
    responses: { 200: DataOf(SetUpContractParty), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/contract-parties/{partyId}': {
    summary: 'Delete a payer or contractor; one that is in use is archived',
    access: 'manager',
    scope: 'documents',
    exhibitions: 'all',
    params: Type.Object({ partyId: Id }),
    responses: { 200: DataOf(RemovedEntry), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/participants/{id}/contracts': {
    summary: 'List contracts of a participation, archived ones included',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(SetUpContract)), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/contracts': {
    summary: 'Create a contract of a participation',
    access: 'manager',
    scope: 'documents',
    exhibitions: 'all',
    body: NewContract,
    responses: { 201: DataOf(SetUpContract), ...errorResponses(401, 403, 409, 422) },
  },
  'PATCH /organizer/contracts/{contractId}': {
    summary: 'Change a contract of a participation, archive it or offer it again; omitted fields are unchanged',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ contractId: Id }),
    body: ContractChange,
    responses: { 200: DataOf(SetUpContract), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/contracts/{contractId}': {
    summary: 'Delete a contract of a participation; one that is in use is archived',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ contractId: Id }),
    responses: { 200: DataOf(RemovedEntry), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/contracts/{contractId}/documents': {
    summary: 'List documents of a contract, archived ones included',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ contractId: Id }),
    responses: { 200: DataOf(Type.Array(SetUpDocument)), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/documents/{docId}': {
    summary: 'Change a document, or enter what was paid of it; omitted fields are unchanged',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ docId: Id }),
    body: DocumentChange,
    responses: { 200: DataOf(SetUpDocument), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/documents/{docId}': {
    summary: 'Delete a document; one that has a file or a payment is archived',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ docId: Id }),
    responses: { 200: DataOf(RemovedEntry), ...errorResponses(401, 403, 404) },
  },
});
