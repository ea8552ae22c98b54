import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { countOf } from '../../../platform/http/paging';

/** The webhooks of an exhibition, oldest first. */
export const listEndpoints = (db: Kysely<Tables>, exhibitionId: number) =>
  db.selectFrom('webhook_endpoints').selectAll().where('exhibition_id', '=', exhibitionId).orderBy('id').execute();

/** One webhook; undefined for an unknown one. */
export const readEndpoint = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();

export type EndpointRow = NonNullable<Awaited<ReturnType<typeof readEndpoint>>>;

/** Stores a webhook; returns its id. */
export const insertEndpoint = async (
  trx: Transaction<Tables>,
  values: Insertable<Tables['webhook_endpoints']>,
): Promise<number> => {
  const { id } = await trx.insertInto('webhook_endpoints').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Changes a webhook. */
export const updateEndpoint = async (
  db: Kysely<Tables>,
  id: number,
  values: Updateable<Tables['webhook_endpoints']>,
): Promise<void> => {
  await db.updateTable('webhook_endpoints').set(values).where('id', '=', id).execute();
};

/** Removes a webhook with its log. */
export const deleteEndpoint = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
};

/** One page of the messages of a webhook with their last answers, newest first. */
export const listDeliveries = async (
  db: Kysely<Tables>,
  { endpointId, state }: { endpointId: number; state?: 'waiting' | 'delivered' | 'dead' },
  { page, perPage }: Paging,
) => {
  let query = db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_id')
    .where('d.endpoint_id', '=', endpointId);
  if (state !== undefined) query = query.where('d.state', '=', state);
  const rows = await query
    .select(['d.id', 'm.uid', 'm.kind', 'd.state', 'd.attempts', 'm.created_at', 'd.next_attempt_at'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .select(['d.last_attempt_at', 'd.last_status', 'd.last_error', 'd.last_answer', 'd.last_ms'])
    .orderBy('d.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const [first] = rows;
  // a page beyond the last one has no row with the total
  const total = first || page === 1 ? (first?.total ?? 0) : await countOf(query);
  return { rows, total };
};

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>['rows'][number];

/** Makes one message due again, or all since a moment. @returns how many */
export const replayDeliveries = async (
  trx: Transaction<Tables>,
  endpointId: number,
  which: { delivery_id: number } | { since: string },
  now: Date,
): Promise<number> => {
  let query = trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('endpoint_id', '=', endpointId);
  if ('delivery_id' in which) query = query.where('id', '=', which.delivery_id);
  else {
    const since = new Date(which.since);
    query = query.where('message_id', 'in', (select) =>
      select.selectFrom('webhook_messages').select('id').where('created_at', '>=', since),
    );
  }
  const rows = await query.returning('id').execute();
  return rows.length;
};
