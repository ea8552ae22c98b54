import { localizedOf } from '@fairfront/shared-kit/domain/common';
import {
  contractFields,
  contractPartyFields,
  documentFields,
} from '@fairfront/shared-kit/domain/account/contract-fields';
import type { SetUpKind } from '../../../platform/set-up/set-up-kind';
import { isPaid, participationOfContract } from './contracts.repository';

/** Payers and contractors of contracts. */
export const contractParties: SetUpKind<'contract_parties', typeof contractPartyFields> = {
  table: 'contract_parties',
  subject: 'contract-party',
  fields: contractPartyFields,
  toRow: (values) => values,
  toValues: (row) => ({ external_id: row.external_id, ...localizedOf(row, 'name') }),
  usedBy: [
    { table: 'contracts', column: 'counterparty_id' },
    { table: 'contracts', column: 'executor_id' },
  ],
  shownTo: () => Promise.resolve([]),
};

/** Contracts of participations. */
export const contracts: SetUpKind<'contracts', typeof contractFields> = {
  table: 'contracts',
  subject: 'contract',
  fields: contractFields,
  scope: 'participation_id',
  toRow: (values) => values,
  toValues: ({ id: _id, archived_at: _archived, ...values }) => values,
  references: ({ participation_id, counterparty_id, executor_id }) => [
    { field: 'participation_id', table: 'participations', id: participation_id },
    { field: 'counterparty_id', table: 'contract_parties', id: counterparty_id },
    { field: 'executor_id', table: 'contract_parties', id: executor_id },
  ],
  usedBy: [{ table: 'contract_documents', column: 'contract_id' }],
  shownTo: (_trx, { participation_id }) => Promise.resolve([participation_id]),
};

/** Documents of contracts. */
export const contractDocuments: SetUpKind<'contract_documents', typeof documentFields> = {
  table: 'contract_documents',
  subject: 'document',
  fields: documentFields,
  defaults: { amount_paid: 0 },
  scope: 'contract_id',
  toRow: ({ contents, ...values }) => ({ ...values, contents: JSON.stringify(contents) }),
  toValues: ({ id: _id, archived_at: _archived, amount, amount_paid, ...values }) => ({
    ...values,
    amount: Number(amount),
    amount_paid: Number(amount_paid),
  }),
  references: ({ contract_id }) => [{ field: 'contract_id', table: 'contracts', id: contract_id }],
  usedBy: [{ table: 'document_files', column: 'document_id' }],
  isUsed: isPaid,
  shownTo: (trx, { contract_id }) => participationOfContract(trx, contract_id),
};
