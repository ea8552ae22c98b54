import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { WebhookKind } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Webhooks of the exhibitions of these participations, also disabled ones: their messages can be sent later. */
export const endpointsOf = (db: Kysely<Tables>, participationIds: readonly number[]) =>
  db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('participations as p', 'p.exhibition_id', 'e.exhibition_id')
    .select(['e.id', 'e.state', 'e.kinds', 'e.exhibition_id', 'p.id as participation_id'])
    .where('p.id', 'in', participationIds)
    .orderBy('e.id')
    .execute();

/** A message and the endpoints that get it. */
export interface NewMessage {
  uid: string;
  kind: WebhookKind;
  body: string;
  endpoints: readonly { id: number; state: 'active' | 'disabled' }[];
}

/** Stores messages for their endpoints; those of a disabled one wait for a replay. */
export const insertMessages = async (
  trx: Transaction<Tables>,
  messages: readonly NewMessage[],
  at: Date,
): Promise<void> => {
  const rows = await trx
    .insertInto('webhook_messages')
    .values(messages.map(({ uid, kind, body }) => ({ uid, kind, body, created_at: at })))
    .returning(['id', 'uid'])
    .execute();
  const ids = new Map(rows.map(({ id, uid }) => [uid, id]));
  await trx
    .insertInto('webhook_deliveries')
    .values(
      messages.flatMap(({ uid, endpoints }) =>
        endpoints.map(({ id, state }) => ({
          endpoint_id: id,
          message_id: ids.get(uid) ?? 0,
          state: state === 'active' ? ('waiting' as const) : ('dead' as const),
          next_attempt_at: at,
        })),
      ),
    )
    .execute();
};

export interface Claim {
  now: Date;
  /** Until when the deliveries belong to this process. */
  until: Date;
  /** Endpoints that this process is calling already. */
  busy: readonly number[];
  limit: number;
  /** Messages for an endpoint at a time; one that fails gets one. */
  perEndpoint: number;
}

/** Claims due messages, a limited number per endpoint, so that a slow endpoint does not delay others. */
export const takeDeliveries = async (db: Kysely<Tables>, { now, until, busy, limit, perEndpoint }: Claim) => {
  const free = busy.length === 0 ? sql`true` : sql`e.id not in (${sql.join(busy)})`;
  const { rows } = await sql<{
    id: number;
    attempts: number;
    endpoint_id: number;
    url: string;
    secret: string;
    former_secret: string | null;
    former_until: Date | null;
    failing_since: Date | null;
    uid: string;
    body: string;
  }>`
    update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = ${until}
    from webhook_messages m, webhook_endpoints e
    where m.id = d.message_id and e.id = d.endpoint_id and d.id = any(array(
      select id from webhook_deliveries where state = 'waiting' and id in (
        select due.id from webhook_endpoints e cross join lateral (
          select w.id from webhook_deliveries w
          where w.endpoint_id = e.id and w.state = 'waiting' and w.next_attempt_at <= ${now}
          order by w.next_attempt_at, w.id
          limit case when e.failing_since is null then ${perEndpoint}::int else 1 end) due
        where e.state = 'active' and ${free} limit ${limit})
      for update skip locked))
    returning d.id, d.attempts, d.endpoint_id, e.url, e.secret, e.former_secret, e.former_until, e.failing_since, m.uid,
      m.body`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
};

export type TakenDelivery = Awaited<ReturnType<typeof takeDeliveries>>[number];

/** Stores the response of an attempt, unless another process has claimed the message meanwhile. */
export const storeAttempt = async (
  db: Kysely<Tables>,
  { id, attempts }: Pick<TakenDelivery, 'id' | 'attempts'>,
  values: Updateable<Tables['webhook_deliveries']>,
): Promise<void> => {
  await db
    .updateTable('webhook_deliveries')
    .set(values)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

/** Stores that an endpoint works, or since when it fails. @returns since when it fails */
export const storeEndpointHealth = async (
  db: Kysely<Tables>,
  id: number,
  isWorking: boolean,
  now: Date,
): Promise<Date | null> => {
  const { failing_since } = await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: isWorking ? null : sql<Date>`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  return failing_since;
};

/** Disables an endpoint; what waits for it is dead until a replay. @returns false if it is disabled already */
export const disableEndpoint = async (trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> => {
  const rows = await trx
    .updateTable('webhook_endpoints')
    .set({ state: 'disabled', disabled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('id')
    .execute();
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'dead' })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return rows.length > 0;
};

/** The recipients of the report about a disabled endpoint, and the exhibition of the endpoint. */
export const readEndpointOwner = (db: Kysely<Tables>, endpointId: number) =>
  db
    .selectFrom('webhook_endpoints as w')
    .innerJoin('exhibitions as e', 'e.id', 'w.exhibition_id')
    .leftJoin('users as u', 'u.id', 'w.created_by')
    .select(['w.url', 'w.state', ...localizedNames('e.title'), 'u.email', 'u.name', 'u.locale'])
    .where('w.id', '=', endpointId)
    .executeTakeFirst();
