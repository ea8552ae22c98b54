import { currencyOwnerId, currentCurrency, linePrice, lineQuantityOf } from '@fairfront/shared-kit/domain/services';
import {
  billableUnits,
  lineAmount,
  localizedOf,
  type Hundredths,
  type Localized,
} from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { accessColumns } from '../../participations';
import { flagsOf } from '../additional-services/service-requirements';
import { priceOfToday } from '../additional-services/service.response';

/** A line of a cart at the price of today. */
export interface PlannedLine extends Localized<'company'>, Localized<'title'> {
  id: number;
  participation_id: number;
  quantity: number;
  currency: string;
  /** With VAT; null without a price in the currency. */
  amount: Hundredths | null;
  created_at: Date;
}

const plannedRows = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('cart_lines as l')
    .innerJoin('participations as p', 'p.id', 'l.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('additional_services as s', 's.id', 'l.service_id')
    .leftJoin('service_offers as so', (join) =>
      join.onRef('so.service_id', '=', 's.id').onRef('so.exhibition_id', '=', 'p.exhibition_id'),
    )
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(accessColumns())
    .select(['l.id as line_id', 'l.participation_id', 'l.unit_id', 'l.quantity', 'l.created_at'])
    .select(['l.dates', 'l.quantity_by_dates', 'l.time_range_by_dates', 'l.priced_at', 'l.held_prices'])
    .select(['s.prices', 's.requires', 'so.price_steps', 'e.vat_rate', 'e.timezone'])
    .select([
      'p.currency',
      'p.currencies',
      'parent.currency as parent_currency',
      'parent.currencies as parent_currencies',
    ])
    .select([...localizedAs('c.name', 'company'), ...localizedAs('s.name', 'title')])
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .where(
      sql<boolean>`coalesce(not so.is_hidden
        and (so.event_types is null or so.event_types @> to_jsonb(p.type::text)), true)`,
    )
    .orderBy('l.id', 'desc')
    .execute();

type PlannedRow = Awaited<ReturnType<typeof plannedRows>>[number];

const currencyOf = ({ id, users, parent_id, ...row }: PlannedRow): string => {
  const parent = parent_id === null ? null : { id: parent_id };
  const isOwn = currencyOwnerId({ id, users, parent }) === id;
  return currentCurrency(isOwn ? row : { currency: row.parent_currency, currencies: row.parent_currencies ?? [] }).code;
};

/** What carts of an exhibition hold that can still be ordered, the newest first. @param now ms since the epoch */
export const readPlannedLines = async (db: Kysely<Tables>, exhibitionId: number, now: number): Promise<PlannedLine[]> =>
  (await plannedRows(db, exhibitionId)).map((row) => {
    const currency = currencyOf(row);
    const context = { vatRate: Number(row.vat_rate), timezone: row.timezone, now };
    const today = priceOfToday(row, { unitId: row.unit_id, currency }, context);
    const held = { seen: row.held_prices[currency] ?? null, pricedAt: row.priced_at.getTime() };
    const { price } = linePrice(held, today && today.withVat, now);
    return {
      id: row.line_id,
      participation_id: row.participation_id,
      ...localizedOf(row, 'company'),
      ...localizedOf(row, 'title'),
      quantity: Number(row.quantity),
      currency,
      amount: lineAmount(price, billableUnits(lineQuantityOf(flagsOf(row.requires), row))),
      created_at: row.created_at,
    };
  });
