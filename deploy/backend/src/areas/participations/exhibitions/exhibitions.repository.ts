import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Whether there is an exhibition with this id. */
export const isExhibitionKnown = async (db: Kysely<Tables>, exhibitionId: number): Promise<boolean> => {
  const row = await db.selectFrom('exhibitions').select('id').where('id', '=', exhibitionId).executeTakeFirst();
  return row !== undefined;
};
