import { currencyOwnerId, currentCurrency, linePrice, lineQuantityOf } from '@fairfront/shared-kit/domain/services';
import {
  billableUnits,
  lineAmount,
  localizedOf,
  type Hundredths,
  type Localized,
} from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { flagsOf } from '../additional-services/service-requirements';
import { priceOfToday } from '../additional-services/service.response';
import { plannedRows, type PlannedRow } from './planned-lines.repository';

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
