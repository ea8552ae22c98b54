import { fromHundredths, localizedOf, type Hundredths, type Localized } from '@fairfront/shared-kit/domain/common';
import type { FigureRow } from '@fairfront/shared-kit/domain/organizer/api';

/** A line of the list that a figure counts, as it is stored. */
export interface CountedRow extends Localized<'company'>, Localized<'title'> {
  id: number;
  kind: FigureRow['kind'];
  participation_id: number;
  order_id: number | null;
  status: string | null;
  quantity: number | null;
  currency: string | null;
  amount: Hundredths | null;
  at: Date;
}

/** An amount of the database as the API answers it. */
export const inUnits = (hundredths: Hundredths): number => fromHundredths(Number(hundredths));

/** The row as the API returns it. */
export const figureRow = (row: CountedRow): FigureRow => ({
  id: row.id,
  kind: row.kind,
  participation_id: row.participation_id,
  ...localizedOf(row, 'company'),
  ...localizedOf(row, 'title'),
  order_id: row.order_id,
  status: row.status,
  quantity: row.quantity,
  currency: row.currency,
  amount: row.amount === null ? null : inUnits(row.amount),
  at: row.at.toISOString(),
});
