import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { exhibitionColumns } from './exhibition-facts';

/** What the organiser reads and changes of an exhibition. */
export const organizerExhibitionColumns = [...exhibitionColumns, 'second_factor_from'] as const;

/** Whether there is an exhibition with this id. */
export const isExhibitionKnown = async (db: Kysely<Tables>, exhibitionId: number): Promise<boolean> => {
  const row = await db.selectFrom('exhibitions').select('id').where('id', '=', exhibitionId).executeTakeFirst();
  return row !== undefined;
};

/** The number of all exhibitions. */
export const countExhibitions = async (db: Kysely<Tables>): Promise<number> => {
  const { total } = await db
    .selectFrom('exhibitions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** One page of all exhibitions, the latest first. */
export const listExhibitions = (db: Kysely<Tables>, { page, perPage }: Paging) =>
  db
    .selectFrom('exhibitions')
    .select(organizerExhibitionColumns)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** One exhibition, locked until the end of the transaction; undefined for an unknown one. */
export const lockExhibition = (trx: Transaction<Tables>, exhibitionId: number) =>
  trx
    .selectFrom('exhibitions')
    .select(organizerExhibitionColumns)
    .where('id', '=', exhibitionId)
    .forUpdate()
    .executeTakeFirst();

/** Changes settings and dates of an exhibition. */
export const updateExhibition = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
  values: Updateable<Tables['exhibitions']>,
): Promise<void> => {
  await trx.updateTable('exhibitions').set(values).where('id', '=', exhibitionId).execute();
};
