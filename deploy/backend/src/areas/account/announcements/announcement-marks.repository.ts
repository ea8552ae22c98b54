import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { addresses, audienceOfMember } from './announcements.repository';

/** Stores the mark of a reader; a later mark that counts also makes an earlier one count. @returns whether something has changed */
export const putMark = async (
  trx: Transaction<Tables>,
  mark: Insertable<Tables['announcement_reads']>,
): Promise<boolean> => {
  const changed = await trx
    .insertInto('announcement_reads')
    .values(mark)
    .onConflict((conflict) =>
      conflict
        .columns(['announcement_id', 'participation_id', 'user_id'])
        .doUpdateSet({ is_counted: true })
        .where(sql<boolean>`excluded.is_counted and not announcement_reads.is_counted`),
    )
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
};

/** Other members of a participation who have not marked an announcement that is for them, with the data for its news. */
export const teamWithoutMark = (
  trx: Transaction<Tables>,
  { announcementId, participationId, userId }: { announcementId: number; participationId: number; userId: number },
) =>
  trx
    .selectFrom('announcements as a')
    .innerJoin('participations as p', (join) => join.on('p.id', '=', participationId))
    .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .leftJoin('announcement_reads as r', (join) =>
      join
        .onRef('r.announcement_id', '=', 'a.id')
        .onRef('r.participation_id', '=', 'p.id')
        .onRef('r.user_id', '=', 'pu.user_id'),
    )
    .select([...localizedNames('a.title'), 'a.read_until', 'a.is_compulsory', 'pu.user_id'])
    .where('a.id', '=', announcementId)
    .where('r.user_id', 'is', null)
    .where('pu.user_id', '<>', userId)
    .where(addresses(audienceOfMember))
    .orderBy('pu.user_id')
    .execute();

/** Stores when a team was last reminded of an announcement; returns false without storing if that was after `lastBefore`. */
export const putReminder = async (
  trx: Transaction<Tables>,
  reminder: Insertable<Tables['announcement_reminders']>,
  lastBefore: Date,
): Promise<boolean> => {
  const stored = await trx
    .insertInto('announcement_reminders')
    .values(reminder)
    .onConflict((conflict) =>
      conflict
        .columns(['announcement_id', 'participation_id'])
        .doUpdateSet({ sent_at: reminder.sent_at })
        .where('announcement_reminders.sent_at', '<=', lastBefore),
    )
    .returning('sent_at')
    .executeTakeFirst();
  return stored !== undefined;
};
