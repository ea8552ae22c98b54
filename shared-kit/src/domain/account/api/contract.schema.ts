import { localized } from '../../common';
import { currencyCodes } from '../../common';
import { Type } from 'typebox';
import { Day, Id, Nullable } from '../../http';

export const ContractParty = Type.Object(
  { id: Id, ...localized('name', () => Type.String()) },
  { title: 'ContractParty', description: 'A payer or a contractor of contracts' },
);

export const ContentLine = Type.Object(
  {
    ...localized('name', () => Type.String()),
    quantity: Type.Number(),
    ...localized('measure_unit', () => Type.String()),
    amount: Type.Number(),
    ...localized('rental_object', () => Nullable(Type.String())),
  },
  { title: 'DocumentLine', description: 'A line of the content of a document' },
);

export const DocumentFile = Type.Object(
  { id: Id, name: Type.String() },
  { title: 'DocumentFile', description: 'The file of a document, by GET files/{fileId}/download' },
);

export const ContractDocument = Type.Object(
  {
    id: Id,
    type: Type.Enum(['contract', 'invoice', 'act']),
    number: Type.String(),
    contract_number: Type.String(),
    contract_date: Day(),
    document_date: Day(),
    is_rent: Type.Boolean(),
    amount: Type.Number(),
    amount_paid: Type.Number(),
    currency: Type.Enum([...currencyCodes]),
    file: Nullable(DocumentFile),
    contents: Type.Array(ContentLine),
  },
  { title: 'ContractDocument', description: 'An invoice, an act or the contract itself' },
);

export const Contract = Type.Object(
  {
    id: Id,
    number: Type.String(),
    is_edo_rent: Type.Boolean(),
    counterparty: ContractParty,
    executor: ContractParty,
    documents: Type.Array(ContractDocument),
  },
  { title: 'Contract', description: 'A contract of a participation with its documents' },
);
