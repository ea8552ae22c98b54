import type { TestApp } from './test-app';

/** A line of an earlier order; a service of pieces without days unless more is said. */
export interface EarlierOrderLine {
  service_id: number;
  quantity?: number;
  dates?: string[];
  mode?: 'plain' | 'stand-area' | 'quantity-by-date' | 'time-ranges';
  /** Hundredths. */
  price?: number;
}

/** Stores an order of a participation of an earlier exhibition. @returns ids of its lines */
export const storeEarlierOrder = async (
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { id: participation_id }: { id: number },
  lines: readonly EarlierOrderLine[],
  { status = 'executed' }: { status?: 'executed' | 'canceled' } = {},
): Promise<number[]> => {
  const { company_id } = await database.read
    .selectFrom('participations')
    .select('company_id')
    .where('id', '=', participation_id)
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const { id: order_id } = await database.read
    .insertInto('additional_orders')
    .values({
      ...{ participation_id, status, currency: 'RUR', vat_rate: 20, comment: null, purchase_number: null },
      ...{ payer_id: company_id, created_by: null, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = { name_rus: 'Дирекция', name_eng: 'Office' };
  const stored = await database.read
    .insertInto('order_lines')
    .values(
      lines.map(({ service_id, quantity = 1, dates = [], mode = 'plain', price = 100_000 }, position) => ({
        ...{ order_id, position, service_id, quantity, comment: null, purchase_number: null, price },
        amount: price * quantity,
        service: JSON.stringify({
          ...{ name_rus: 'Услуга', name_eng: 'Service', mode },
          executor: { id: 1, ...named, is_organizer: true },
          unit: { id: 1, name_rus: 'шт.', name_eng: 'pc' },
        }),
        dates: JSON.stringify(dates),
        quantity_by_dates: '[]',
        time_range_by_dates: '[]',
        placed: null,
      })),
    )
    .returning('id')
    .execute();
  return stored.map(({ id }) => id);
};
