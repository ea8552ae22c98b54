import type { RevenueFigures } from '@fairfront/shared-kit/domain/organizer/api';
import { currencyCodes, type Hundredths } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readPlannedLines, type PlannedLine } from '../../services';
import { inUnits, type CountedRow } from './figure-rows';
import { revenueByCurrency, type RevenueRow } from './revenue.repository';

interface Sum {
  amount: Hundredths;
  count: number;
  unpriced: number;
}

const inAnswer = ({ amount, count, unpriced }: Sum) => ({ amount: inUnits(amount), count, unpriced });

const plannedOf = (lines: readonly PlannedLine[], currency: string): Sum => {
  const own = lines.filter((line) => line.currency === currency);
  return {
    amount: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    count: own.length,
    unpriced: own.filter(({ amount }) => amount === null).length,
  };
};

/**
 * The revenue of an exhibition by currency: of services from the cart to the payment, of rent by its invoices. Currencies
 * without any figure are left out.
 */
export const readRevenue = async (db: Kysely<Tables>, exhibitionId: number, now: number): Promise<RevenueFigures[]> => {
  const planned = await readPlannedLines(db, exhibitionId, now);
  const stored = await revenueByCurrency(db, exhibitionId);
  const rowOf = (of: RevenueFigures['of'], currency: string): RevenueFigures[] => {
    const isRent = of === 'rent';
    const storedOf = (step: RevenueRow['step']): Sum =>
      stored.find((row) => row.step === step && row.is_rent === isRent && row.currency === currency) ?? {
        ...{ amount: 0, count: 0, unpriced: 0 },
      };
    const inCarts = plannedOf(isRent ? [] : planned, currency);
    const [ordered, invoiced, paid] = [storedOf('ordered'), storedOf('invoiced'), storedOf('paid')];
    if (inCarts.count + ordered.count + invoiced.count === 0) return [];
    return [
      {
        of,
        currency,
        planned: isRent ? null : inAnswer(inCarts),
        ordered: isRent ? null : inAnswer(ordered),
        invoiced: inAnswer(invoiced),
        paid: inAnswer(paid),
      },
    ];
  };
  return (['services', 'rent'] as const).flatMap((of) => currencyCodes.flatMap((currency) => rowOf(of, currency)));
};

/** The lines of carts that the figure of planned revenue counts. */
export const plannedRows = async (
  db: Kysely<Tables>,
  { exhibitionId, currency, now }: { exhibitionId: number; currency?: string; now: number },
): Promise<CountedRow[]> =>
  (await readPlannedLines(db, exhibitionId, now))
    .filter((line) => currency === undefined || line.currency === currency)
    .map(({ created_at: at, ...line }) => ({ ...line, kind: 'cart-line', order_id: null, status: null, at }));
