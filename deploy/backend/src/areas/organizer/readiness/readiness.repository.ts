import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { accessColumns, deadlineRowsWithoutServices, preparationColumns } from '../../participations';

const lastReminder = (column: 'sent_at' | 'day') =>
  sql`(select r.${sql.ref(column)} from readiness_reminders r
    where r.exhibition_id = p.exhibition_id and r.company_id = p.company_id order by r.day desc limit 1)`;

/**
 * The facts of participations of an exhibition, in one statement however many there are.
 * @param ids only these participations
 */
export const readinessRows = (
  db: Kysely<Tables>,
  { exhibitionId, now, ids }: { exhibitionId: number; now: number; ids?: readonly number[] },
) =>
  deadlineRowsWithoutServices(db, now)
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(accessColumns())
    .select(preparationColumns())
    .select(['c.id as company_id', ...localizedNames('c.name')])
    .select([
      lastReminder('sent_at').$castTo<Date | null>().as('reminded_at'),
      lastReminder('day').$castTo<string | null>().as('reminded_day'),
    ])
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('p.id', 'in', [...(ids ?? [])]))
    .orderBy('p.id')
    .execute();

/** A participation with the facts of its readiness. */
export type ReadinessRow = Awaited<ReturnType<typeof readinessRows>>[number];

/** Stores reminders. @returns those that were stored: the company of another one got one that day */
export const storeReminders = (
  trx: Transaction<Tables>,
  reminders: readonly Insertable<Tables['readiness_reminders']>[],
): Promise<{ id: number; participation_id: number }[]> =>
  trx
    .insertInto('readiness_reminders')
    .values([...reminders])
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'company_id', 'day']).doNothing())
    .returning(['id', 'participation_id'])
    .execute();

/** A reminder for one of its recipients; undefined if one of them is gone. */
export const readReminderFor = (db: Kysely<Tables>, { reminderId, userId }: { reminderId: number; userId: number }) =>
  db
    .selectFrom('readiness_reminders as r')
    .innerJoin('exhibitions as e', 'e.id', 'r.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['r.open', 'r.participation_id', 'r.sent_at', 'e.timezone', 'u.email', 'u.name', 'u.locale'])
    .select([...localizedAs('e.title', 'exhibition'), ...localizedNames('c.name')])
    .where('r.id', '=', reminderId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
