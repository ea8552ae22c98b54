import { Type } from 'typebox';
import { currencyCodes } from '../../common';
import { DataOf, Day, Id, Nullable, closed, errorResponses, routeTable } from '../../http';
import { ContentLine, ContractDocument } from './contract.schema';

const amount = Type.Number({ minimum: 0, multipleOf: 0.01, maximum: 1e12 });

export const NewDocumentLine = Type.Object({ ...ContentLine.properties }, { title: 'NewDocumentLine' });

export const NewContractDocument = Type.Object(
  {
    external_id: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    contract_id: Id,
    type: Type.Enum(['contract', 'invoice', 'act']),
    number: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
    document_date: Day(),
    amount,
    amount_paid: Type.Optional(amount),
    currency: Type.Enum([...currencyCodes]),
    contents: Type.Array(NewDocumentLine, { maxItems: 500 }),
  },
  {
    title: 'NewContractDocument',
    description: 'An invoice, an act or the contract itself, without its file',
  },
);

/** Documents of participations for the organiser. */
export const organizerDocumentsApi = routeTable('organizer', {
  'POST /organizer/participants/{id}/documents': {
    summary: 'Add a document to a contract and notify the participation',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ id: Id }),
    body: closed(NewContractDocument),
    responses: { 201: DataOf(ContractDocument), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
