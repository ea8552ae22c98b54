import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The participation that a contract belongs to. */
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
