import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';

/** Members of a participation who want e-mails, with what each has read of an order's chat and was e-mailed about. */
export const listChatReaders = (
  trx: Transaction<Tables>,
  { participationId, orderId, exceptUserId }: { participationId: number; orderId: number; exceptUserId: number },
) =>
  trx
    .selectFrom('participation_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .leftJoin('order_reads as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.order_id', '=', orderId))
    .select(['p.exhibition_id', 'u.id', 'r.last_message_id', 'r.letter_message_id'])
    .where('pu.participation_id', '=', participationId)
    .where('u.id', '!=', exceptUserId)
    .where('u.can_send_notifications', '=', true)
    .orderBy('u.id')
    .execute();

/** Notes for which message the last e-mail to these users was planned. */
export const notePlannedEmails = async (
  trx: Transaction<Tables>,
  userIds: readonly number[],
  { orderId, messageId, at }: { orderId: number; messageId: number; at: Date },
): Promise<void> => {
  await trx
    .insertInto('order_reads')
    .values(
      userIds.map((id) => ({
        order_id: orderId,
        user_id: id,
        by_staff: false,
        last_message_id: 0,
        read_at: at,
        letter_message_id: messageId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'user_id']).doUpdateSet({ letter_message_id: messageId }))
    .execute();
};

/** The data of a planned e-mail; nothing for people who have left the participation or no longer want e-mails. */
export const readChat = (db: Kysely<Tables>, { orderId, userId }: { orderId: number; userId: number }) =>
  db
    .selectFrom('additional_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('participation_users as pu', (join) =>
      join.onRef('pu.participation_id', '=', 'p.id').on('pu.user_id', '=', userId),
    )
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .leftJoin('order_reads as r', (join) => join.onRef('r.user_id', '=', 'u.id').onRef('r.order_id', '=', 'o.id'))
    .innerJoin('order_messages as m', (join) =>
      join
        .onRef('m.order_id', '=', 'o.id')
        .on(
          'm.id',
          '=',
          sql<number>`(select max(n.id) from order_messages n where n.order_id = o.id and n.sender = 'manager')`,
        ),
    )
    .leftJoin('exhibition_managers as em', 'em.id', 'm.manager_id')
    .select(['p.id as participation_id', 'p.exhibition_id', ...localizedAs('c.name', 'company')])
    .select([...localizedNames('e.title'), 'u.email', 'u.name', 'u.locale', 'm.text', 'r.last_message_id'])
    .select([...localizedNames('em.name'), ...localizedNames('em.lastname')])
    .select(
      sql<number>`(
        select count(*) from order_messages n
        where n.order_id = o.id and n.sender = 'manager' and n.id > coalesce(r.last_message_id, 0))`.as('unread'),
    )
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .where('u.can_send_notifications', '=', true)
    .executeTakeFirst();

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>;
