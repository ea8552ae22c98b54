import { deadlineOf } from '@fairfront/mf-passes/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { readPassExhibition } from '../passes/pass-situation';

/**
 * Lets the links of an exhibition follow its dates: none lasts longer than passes of participants can be added, and one that
 * a nearer deadline has ended lasts as long as its sender chose when the deadline moves back (PASS-291). Its place is free
 * from its end on (PASS-292).
 */
export const followPassDeadline = async (trx: Transaction<Tables>, exhibitionId: number): Promise<void> => {
  const exhibition = await readPassExhibition(trx, exhibitionId);
  const types = await trx
    .selectFrom('participations')
    .select('type')
    .distinct()
    .where('exhibition_id', '=', exhibitionId)
    .execute();
  for (const { type } of types) {
    const deadline = new Date(deadlineOf('participant', { type, exhibition }));
    await trx
      .updateTable('pass_links')
      .set({ expires_at: sql`least(wanted_until, ${deadline}::timestamptz)` })
      .where('filled_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('participation_id', 'in', (query) =>
        query
          .selectFrom('participations')
          .select('id')
          .where('exhibition_id', '=', exhibitionId)
          .where('type', '=', type),
      )
      .execute();
  }
};
