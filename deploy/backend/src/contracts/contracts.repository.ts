import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/tables';
import { jsonRows } from '../participations/participation-parts.repository';
import { documentFileName } from './document-file-name';
import type { ContractDocumentsTable } from './tables';

const party = (id: number, name_rus: string, name_eng: string) => ({ id, name_rus, name_eng });

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
  where d.contract_id = c.id
  order by d.document_date desc, d.id desc`);

/** The contracts of a participation, the newest first, with their documents, the newest first (ACC-118, ACC-119). */
export const listContracts = async (db: Kysely<Tables>, participationId: number) => {
  const rows = await db
    .selectFrom('contracts as c')
    .innerJoin('contract_parties as payer', 'payer.id', 'c.counterparty_id')
    .innerJoin('contract_parties as contractor', 'contractor.id', 'c.executor_id')
    .selectAll('c')
    .select([
      'payer.name_rus as payer_rus',
      'payer.name_eng as payer_eng',
      'contractor.name_rus as contractor_rus',
      'contractor.name_eng as contractor_eng',
    ])
    .select(documentRows.as('documents'))
    .where('c.participation_id', '=', participationId)
    .orderBy('c.is_rent', 'desc')
    .orderBy('c.signed_at', 'desc')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    is_edo_rent: row.is_edo_rent,
    counterparty: party(row.counterparty_id, row.payer_rus, row.payer_eng),
    executor: party(row.executor_id, row.contractor_rus, row.contractor_eng),
    documents: row.documents.map(({ file_id, ...document }) => ({
      ...document,
      contract_number: row.number,
      contract_date: row.signed_at,
      is_rent: row.is_rent,
      file: file_id === null ? null : { id: file_id, name: documentFileName(document) },
    })),
  }));
};

/** The payers or the contractors of the contracts of a participation, each once (ACC-121). */
export const listParties = async (
  db: Kysely<Tables>,
  participationId: number,
  side: 'counterparty_id' | 'executor_id',
) =>
  db
    .selectFrom('contract_parties as party')
    .selectAll('party')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contracts as c')
          .select('c.id')
          .where('c.participation_id', '=', participationId)
          .whereRef(`c.${side}`, '=', 'party.id'),
      ),
    )
    .orderBy('party.id')
    .execute();

/** Everything that the PDF of a document prints; null for an unknown one. Access is judged by the participation. */
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
      'payer.name_rus as payer_rus',
      'payer.name_eng as payer_eng',
      'contractor.name_rus as contractor_rus',
      'contractor.name_eng as contractor_eng',
      'e.title_rus',
      'e.title_eng',
      'e.started_at',
      'e.ended_at',
      'e.venue_rus',
      'e.venue_eng',
      'e.website',
    ])
    .where('d.id', '=', id)
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
    .executeTakeFirst()) ?? null;
