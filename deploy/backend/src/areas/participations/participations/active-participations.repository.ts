import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Participations of exhibitions that are not over, of one exhibition or of all, in the order of their ids. */
export const activeParticipations = async (
  db: Kysely<Tables>,
  exhibitionId: number | null,
  today: string,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select('p.id')
    .where('p.deleted_at', 'is', null)
    .where('e.dismantling_ended_at', '>=', today)
    .$if(exhibitionId !== null, (query) => query.where('e.id', '=', exhibitionId ?? 0))
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
};
