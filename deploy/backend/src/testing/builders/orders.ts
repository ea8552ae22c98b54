import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { aService } from './services';
import type { TestPortal } from './test-portal';

type Order = Selectable<Tables['additional_orders']>;

/** A new order of one piece at 100 roubles, paid by the company; a price of null is one that staff have to set. */
export const anOrder = async (
  portal: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  { price = 10_000, ...changes }: Partial<Insertable<Tables['additional_orders']>> & { price?: number | null } = {},
): Promise<Order> => {
  const { database, clock } = portal;
  const service = await aService(portal);
  const { company_id: payer_id } = await database.read
    .selectFrom('participations')
    .select('company_id')
    .where('id', '=', participation_id)
    .executeTakeFirstOrThrow();
  const order = await database.read
    .insertInto('additional_orders')
    .values({
      ...{ participation_id, payer_id, status: 'new', currency: 'RUR' },
      ...{ vat_rate: 20, comment: null, purchase_number: null, created_by: null, is_accept_needed: price === null },
      ...{ created_at: clock.now(), updated_at: clock.now() },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const state = { quantity: 1, dates: [], quantity_by_dates: [], time_range_by_dates: [], price, amount: price };
  await database.read
    .insertInto('order_lines')
    .values({
      ...{ order_id: order.id, position: 1, service_id: service.id, comment: null, purchase_number: null },
      ...{ quantity: 1, dates: '[]', quantity_by_dates: '[]', time_range_by_dates: '[]', price, amount: price },
      service: JSON.stringify({
        ...{ name_rus: service.name_rus, name_eng: service.name_eng, mode: 'plain' },
        executor: { id: 1, name_rus: 'Дирекция', name_eng: 'Office', is_organizer: true },
        unit: { id: 1, name_rus: 'шт.', name_eng: 'pc' },
      }),
      placed: JSON.stringify(state),
    })
    .execute();
  return order;
};

/** A message of the exhibitor in the chat of an order. */
export const aMessage = (
  { database, clock }: TestPortal,
  { id: order_id }: Pick<Order, 'id'>,
  changes: Partial<Insertable<Tables['order_messages']>> = {},
): Promise<Selectable<Tables['order_messages']>> =>
  database.read
    .insertInto('order_messages')
    .values({
      ...{ order_id, sender: 'user', user_id: null, manager_id: null, text: 'Когда привезёте?' },
      created_at: clock.now(),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
