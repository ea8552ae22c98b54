import { deadlineOf } from '@fairfront/mf-passes/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { readPassEvent } from '../passes/pass-context';

/**
 * Lets the links of these participations follow their dates: none lasts longer than passes of participants can be added, and one
 * that a nearer deadline has ended lasts as long as its sender chose when the deadline moves back (PASS-291). Its place is free
 * from its end on (PASS-292).
 */
export const followPassDeadline = async (
  trx: Transaction<Tables>,
  of: { exhibitionId: number } | { participationId: number },
): Promise<void> => {
  const participations = await trx
    .selectFrom('pass_links as l')
    .innerJoin('participations as p', 'p.id', 'l.participation_id')
    .select('p.id')
    .distinct()
    .where('l.filled_at', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where((on) =>
      'exhibitionId' in of ? on('p.exhibition_id', '=', of.exhibitionId) : on('p.id', '=', of.participationId),
    )
    .orderBy('p.id')
    .execute();
  for (const { id } of participations) {
    const deadline = new Date(deadlineOf('participant', await readPassEvent(trx, id)));
    await trx
      .updateTable('pass_links')
      .set({ expires_at: sql`least(wanted_until, ${deadline}::timestamptz)` })
      .where('filled_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('participation_id', '=', id)
      .execute();
  }
};
