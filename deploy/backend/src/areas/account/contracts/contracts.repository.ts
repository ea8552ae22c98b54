import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { jsonRows } from '../../../platform/database/json-rows';
import type { ContractDocumentsTable, DocumentFilesTable } from './tables';

interface StoredDocument extends Omit<Selectable<ContractDocumentsTable>, 'contract_id' | 'amount' | 'amount_paid'> {
  amount: number;
  amount_paid: number;
  file_id: number | null;
}

/** The documents of a contract `c`. */
const documentRows = jsonRows(sql<StoredDocument>`
  select d.id, d.type, d.number, d.document_date, d.amount, d.amount_paid, d.currency, d.contents, f.id as file_id
  from contract_documents d
  left join document_files f on f.document_id = d.id
  where d.contract_id = c.id and d.archived_at is null
  order by d.document_date desc, d.id desc`);

/** The contracts of a participation, the newest first, with their documents, the newest first. */
export const listContracts = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('contracts as c')
    .innerJoin('contract_parties as payer', 'payer.id', 'c.counterparty_id')
    .innerJoin('contract_parties as contractor', 'contractor.id', 'c.executor_id')
    .selectAll('c')
    .select([...localizedAs('payer.name', 'payer'), ...localizedAs('contractor.name', 'contractor')])
    .select(documentRows.as('documents'))
    .where('c.participation_id', '=', participationId)
    .where('c.archived_at', 'is', null)
    .orderBy('c.is_rent', 'desc')
    .orderBy('c.signed_at', 'desc')
    .orderBy('c.id')
    .execute();

export type ContractRow = Awaited<ReturnType<typeof listContracts>>[number];

/** The payers or the contractors of the contracts of a participation, each once. */
export const listParties = async (
  db: Kysely<Tables>,
  participationId: number,
  side: 'counterparty_id' | 'executor_id',
) =>
  db
    .selectFrom('contract_parties as party')
    .select(['party.id', ...localizedNames('party.name')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contracts as c')
          .select('c.id')
          .where('c.participation_id', '=', participationId)
          .where('c.archived_at', 'is', null)
          .whereRef(`c.${side}`, '=', 'party.id'),
      ),
    )
    .orderBy('party.id')
    .execute();

/** Everything that the PDF of a document prints; null for an unknown one. Access is checked by the participation. */
export const readDocument = async (db: Kysely<Tables>, id: number) => {
  const row = await db
    .selectFrom('contract_documents as d')
    .innerJoin('contracts as c', 'c.id', 'd.contract_id')
    .innerJoin('participations as p', 'p.id', 'c.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('contract_parties as payer', 'payer.id', 'c.counterparty_id')
    .innerJoin('contract_parties as contractor', 'contractor.id', 'c.executor_id')
    .selectAll('d')
    .select([
      'c.participation_id',
      'c.number as contract_number',
      'c.signed_at',
      ...localizedAs('payer.name', 'payer'),
      ...localizedAs('contractor.name', 'contractor'),
      ...localizedNames('e.title'),
      'e.started_at',
      'e.ended_at',
      ...localizedNames('e.venue'),
      'e.website',
    ])
    .where('d.id', '=', id)
    .where('d.archived_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, amount: Number(row.amount), amount_paid: Number(row.amount_paid) } : null;
};

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof readDocument>>>;

/** An attached file with the participation that it belongs to; null for an unknown one. */
export const readDocumentFile = async (db: Kysely<Tables>, id: number) =>
  (await db
    .selectFrom('document_files as f')
    .innerJoin('contract_documents as d', 'd.id', 'f.document_id')
    .innerJoin('contracts as c', 'c.id', 'd.contract_id')
    .select(['f.stored_name', 'd.type', 'd.number', 'c.participation_id'])
    .where('f.id', '=', id)
    .where('d.archived_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** One contract of one participation. */
interface ContractPlace {
  participationId: number;
  contractId: number;
}

/** Stores whether a contract is exchanged electronically. @returns what is stored; undefined for a contract of another participation */
export const putEdoRent = (
  trx: Transaction<Tables>,
  { participationId, contractId, isEdoRent }: ContractPlace & { isEdoRent: boolean },
) =>
  trx
    .updateTable('contracts')
    .set({ is_edo_rent: isEdoRent })
    .where('id', '=', contractId)
    .where('participation_id', '=', participationId)
    .returning(['id', 'is_edo_rent'])
    .executeTakeFirst();

/** Locks a contract; false for one of another participation. */
export const lockContract = async (
  trx: Transaction<Tables>,
  { participationId, contractId }: ContractPlace,
): Promise<boolean> => {
  const contract = await trx
    .selectFrom('contracts')
    .select('id')
    .where('id', '=', contractId)
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();
  return contract !== undefined;
};

/** Name and participation of a document, locked; undefined for an unknown one. */
export const lockDocument = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('contract_documents as d')
    .innerJoin('contracts as c', 'c.id', 'd.contract_id')
    .select(['d.type', 'd.number', 'c.participation_id'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();

/** Removes the file of a document. @returns the stored names of removed files */
export const deleteDocumentFiles = async (trx: Transaction<Tables>, documentId: number): Promise<string[]> => {
  const older = await trx
    .deleteFrom('document_files')
    .where('document_id', '=', documentId)
    .returning('stored_name')
    .execute();
  return older.map(({ stored_name }) => stored_name);
};

/** Stores the file of a document. @returns its id */
export const insertDocumentFile = async (
  trx: Transaction<Tables>,
  file: Insertable<DocumentFilesTable>,
): Promise<number> => {
  const { id } = await trx.insertInto('document_files').values(file).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Whose contract it is. */
export const participationOfContract = async (trx: Transaction<Tables>, contractId: number): Promise<number[]> => {
  const rows = await trx.selectFrom('contracts').select('participation_id').where('id', '=', contractId).execute();
  return rows.map(({ participation_id }) => participation_id);
};

/** Whether anything was paid of a document. */
export const isPaid = async (trx: Transaction<Tables>, documentId: number): Promise<boolean> =>
  (await trx
    .selectFrom('contract_documents')
    .select('id')
    .where('id', '=', documentId)
    .where('amount_paid', '>', '0')
    .executeTakeFirst()) !== undefined;
