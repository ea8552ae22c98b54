import { comparisonKey, type Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type RawBuilder, type Updateable } from 'kysely';
import { textColumns } from '../../platform/database/localized-columns';
import type { Tables } from '../../platform/database/tables';
import { countOf, type Paging } from '../../platform/http/paging';
import { jsonRows } from '../../platform/database/json-rows';
import type { DeletionRequestsTable, DeletionState } from './tables';

interface Blocker extends Localized<'exhibition' | 'company'> {
  participation_id: number;
}

/** Current or future participations whose only supervisor is user `u`. */
const blockers = (now: Date) =>
  jsonRows(sql<Blocker>`
    select p.id as participation_id, ${textColumns('e.title', 'exhibition')},
      ${textColumns('c.name', 'company')}
    from participation_users pu
    join participations p on p.id = pu.participation_id and p.deleted_at is null
    join exhibitions e on e.id = p.exhibition_id
    join companies c on c.id = p.company_id
    where pu.user_id = u.id and pu.role = 'supervisor'
      and e.ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date
      and not exists (select 1 from participation_users other
        where other.participation_id = p.id and other.role = 'supervisor' and other.user_id <> u.id)
    order by p.id`).as('blockers');

/** The companies of the participations of user `u`. */
const companies = jsonRows(sql<Localized<'name'> & { id: number }>`
  select c.id, ${textColumns('c.name')} from companies c
  where c.id in (select p.company_id from participation_users pu
    join participations p on p.id = pu.participation_id and p.deleted_at is null where pu.user_id = u.id)
  order by c.id`).as('companies');

const requestColumns = ['r.id', 'r.status', 'r.reason', 'r.comment', 'r.created_at', 'r.decided_at'] as const;

/** The latest request of a user, null in all its columns if there is none, and what blocks a deletion. */
export const readOwnDeletion = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin('deletion_requests as r', (join) =>
      join.on('r.id', '=', ({ selectFrom }) =>
        selectFrom('deletion_requests as newest')
          .select(({ fn }) => fn.max<number>('newest.id').as('id'))
          .where('newest.user_id', '=', userId),
      ),
    )
    .select(requestColumns)
    .select(blockers(now))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export type OwnDeletionRow = Awaited<ReturnType<typeof readOwnDeletion>>;

interface DeletionFilter {
  status?: DeletionState | undefined;
  id?: number;
  /** Part of a name or an e-mail. */
  search?: string;
  /** Absent: pending ones first, then the newest. */
  order?: 'oldest' | 'newest' | undefined;
}

/** One page of the requests for the staff. */
export const listDeletions = async (
  db: Kysely<Tables>,
  now: Date,
  { status, id, search = '', order }: DeletionFilter,
  { page, perPage }: Paging,
) => {
  let query = db
    .selectFrom('deletion_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    // only staff is named; a request is withdrawn by its user
    .leftJoin('users as d', (join) => join.onRef('d.id', '=', 'r.decided_by').on('r.status', 'in', ['refused', 'done']))
    .select(requestColumns)
    .select(['u.id as user_id', 'u.email', 'u.lastname', 'u.name'])
    .select(['d.name as decider_name', 'd.lastname as decider_lastname'])
    .select([companies, blockers(now)]);
  if (status !== undefined) query = query.where('r.status', '=', status);
  if (id !== undefined) query = query.where('r.id', '=', id);
  const words = comparisonKey(search);
  if (words !== '') query = query.where(sql<boolean>`position(${words} in u.search_key) > 0`);
  const total = await countOf(query);
  const rows = await query
    .$if(order === undefined, (all) => all.orderBy(sql`r.status = 'waiting'`, 'desc'))
    .orderBy('r.id', order === 'oldest' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};

/** A request with its user and what blocks the deletion. */
export type DeletionRow = Awaited<ReturnType<typeof listDeletions>>['rows'][number];

/** The number of waiting requests, as a part of a statement. */
export const waitingDeletions = (): RawBuilder<number> =>
  sql<number>`(select count(*)::int from deletion_requests where status = 'waiting')`;

/** Locks the request with an id and its user; undefined for an unknown one. */
export const lockDeletion = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('deletion_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.status', 'r.comment', 'r.user_id', 'u.email', 'u.name', 'u.lastname', 'u.locale'])
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Locks the pending request of a user. */
export const lockWaiting = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('deletion_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

/** Locks a user with the data for an e-mail; undefined for an unknown one. */
export const lockAddressee = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale', 'access'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** The user of a request; undefined for an unknown one. */
export const userOfDeletion = async (db: Kysely<Tables>, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('deletion_requests').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
};

/** Stores a request. @returns its id */
export const insertDeletion = async (db: Kysely<Tables>, row: Insertable<DeletionRequestsTable>): Promise<number> => {
  const { id } = await db.insertInto('deletion_requests').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Changes a request. */
export const updateDeletion = async (
  db: Kysely<Tables>,
  id: number,
  change: Updateable<DeletionRequestsTable>,
): Promise<void> => {
  await db.updateTable('deletion_requests').set(change).where('id', '=', id).execute();
};
