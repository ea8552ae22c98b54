import { currencySymbol } from '../../domain/common/currencies';
import { noBreakSpace, writeNumber } from './numbers';

/** The text of an unknown price, in both languages. */
export const unknownPrice = 'N/A';

/**
 * An amount with its currency: `1 234 567 ₽`, in both languages grouped by no-break spaces, the symbol after one; two
 * decimals after a comma only when the amount is not whole. `Intl` prints RUR as "р." and CNY as
 * "CN¥" and differs between versions of Node, hence the own table.
 * @param amount in units of the currency; null is unknown and gives N/A
 * @param currency code (RUR, USD, EUR, CNY)
 */
export const formatMoney = (amount: number | null | undefined, currency: string): string => {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return unknownPrice;
  const isWhole = Number.isInteger(Number(amount.toFixed(2)));
  return writeNumber(amount, isWhole ? 0 : 2, ',') + noBreakSpace + currencySymbol(currency);
};
