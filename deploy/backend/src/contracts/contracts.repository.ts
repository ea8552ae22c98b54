import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { documentFileName } from './document-file-name';

const party = (id: number, name_rus: string, name_eng: string) => ({ id, name_rus, name_eng });

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
    .where('c.participation_id', '=', participationId)
    .orderBy('c.is_rent', 'desc')
    .orderBy('c.signed_at', 'desc')
    .orderBy('c.id')
    .execute();
  if (rows.length === 0) return [];
  const documents = await db
    .selectFrom('contract_documents as d')
    .leftJoin('document_files as f', 'f.document_id', 'd.id')
    .selectAll('d')
    .select('f.id as file_id')
    .where(
      'd.contract_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('d.document_date', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    is_edo_rent: row.is_edo_rent,
    counterparty: party(row.counterparty_id, row.payer_rus, row.payer_eng),
    executor: party(row.executor_id, row.contractor_rus, row.contractor_eng),
    documents: documents
      .filter(({ contract_id }) => contract_id === row.id)
      .map(({ contract_id: _contract, file_id, amount, amount_paid, ...document }) => ({
        ...document,
        contract_number: row.number,
        contract_date: row.signed_at,
        is_rent: row.is_rent,
        amount: Number(amount),
        amount_paid: Number(amount_paid),
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
