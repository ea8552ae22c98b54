import type { CurrencyCode, Localized } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';
import type { SetUpColumns } from '../../../platform/database/columns';

interface ContractPartiesTable extends SetUpColumns, Localized<'name'> {
  id: Generated<number>;
}

/** Index: (participation_id, id). */
interface ContractsTable extends SetUpColumns {
  id: Generated<number>;
  participation_id: number;
  number: string;
  /** A day. */
  signed_at: string;
  /** Rent of the stand; otherwise additional services. */
  is_rent: boolean;
  is_edo_rent: Generated<boolean>;
  counterparty_id: number;
  executor_id: number;
}

/** A line of a document, in both languages. */
export interface ContentLine extends Localized<'name' | 'measure_unit'>, Localized<'rental_object', string | null> {
  quantity: number;
  amount: number;
}

/** Index: (contract_id, id). */
export interface ContractDocumentsTable extends SetUpColumns {
  id: Generated<number>;
  contract_id: number;
  type: 'contract' | 'invoice' | 'act';
  number: string;
  document_date: string;
  /** numeric: comes as text. */
  amount: ColumnType<string, number, number>;
  amount_paid: ColumnType<string, number | undefined, number>;
  currency: CurrencyCode;
  contents: ColumnType<ContentLine[], string, string>;
}

/** The file of a document. Index: unique (document_id). */
export interface DocumentFilesTable {
  id: Generated<number>;
  document_id: number;
  /** Name in the file store. */
  stored_name: string;
  created_at: ColumnType<Date, Date, never>;
  created_by: number | null;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    contract_documents: ContractDocumentsTable;
    contract_parties: ContractPartiesTable;
    contracts: ContractsTable;
    document_files: DocumentFilesTable;
  }
}
