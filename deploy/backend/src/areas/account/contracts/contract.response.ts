import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { serverTextIn } from '../../../platform/texts/server-texts';
import type { ContractRow } from './contracts.repository';
import type { ContractDocumentsTable } from './tables';

/** A file name in Russian, the language of the document, without characters that file systems forbid, such as slashes. */
export const documentFileName = ({ type, number }: Pick<ContractDocumentsTable, 'type' | 'number'>): string =>
  `${serverTextIn('ru', `documents.${type}`)} ${number.replace(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`;

/** A contract with its documents. */
export const contractResponse = (row: ContractRow) => ({
  id: row.id,
  number: row.number,
  is_edo_rent: row.is_edo_rent,
  counterparty: { id: row.counterparty_id, ...localizedOf(row, 'payer', 'name') },
  executor: { id: row.executor_id, ...localizedOf(row, 'contractor', 'name') },
  documents: row.documents.map(({ file_id, ...document }) => ({
    ...document,
    contract_number: row.number,
    contract_date: row.signed_at,
    is_rent: row.is_rent,
    file: file_id === null ? null : { id: file_id, name: documentFileName(document) },
  })),
});
