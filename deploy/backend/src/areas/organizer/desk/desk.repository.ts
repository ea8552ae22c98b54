import type { DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** A queue of an exhibition; 0 for one of the whole portal. */
export interface QueuePlace {
  exhibitionId: number;
  queue: DeskQueueName;
}

interface Tab {
  userId: number;
  tab: string;
}

/** Locks what a tab has open. */
export const lockOpenItem = (trx: Transaction<Tables>, { userId, tab }: Tab) =>
  trx
    .selectFrom('desk_open_items')
    .select(['exhibition_id', 'queue', 'item', 'seen_at'])
    .where('user_id', '=', userId)
    .where('tab', '=', tab)
    .forUpdate()
    .executeTakeFirst();

/** Stores what a tab has open. */
export const putOpenItem = async (
  trx: Transaction<Tables>,
  { userId, tab }: Tab,
  { exhibitionId, queue, item, at }: QueuePlace & { item: string; at: Date },
): Promise<void> => {
  const place = { exhibition_id: exhibitionId, queue, item, seen_at: at };
  await trx
    .insertInto('desk_open_items')
    .values({ user_id: userId, tab, ...place })
    .onConflict((conflict) => conflict.columns(['user_id', 'tab']).doUpdateSet(place))
    .execute();
};

/** Forgets what a tab has open. */
export const deleteOpenItem = async (trx: Transaction<Tables>, { userId, tab }: Tab): Promise<void> => {
  await trx.deleteFrom('desk_open_items').where('user_id', '=', userId).where('tab', '=', tab).execute();
};

/** Records the first look at a queue, and that an item is seen. @param item null: only the queue */
export const putLooks = async (
  trx: Transaction<Tables>,
  userId: number,
  { exhibitionId, queue, item, at }: QueuePlace & { item: string | null; at: Date },
): Promise<void> => {
  const look = { user_id: userId, exhibition_id: exhibitionId, queue, looked_at: at };
  await trx
    .insertInto('desk_looks')
    .values({ ...look, item: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (item === null) return;
  await trx
    .insertInto('desk_looks')
    .values({ ...look, item })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exhibition_id', 'queue', 'item']).doUpdateSet({ looked_at: at }),
    )
    .execute();
};

/** The looks of a person at a queue and at these items of it. */
export const listLooks = (
  db: Kysely<Tables>,
  userId: number,
  { exhibitionId, queue }: QueuePlace,
  items: readonly string[],
) =>
  db
    .selectFrom('desk_looks')
    .select(['item', 'looked_at'])
    .where('user_id', '=', userId)
    .where('exhibition_id', '=', exhibitionId)
    .where('queue', '=', queue)
    .where('item', 'in', ['', ...items])
    .execute();

/** The items of a queue that others have open. @param since the oldest sign of life that counts */
export const listOpenItems = (
  db: Kysely<Tables>,
  exceptUserId: number,
  { exhibitionId, queue }: QueuePlace,
  since: Date,
) =>
  db
    .selectFrom('desk_open_items as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.item', 'o.seen_at', 'u.name', 'u.lastname'])
    .where('o.exhibition_id', '=', exhibitionId)
    .where('o.queue', '=', queue)
    .where('o.user_id', '<>', exceptUserId)
    .where('o.seen_at', '>', since)
    .orderBy('o.seen_at')
    .execute();
