import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { accessQuery } from '../../participations';
import type { ServiceUnit } from '@fairfront/shared-kit/domain/services/api';
import { jsonTexts } from '../../../platform/database/localized-columns';

type Currencies = { code: string; symbol: string }[];

/** The statement that reads the access facts of a participation and the context of its services. */
export const accessWithContext = (db: Kysely<Tables>, participationId: number | Expression<number>) =>
  accessQuery(db, participationId)
    .select([
      'e.vat_rate',
      'e.timezone',
      'e.started_at',
      'e.ended_at',
      'e.installation_started_at',
      'e.installation_ended_at',
      'e.dismantling_started_at',
      'e.dismantling_ended_at',
      'p.currency',
      'p.currencies',
    ])
    .select([
      sql<string | null>`(select parent.currency from participations parent where parent.id = p.parent_id)`.as(
        'parent_currency',
      ),
      sql<Currencies | null>`(select parent.currencies from participations parent where parent.id = p.parent_id)`.as(
        'parent_currencies',
      ),
      sql<ServiceUnit[] | null>`(
        select jsonb_agg(jsonb_build_object('id', u.id, ${jsonTexts('name', 'u.name')}) order by u.id)
        from service_units u)`.as('units'),
      sql<number | null>`(select c.version from carts c where c.participation_id = p.id)`.as('cart_version'),
    ]);

/** The same of the participation that has placed an order, with currency and VAT of the order. */
export const orderWithContext = (db: Kysely<Tables>, orderId: number) =>
  accessWithContext(db, sql<number>`(select participation_id from additional_orders where id = ${orderId})`)
    .innerJoin('additional_orders as o', (join) =>
      join.onRef('o.participation_id', '=', 'p.id').on('o.id', '=', orderId),
    )
    .select(['o.currency as order_currency', 'o.vat_rate as order_vat_rate']);

/** A row of `accessWithContext`. */
export type ServicesAccessRow = Awaited<ReturnType<ReturnType<typeof accessWithContext>['executeTakeFirstOrThrow']>>;

/** The currencies of a participation, locked. @throws NoResultError for an unknown one */
export const lockCurrencies = async (db: Kysely<Tables>, participationId: number): Promise<Currencies> => {
  const { currencies } = await db
    .selectFrom('participations')
    .select('currencies')
    .where('id', '=', participationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return currencies;
};

/** Stores the current currency of a participation. */
export const putCurrency = async (db: Kysely<Tables>, participationId: number, currency: string): Promise<void> => {
  await db.updateTable('participations').set({ currency }).where('id', '=', participationId).execute();
};
