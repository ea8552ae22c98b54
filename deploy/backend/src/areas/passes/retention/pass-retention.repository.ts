import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Rows of a statement: fewer than a statement may take time for. */
const batch = 5_000;

/** What was removed of an exhibition. */
export interface RemovedPassData {
  personal: number;
  cars: number;
  links: number;
  notifications: number;
}

const ofExhibition = sql`t.exhibition_id = e.id`;

/**
 * An exhibition whose time has come by its own calendar and that still has pass data, locked for this transaction; another
 * process does not wait for it but gets the next one.
 */
export const lockDueExhibition = async (
  trx: Transaction<Tables>,
  { now, defaultDays }: { now: Date; defaultDays: number },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from exhibitions e
    where e.dismantling_ended_at + coalesce(e.pass_data_days, ${defaultDays}::int)
        < (${now}::timestamptz at time zone e.timezone)::date
      and (
        exists (select from participations t join personal_passes p on p.participation_id = t.id where ${ofExhibition})
        or exists (select from participations t join car_passes p on p.participation_id = t.id where ${ofExhibition})
        or exists (select from participations t join pass_links p on p.participation_id = t.id where ${ofExhibition})
      )
    order by e.id limit 1 for update of e skip locked`.execute(trx);
  return rows[0]?.id ?? null;
};

const removeAll = async (
  db: Kysely<Tables>,
  exhibitionId: number,
  table: 'personal_passes' | 'car_passes' | 'pass_links',
): Promise<number> => {
  let removed = 0;
  let last = batch;
  while (last === batch) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (
        select p.id from ${sql.table(table)} p join participations t on t.id = p.participation_id
        where t.exhibition_id = ${exhibitionId} limit ${batch}
      )`.execute(db);
    last = Number(numAffectedRows ?? 0);
    removed += last;
  }
  return removed;
};

/** Removes passes with their entries at the gates, links to fill them in, and notifications, which name their people. */
export const removePassData = async (trx: Transaction<Tables>, exhibitionId: number): Promise<RemovedPassData> => {
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where(sql<boolean>`subject->>'kind' in ('personal-pass', 'car-pass')`)
    .where('participation_id', 'in', (of) =>
      of.selectFrom('participations').select('id').where('exhibition_id', '=', exhibitionId),
    )
    .executeTakeFirst();
  return {
    notifications: Number(numDeletedRows),
    links: await removeAll(trx, exhibitionId, 'pass_links'),
    personal: await removeAll(trx, exhibitionId, 'personal_passes'),
    cars: await removeAll(trx, exhibitionId, 'car_passes'),
  };
};
