import { formatMoney } from '@fairfront/shared-kit/platform/formats';

/** A signed difference: «+6 000 ₽», «−38 800 ₽»; N/A if unknown. */
export const signedMoney = (amount: number | null, currency: string): string => {
  if (amount === null || amount === 0) return formatMoney(amount, currency);
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency)}`;
};
